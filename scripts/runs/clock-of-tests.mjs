import path from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { stop } from "../stop.mjs";

const DAY_MS = 86_400_000;
const PRELOAD = pathToFileURL(path.join(import.meta.dirname, "shift-clock.mjs")).href;

/** The environment in which every process of a run takes the day of `TEST_TODAY` for today; the hour stays. */
export const clockOfTests = () => {
  const { TEST_TODAY: today, TEST_CLOCK_SHIFT_MS: shifted, NODE_OPTIONS: options = "" } = process.env;
  // A run within such a run has its clock already.
  if (today === undefined || shifted !== undefined) return {};
  const start_ms = Date.parse(`${today}T00:00:00Z`);
  if (Number.isNaN(start_ms)) stop(`TEST_TODAY is no day: ${today}. Write it as 2028-02-29.`);
  const days = Math.floor(start_ms / DAY_MS) - Math.floor(Date.now() / DAY_MS);
  return {
    NODE_OPTIONS: `${options} --import=${PRELOAD}`.trim(),
    TEST_CLOCK_SHIFT_MS: String(days * DAY_MS),
  };
};
