import { spawn } from "node:child_process";
import process from "node:process";
import { stop } from "./stop.mjs";

const LOOK_EVERY_MS = 500;

/** npm and npx run programs in a shell that dies of a signal without handing it on; the parent that is gone then tells of it. */
const stopWithNpm = (handOn) => {
  if (process.env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(look);
    handOn("SIGTERM");
  }, LOOK_EVERY_MS);
  look.unref();
};

/** Runs a command in this one's place: same input and output, signals handed on, its exit code becomes ours. */
export const runChild = (command, args, options) => {
  const child = spawn(command, args, { stdio: "inherit", ...options });
  const handOn = (signal) => child.kill(signal);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, handOn);
  stopWithNpm(handOn);
  child.on("error", (error) => stop(`${command} could not be started (${error.message}).`));
  child.on("exit", (code, signal) => process.exit(code ?? (signal === null ? 1 : 0)));
};
