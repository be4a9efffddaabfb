import { describe, expect, it } from "vitest";
import { GROWING_FILES } from "../../../testing/growing-files.ts";
import { detectTextFormat } from "../../detect/detect-text-format.ts";
import { readMoneyCell } from "../../layout/tables/columns/amount-source.ts";
import { findAccountNumber } from "../../layout/accounts/describe-document.ts";
import { parseStatement } from "../../parse-statement.ts";

const hints = { today: "2026-11-20" };
const SMALL = 400;
const TIMES = 8;
/** Work in proportion gives 8, work that grows with the square 64. */
const MOST_GROWTH = 24;
/** Below this, what is measured is the machine. */
const LEAST_MS = 40;
const TRIES = 4;

/** Processor time of this process, which other programs on the machine do not add to. */
const measureMs = async (bytes: Uint8Array): Promise<number> => {
  const before = process.cpuUsage();
  await parseStatement(bytes, hints);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

describe("a file of one kind of thing without end", () => {
  it.each(GROWING_FILES)("takes work in proportion: $dimension of $format", async ({ make }) => {
    const encode = (n: number): Uint8Array => new TextEncoder().encode(make(n));
    const [small, large] = [encode(SMALL), encode(SMALL * TIMES)];
    let least = Number.POSITIVE_INFINITY;
    for (let tries = 0; tries < TRIES && least >= MOST_GROWTH; tries += 1) {
      const small_ms = await measureMs(small);
      const large_ms = await measureMs(large);
      least = large_ms < LEAST_MS ? 0 : Math.min(least, large_ms / small_ms);
    }
    expect(least).toBeLessThan(MOST_GROWTH);
  });
});

const blanks = (n: number): string => " ".repeat(n);
const printTotal = (total: string): Uint8Array =>
  new TextEncoder().encode(
    `:20:A\n:25:1/2\n:28C:1/1\n:60F:C240101EUR0,00\n:61:2401050105D1,00NTRFNONREF\n:90D:${total}\n:62F:D240131EUR1,00\n-\n`,
  );

const printBalance = (balance: string): Uint8Array =>
  new TextEncoder().encode(`:20:A\n:25:1/2\n:28C:1/1\n:60F:${balance}\n:61:2401050105D1,00NTRFNONREF\n-\n`);
const printBooking = (booking: string): Uint8Array =>
  new TextEncoder().encode(`:20:A\n:25:1/2\n:28C:1/1\n:60F:C240101EUR0,00\n:61:${booking}\n-\n`);

describe("one text without end", () => {
  it.each<[string, (n: number) => unknown]>([
    ["an amount with blanks", (n) => readMoneyCell(`1x${blanks(n)}x`, ".")],
    ["an amount with an open bracket", (n) => readMoneyCell(`1.00 (${"a".repeat(n)}`, ".")],
    ["a balance of blanks", (n) => parseStatement(printBalance(`C${blanks(n)}x`), hints)],
    ["a balance of digits", (n) => parseStatement(printBalance(`C${"1".repeat(n)}x`), hints)],
    ["a booking of blanks", (n) => parseStatement(printBooking(`240105D${blanks(n)}x`), hints)],
    [
      "a leader of dots behind a word for an account",
      (n) => findAccountNumber(`Account number ${".".repeat(n)}y`),
    ],
    ["a masked number of an account", (n) => findAccountNumber(`Account ${"x".repeat(n)}`)],
    ["a file of line ends", (n) => detectTextFormat(`a\n${"\r".repeat(n)}b`)],
    ["a total of digits", (n) => parseStatement(printTotal(`${"1".repeat(n)}x`), hints)],
    ["a total of blanks", (n) => parseStatement(printTotal(`1${blanks(n)}x`), hints)],
  ])("takes work in proportion: %s", async (_, run) => {
    const cpuMs = async (n: number): Promise<number> => {
      const before = process.cpuUsage();
      await run(n);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    };
    await run(100);
    let least = Number.POSITIVE_INFINITY;
    for (let tries = 0; tries < TRIES && least >= MOST_GROWTH; tries += 1) {
      const small_ms = await cpuMs(4000);
      const large_ms = await cpuMs(4000 * TIMES);
      least = large_ms < LEAST_MS ? 0 : Math.min(least, large_ms / small_ms);
    }
    expect(least).toBeLessThan(MOST_GROWTH);
  });
});
