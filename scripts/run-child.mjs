import { spawn } from "node:child_process";
import process from "node:process";
import { stop } from "./setup.mjs";

/** Runs a command in this one's place: same input and output, signals handed on, its exit code becomes ours. */
export const runChild = (command, args, options) => {
  const child = spawn(command, args, { stdio: "inherit", ...options });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("error", (error) => stop(`${command} could not be started (${error.message}).`));
  child.on("exit", (code, signal) => process.exit(code ?? (signal === null ? 1 : 0)));
};
