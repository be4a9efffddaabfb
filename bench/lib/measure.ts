import { cpus, totalmem } from "node:os";

const GB = 1024 ** 3;

/** The middle value; the mean of the two middle ones for an even count. */
export const median = (values: readonly number[]): number => percentile(values, 50);

/** The value below which `share` percent of the values lie (nearest rank). */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return (
    sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil((share / 100) * sorted.length) - 1))] ??
    Number.NaN
  );
};

/** Milliseconds each run of a function took. */
export const timeRuns = async (runs: number, run: (index: number) => Promise<unknown>): Promise<number[]> => {
  const took: number[] = [];
  for (let index = 0; index < runs; index += 1) {
    const start = performance.now();
    await run(index);
    took.push(performance.now() - start);
  }
  return took;
};

/** One line that says on what machine a figure was measured. */
export const describeMachine = (): string =>
  `${String(cpus().length)} cores (${cpus()[0]?.model.trim() ?? "unknown"}), ${(totalmem() / GB).toFixed(0)} GB, Node ${process.version}`;

/** Prints rows as a plain table with a head. */
export const printTable = (head: readonly string[], rows: readonly (readonly string[])[]): void => {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  for (const row of all)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    );
};

export const ms = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
