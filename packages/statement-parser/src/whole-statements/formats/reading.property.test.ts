import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseBytes } from "../../parse-bytes.ts";
import type { ParsedFile } from "../../index.ts";
import { readAmount, readPlainMinor, toMinor } from "../../values/amount.ts";
import type { DecimalSign } from "../../values/amount.ts";
import { readDate, resolveDate } from "../../values/date.ts";

const today = "2026-11-20";

const read = (text: string): ParsedFile => {
  const parsed = parseBytes(new TextEncoder().encode(text), { today });
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
};

type Style = {
  decimal: DecimalSign;
  group: string;
  lakh: boolean;
  sign: "-" | "()" | "behind" | "DR";
  currency: string;
};

const groupDigits = (whole: string, style: Style): string => {
  const head = style.lakh ? /\B(?=(\d{2})+(?=\d{3}$)\d{3}$)|\B(?=\d{3}$)/g : /\B(?=(\d{3})+$)/g;
  return style.group === "" ? whole : whole.replaceAll(head, style.group);
};

const write = (minor: number, exponent: number, style: Style): string => {
  const digits = String(Math.abs(minor)).padStart(exponent + 1, "0");
  const whole = groupDigits(digits.slice(0, digits.length - exponent), style);
  const number = exponent === 0 ? whole : `${whole}${style.decimal}${digits.slice(-exponent)}`;
  const marked =
    style.currency === "€" || style.currency === "EUR"
      ? `${number} ${style.currency}`
      : `${style.currency}${number}`;
  if (minor >= 0) return marked;
  if (style.sign === "-") return `-${marked}`;
  if (style.sign === "()") return `(${marked})`;
  return style.sign === "behind" ? `${marked}-` : `${marked} DR`;
};

const styles: fc.Arbitrary<Style> = fc
  .record({
    decimal: fc.constantFrom<DecimalSign>(".", ","),
    group: fc.constantFrom("", ".", ",", " ", "\u00a0", "\u202f", "'", "’"),
    lakh: fc.boolean(),
    sign: fc.constantFrom("-" as const, "()" as const, "behind" as const, "DR" as const),
    currency: fc.constantFrom("", "€", "EUR", "$", "£", "₹", "R$"),
  })
  .filter((style) => style.group !== style.decimal);

const minors = fc.integer({ min: -99_999_999_999, max: 99_999_999_999 });

describe("written values", () => {
  it("reads an amount in any style back to the very same integer", () => {
    fc.assert(
      fc.property(minors, fc.constantFrom(0, 2, 3), styles, (minor, exponent, style) => {
        const written = readAmount(write(minor, exponent, style), style.decimal);
        const amount = written === null ? null : toMinor(written, exponent);
        const signed = written?.direction === "debit" ? -(amount?.amount ?? 0) : amount?.amount;
        expect((signed ?? Number.NaN) + 0).toBe(minor + 0);
        expect(amount?.exact).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it("comes to the same the short way, wherever that is open", () => {
    const texts = fc.string({
      unit: fc.constantFrom(..."0123456789.,-".split("")),
      minLength: 1,
      maxLength: 17,
    });
    const signs = fc.constantFrom<DecimalSign>(".", ",");
    let short = 0;
    fc.assert(
      fc.property(
        fc.oneof(
          texts,
          minors.map((minor) => (minor / 100).toFixed(2)),
        ),
        signs,
        fc.constantFrom(0, 2, 3),
        (text, sign, exponent) => {
          const plain = readPlainMinor(text, sign, exponent);
          if (plain === null) return;
          short += 1;
          const written = readAmount(text, sign);
          expect(written === null ? null : toMinor(written, exponent)).toEqual({
            amount: plain,
            exact: true,
          });
        },
      ),
      { numRuns: 2000 },
    );
    expect(short).toBeGreaterThan(200);
  });

  it("never reads an amount with a broken grouping or two decimal signs", () => {
    for (const text of ["12..34", "5..00", "1,23.4,5", "1.2.3", "--5", "(5", "5)", "five", "1 2 3", "1,23,4"])
      expect([text, readAmount(text, ".")]).toEqual([text, null]);
  });

  it("reads a date in any style back to the very same day", () => {
    const days = fc.date({
      min: new Date("1990-01-01T00:00:00Z"),
      max: new Date("2026-11-20T00:00:00Z"),
      noInvalidDate: true,
    });
    const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
    fc.assert(
      fc.property(
        days,
        fc.constantFrom("-", "/", "."),
        fc.constantFrom("", " 10:11:12", "T10:11:12Z"),
        (day, mark, time) => {
          const iso = day.toISOString().slice(0, 10);
          const [year = "", month = "", date = ""] = iso.split("-");
          const name = months[Number(month) - 1] ?? "";
          const styles = [
            { text: [year, month, date].join(mark), order: "ymd" },
            { text: [date, month, year].join(mark), order: "dmy" },
            { text: [month, date, year].join(mark), order: "mdy" },
            { text: `${year}${month}${date}`, order: "mdy" },
            { text: `${Number(date)} ${name} ${year}`, order: "mdy" },
            { text: `${name} ${Number(date)}, ${year}`, order: "dmy" },
          ] as const;
          for (const { text, order } of styles) {
            const written = readDate(text + time);
            expect([text, written === null ? null : resolveDate(written, order, today)]).toEqual([text, iso]);
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});

type Row = { day: number; amount: number };

const rowsOf = fc.array(
  fc.record({
    day: fc.integer({ min: 1, max: 28 }),
    amount: fc.integer({ min: -500_000, max: 500_000 }).filter((amount) => amount !== 0),
  }),
  { minLength: 3, maxLength: 30 },
);

const toDecimal = (minor: number, comma: boolean): string => {
  const digits = String(Math.abs(minor)).padStart(3, "0");
  return `${minor < 0 ? "-" : ""}${digits.slice(0, -2)}${comma ? "," : "."}${digits.slice(-2)}`;
};

type TableStyle = { newestFirst: boolean; split: boolean; comma: boolean };

const writeTable = (
  rows: readonly Row[],
  opening: number,
  style: TableStyle,
  kind = "Current account",
): string => {
  let balance = opening;
  const lines = rows
    .toSorted((a, b) => a.day - b.day)
    .map(({ day, amount }, index) => {
      balance += amount;
      const size = toDecimal(Math.abs(amount), style.comma);
      const money = style.split ? (amount < 0 ? `${size};` : `;${size}`) : toDecimal(amount, style.comma);
      return `2024-01-${String(day).padStart(2, "0")};Row ${index};${money};${toDecimal(balance, style.comma)}`;
    });
  const head = `${kind};\nOpening balance;${toDecimal(opening, style.comma)}\n\nDate;Text;${style.split ? "Debit;Credit" : "Amount"};Balance`;
  return `${head}\n${(style.newestFirst ? lines.toReversed() : lines).join("\n")}\n`;
};

const tableStyles = fc.record({ newestFirst: fc.boolean(), split: fc.boolean(), comma: fc.boolean() });
const openings = fc.integer({ min: -100_000, max: 10_000_000 });

describe("proof", () => {
  it("proves every statement whose balances hold, with the exact rows", () => {
    fc.assert(
      fc.property(rowsOf, openings, tableStyles, (rows, opening, style) => {
        const [statement] = read(writeTable(rows, opening, style)).statements;
        const sum = rows.reduce((total, row) => total + row.amount, 0);
        expect(statement?.proof.verdict).toBe("proved");
        expect(statement?.transactions.reduce((total, row) => total + row.amount, 0)).toBe(sum);
        expect([statement?.opening_balance, statement?.closing_balance]).toEqual([opening, opening + sum]);
      }),
      { numRuns: 150 },
    );
  });

  it("asks what grows by nearly every row, and says nothing of its kind, which way that is", () => {
    const received = rowsOf
      .filter(({ length }) => length >= 5)
      .map((rows) =>
        rows.map(({ day, amount }, index) => ({ day, amount: index === 0 ? amount : Math.abs(amount) })),
      );
    const one = fc.record({ newestFirst: fc.boolean(), split: fc.constant(false), comma: fc.boolean() });
    fc.assert(
      fc.property(received, fc.integer({ min: 1_000_000, max: 9_000_000 }), one, (rows, opening, style) => {
        const [asked] = read(writeTable(rows, opening, style, "Account")).statements;
        expect(asked?.proof.doubts.map(({ code }) => code)).toContain("direction_unknown");
        expect(asked?.questions?.map(({ code }) => code)).toEqual(["account_type"]);
        const [own] = read(writeTable(rows, opening, style)).statements;
        expect(own?.proof.verdict).toBe("proved");
      }),
      { numRuns: 50 },
    );
  });

  it("never calls a statement proved after one amount or one row is damaged", () => {
    fc.assert(
      fc.property(
        rowsOf,
        openings,
        tableStyles,
        fc.record({ at: fc.nat(), change: fc.integer({ min: 1, max: 999 }), drop: fc.boolean() }),
        (rows, opening, style, { at, change, drop }) => {
          const lines = writeTable(rows, opening, style).trimEnd().split("\n");
          const target = 4 + (at % rows.length);
          const cells = (lines[target] ?? "").split(";");
          const column = style.split && cells[2] === "" ? 3 : 2;
          const minor = Number((cells[column] ?? "").replace(/[.,]/, ""));
          const changed = minor + change === 0 ? minor + change + 1 : minor + change;
          cells[column] = toDecimal(changed, style.comma);
          const damaged = drop ? lines.toSpliced(target, 1) : lines.with(target, cells.join(";"));
          const lastInTime = style.newestFirst ? target === 4 : target === lines.length - 1;
          fc.pre(!(drop && lastInTime));
          const verdicts = read(damaged.join("\n")).statements.map((statement) => statement.proof.verdict);
          expect(verdicts).not.toContain("proved");
        },
      ),
      { numRuns: 300 },
    );
  });

  it("names the row at which a running balance breaks and the gap", () => {
    const file = read(
      "Date,Text,Amount,Balance\n2024-01-02,A,-5.00,95.00\n2024-01-13,B,-10.00,85.00\n2024-01-14,C,-10.00,70.00\n2024-01-15,D,-10.00,60.00\n",
    );
    expect(file.statements[0]?.proof).toMatchObject({
      verdict: "contradicted",
      culprit: { row: 3, gap: -500 },
    });
  });

  it("asks for the order of day and month only when the dates leave it open", () => {
    const table = (dates: string[]): string =>
      `Date,Text,Amount\n${dates.map((date) => `${date},Shop,-1.00`).join("\n")}\n`;
    expect(read(table(["03/04/2024", "05/04/2024"])).questions).toEqual([
      {
        code: "date_order",
        choices: [
          { value: "dmy", example: "3 April 2024" },
          { value: "mdy", example: "4 March 2024" },
        ],
      },
    ]);
    expect(read(table(["03/04/2024", "25/04/2024"])).questions).toEqual([]);
    expect(read(table(["03.04.2024", "05.04.2024"])).questions).toEqual([]);
    expect(read(table(["01/31/2024", "02/01/2024"])).statements[0]?.transactions[1]?.booked_on).toBe(
      "2024-02-01",
    );
  });
});
