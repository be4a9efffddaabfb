import { printTable } from "../lib/measure.ts";
import type { CorpusResult } from "./read-corpus.ts";

const toRow = (format: string, results: readonly CorpusResult[]): string[] => {
  const count = (kind: string): number => results.filter(({ outcome }) => outcome.kind === kind).length;
  return [
    format,
    String(results.length),
    String(count("exact")),
    String(count("wrong")),
    String(count("refused")),
    String(results.filter(({ outcome }) => outcome.falseProof).length),
    ((100 * count("exact")) / results.length).toFixed(1),
  ];
};

/** Each file that is not exact, and one line per format. */
export const printCorpus = (results: readonly CorpusResult[]): void => {
  for (const { entry, outcome } of results) {
    const doubt = entry.expected.uncertain === true ? " (uncertain)" : "";
    if (outcome.kind !== "exact") console.log(`${outcome.kind}${doubt}: ${entry.path}: ${outcome.why}`);
    if (outcome.falseProof) console.log(`FALSE PROOF: ${entry.path}: ${outcome.why}`);
  }
  const formats = [...new Set(results.map(({ entry }) => entry.format))];
  printTable(
    ["format", "files", "exact", "wrong", "refused", "false proofs", "exact %"],
    formats.map((format) =>
      toRow(
        format,
        results.filter(({ entry }) => entry.format === format),
      ),
    ),
  );
};

/** A line of JSON per format, for `apps/web/src/features/about/measurements.json`. */
export const printCorpusJson = (results: readonly CorpusResult[]): void => {
  for (const format of new Set(results.map(({ entry }) => entry.format))) {
    const own = results.filter(({ entry }) => entry.format === format);
    const exact = own.filter(({ outcome }) => outcome.kind === "exact").length;
    const false_proofs = own.filter(({ outcome }) => outcome.falseProof).length;
    console.log(JSON.stringify({ format: format.toUpperCase(), files: own.length, exact, false_proofs }));
  }
};
