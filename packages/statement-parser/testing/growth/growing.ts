import { detectTextFormat } from "../../src/detect/detect-text-format.ts";
import { findAccountNumber } from "../../src/layout/accounts/describe-document.ts";
import { readMoneyCell } from "../../src/layout/tables/columns/amount-source.ts";
import { parseStatement } from "../../src/parse-statement.ts";
import { GROWING_FILES } from "./growing-files.ts";

/** Work that grows with `n`: what is prepared for an `n` is made before anything is measured. */
export type Growing = {
  readonly name: string;
  /** The `n` that others are compared with. */
  readonly small: number;
  readonly prepare: (n: number) => () => unknown;
};

const hints = { today: "2026-11-20" };
const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const read = (text: string): Promise<unknown> => parseStatement(encode(text), hints);

const blanks = (n: number): string => " ".repeat(n);
const printTotal = (total: string): string =>
  `:20:A\n:25:1/2\n:28C:1/1\n:60F:C240101EUR0,00\n:61:2401050105D1,00NTRFNONREF\n:90D:${total}\n:62F:D240131EUR1,00\n-\n`;
const printBalance = (balance: string): string =>
  `:20:A\n:25:1/2\n:28C:1/1\n:60F:${balance}\n:61:2401050105D1,00NTRFNONREF\n-\n`;
const printBooking = (booking: string): string =>
  `:20:A\n:25:1/2\n:28C:1/1\n:60F:C240101EUR0,00\n:61:${booking}\n-\n`;

const TEXTS: Readonly<Record<string, (n: number) => unknown>> = {
  "an amount with blanks": (n) => readMoneyCell(`1x${blanks(n)}x`, "."),
  "an amount with an open bracket": (n) => readMoneyCell(`1.00 (${"a".repeat(n)}`, "."),
  "a balance of blanks": (n) => read(printBalance(`C${blanks(n)}x`)),
  "a balance of digits": (n) => read(printBalance(`C${"1".repeat(n)}x`)),
  "a booking of blanks": (n) => read(printBooking(`240105D${blanks(n)}x`)),
  "a leader of dots behind a word for an account": (n) =>
    findAccountNumber(`Account number ${".".repeat(n)}y`),
  "a masked number of an account": (n) => findAccountNumber(`Account ${"x".repeat(n)}`),
  "a file of line ends": (n) => detectTextFormat(`a\n${"\r".repeat(n)}b`),
  "a total of digits": (n) => read(printTotal(`${"1".repeat(n)}x`)),
  "a total of blanks": (n) => read(printTotal(`1${blanks(n)}x`)),
};

export const GROWING = {
  files: GROWING_FILES.map(({ dimension, format, make }) => ({
    name: `${dimension} of ${format}`,
    small: 400,
    prepare: (n: number) => {
      const bytes = encode(make(n));
      return () => parseStatement(bytes, hints);
    },
  })),
  texts: Object.entries(TEXTS).map(([name, run]) => ({
    name,
    small: 4000,
    prepare: (n: number) => () => run(n),
  })),
  /** What no processor comes to the end of. */
  endless: [
    {
      name: "a pattern within a pattern",
      small: 400,
      prepare: (n) => () => /^(a+)+$/.test(`${"a".repeat(n)}b`),
    },
  ],
} as const satisfies Record<string, readonly Growing[]>;

export type GrowingKind = keyof typeof GROWING;
