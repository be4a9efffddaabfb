import type { TransactionRow } from "@passbook/db/schema";

/** What a row's words weigh: whether it is booked, how well its statement is proved, and what its format says by itself. */
export type Standing = Pick<TransactionRow, "status" | "description"> & {
  readonly verdict: string | null;
  readonly format: string | null;
};

const VERDICTS = ["contradicted", "unproved", "partly", "proved"];
/** Formats from the least to the most certain about what is what; those not named here come last. */
const FORMATS = [
  "picture",
  "text",
  "pdf",
  "html",
  // In the words of a bridge; a file of the bank itself has its own.
  "simplefin",
  "tsv",
  "csv",
  "xls",
  "xlsx",
  "ods",
  "json",
  "qif",
];

const toRank = ({ status, verdict, format }: Standing): number => {
  const format_rank = FORMATS.indexOf(format ?? "");
  const weights = [
    status === "posted" ? 1 : 0,
    VERDICTS.indexOf(verdict ?? "unproved"),
    format_rank === -1 ? FORMATS.length : format_rank,
  ];
  return weights.reduce((rank, weight) => rank * 100 + weight, 0);
};

/** Whether a row says better what happened than another of the same movement; of equals always the same one, whichever came first. */
export const outranks = (one: Standing, other: Standing): boolean => {
  const difference = toRank(one) - toRank(other);
  return difference === 0 ? one.description < other.description : difference > 0;
};
