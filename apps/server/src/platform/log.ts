import { type Logger, pino } from "pino";
import type { Config } from "./config.ts";
import { scrubText } from "./logging/scrub.ts";

export type Log = Logger;

/** Of an error only what says where it comes from: databases put the values of a row into further fields. */
const toLoggedError = (error: unknown): object => {
  if (!(error instanceof Error)) return { message: "something that is no error was thrown" };
  const code = "code" in error ? String(error.code) : undefined;
  return { type: error.name, message: scrubText(error.message), code, stack: scrubText(error.stack ?? "") };
};

const LEVELS: Readonly<Record<number, string>> = { 40: "warning: ", 50: "error: ", 60: "error: " };
const WORDED_APART = new Set(["level", "time", "msg", "request_id"]);

/** A structured line as a person at a terminal reads it: time, sentence, and the rest as name=value. */
const toReadable = (line: string): string => {
  // Every line of the log is an object.
  const { level, time, msg, ...rest } = JSON.parse(line) as Record<string, unknown>;
  const details = Object.entries(rest)
    .filter(([name]) => !WORDED_APART.has(name))
    .map(([name, value]) => `${name}=${typeof value === "string" ? value : JSON.stringify(value)}`);
  return `${String(time).slice(11, 19)} ${LEVELS[Number(level)] ?? ""}${String(msg)}  ${details.join(" ")}\n`;
};

const TERMINAL = { write: (line: string): void => void process.stdout.write(toReadable(line)) };

/** Structured lines on standard output (worded for people where that is a terminal); what could identify or open anything never reaches them. */
export const makeLog = (
  config: Pick<Config, "log_level">,
  destination?: { write: (line: string) => void },
): Log => {
  const options = {
    level: config.log_level,
    base: null,
    serializers: { err: toLoggedError },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    redact: {
      paths: [
        "password",
        "*.password",
        "token",
        "*.token",
        "authorization",
        "*.authorization",
        "cookie",
        "*.cookie",
      ],
      censor: "[kept out]",
    },
  };
  const place = destination ?? (process.stdout.isTTY ? TERMINAL : undefined);
  return place === undefined ? pino(options) : pino(options, place);
};
