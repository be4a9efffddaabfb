import process from "node:process";

/** Ends with one sentence instead of a stack. */
export const stop = (sentence) => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};
