import { type ChildProcess, spawn } from "node:child_process";
import type { TestServer } from "./harness.ts";
import { programFile } from "./processes/program-file.ts";

/** A program of its own process on the data of a test server. */
export type Program = {
  /** The address it serves at; empty for those that serve nothing. */
  url: string;
  /** Ends it at once, as a power cut does. */
  kill: () => Promise<void>;
  /** Asks it to end in order; answers its exit code. */
  stop: () => Promise<number | null>;
};

/** The programs that run, each with its end: the exit code. */
const running = new Map<ChildProcess, Promise<number | null>>();

/** Ends every program that still runs, for the end of a test that failed; none writes any more when it is done. */
export const killPrograms = async (): Promise<void> => {
  for (const child of running.keys()) child.kill("SIGKILL");
  await Promise.all(running.values());
};

/** Without it each start compiles all sources again; who starts Passbook in order has it too. */
const COMPILE_CACHE = process.env["NODE_COMPILE_CACHE"];

const toEnv = ({ folder, place }: TestServer): Record<string, string> => ({
  PATH: process.env["PATH"] ?? "",
  ...(COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE: COMPILE_CACHE }),
  DATA_DIR: folder,
  PORT: "0",
  LOG_LEVEL: "warn",
  OPEN_BROWSER: "false",
  ...(place.engine === "postgres" ? { DATABASE_URL: place.url } : {}),
});

const waitUntilReady = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let output = "";
    const hear = (chunk: Buffer): void => {
      output += chunk.toString("utf8");
      const ready = /Passbook is at (\S+)/.exec(output);
      if (ready !== null) resolve(ready[1] === "work." ? "" : (ready[1] ?? ""));
    };
    child.stdout?.on("data", hear);
    child.stderr?.on("data", hear);
    child.once("exit", () => reject(new Error(`The program ended before it was ready: ${output}`)));
  });

/** Starts `serve` or `work` on the data of a test server and waits until it is ready. */
export const startProgram = (
  server: TestServer,
  name: "serve" | "work",
  args: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<Program> => startProgramFile(server, programFile(name), args, env);

/** The same for a program in a file of its own. */
export const startProgramFile = async (
  server: TestServer,
  file: string,
  args: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<Program> => {
  const child = spawn(process.execPath, [file, ...args], {
    env: { ...toEnv(server), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exited = new Promise<number | null>((resolve) => {
    child.once("exit", (code) => {
      running.delete(child);
      resolve(code);
    });
  });
  running.set(child, exited);
  const url = await waitUntilReady(child);
  return {
    url,
    kill: async () => {
      child.kill("SIGKILL");
      await exited;
    },
    stop: () => {
      child.kill("SIGTERM");
      return exited;
    },
  };
};
