type Report = (error: unknown) => void;

const MOST_WAITING = 20;
const waiting: unknown[] = [];
let report: Report | null = null;

/** Reports an error to the error-reporting service, or keeps it until reporting has begun. */
export const reportError = (error: unknown): void => {
  if (report !== null) report(error);
  else if (waiting.length < MOST_WAITING) waiting.push(error);
};

/** Begins reporting: what waited goes first. */
export const beginReporting = (begun: Report): void => {
  report = begun;
  for (const error of waiting.splice(0)) begun(error);
};
