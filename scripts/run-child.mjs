import { spawn } from "node:child_process";
import { constants } from "node:os";
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

/** Whoever keeps a program running starts it again when it failed, so what nobody asked to end must not end as if they had. */
const toExitCode = (signal, was_asked) => (was_asked ? 0 : 128 + (constants.signals[signal] ?? 0));

/** Runs a command in this one's place: same input and output, signals handed on, its exit code becomes ours. */
export const runChild = (command, args, options) => {
  const child = spawn(command, args, { stdio: "inherit", ...options });
  let was_asked = false;
  const handOn = (signal) => {
    was_asked = true;
    child.kill(signal);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, handOn);
  stopWithNpm(handOn);
  child.on("error", (error) => stop(`${command} could not be started (${error.message}).`));
  child.on("exit", (code, signal) => process.exit(code ?? toExitCode(signal, was_asked)));
};
