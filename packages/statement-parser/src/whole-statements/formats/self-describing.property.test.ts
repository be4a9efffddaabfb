import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseBytes } from "../../parse-bytes.ts";
import type { ParsedStatement } from "../../index.ts";

type Row = { day: number; amount: number; text: string };
type Facts = { opening: number; rows: Row[] };

const rowOf = fc.record({
  day: fc.integer({ min: 1, max: 28 }),
  amount: fc.integer({ min: -5_000_000, max: 5_000_000 }).filter((amount) => amount !== 0),
  text: fc
    .string({ unit: fc.constantFrom(...Array.from("ABC abc 123&<>\"'./-")), maxLength: 40 })
    .map((text) => `x${text}x`),
});
const factsOf = fc.record({
  opening: fc.integer({ min: -9_000_000, max: 9_000_000 }),
  rows: fc.array(rowOf, { minLength: 1, maxLength: 12 }),
});

const closingOf = ({ opening, rows }: Facts): number => rows.reduce((sum, row) => sum + row.amount, opening);
const decimal = (minor: number, mark: string): string => {
  const digits = String(Math.abs(minor)).padStart(3, "0");
  return digits.slice(0, -2) + mark + digits.slice(-2);
};
const two = (day: number): string => String(day).padStart(2, "0");

const writeMt940 = (facts: Facts, closing: number): string => {
  const balance = (minor: number): string => `${minor < 0 ? "D" : "C"}240131EUR${decimal(minor, ",")}`;
  const rows = facts.rows.map(
    (row) =>
      `:61:2401${two(row.day)}01${two(row.day)}${row.amount < 0 ? "D" : "C"}${decimal(row.amount, ",")}NTRFNONREF\n:86:${row.text}\n`,
  );
  return `:20:X\n:25:12345678/1\n:28C:1/1\n:60F:${balance(facts.opening)}\n${rows.join("")}:62F:${balance(closing)}\n-\n`;
};

const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const writeCamt = (facts: Facts, closing: number): string => {
  const side = (minor: number): string => `<CdtDbtInd>${minor < 0 ? "DBIT" : "CRDT"}</CdtDbtInd>`;
  const balance = (code: string, minor: number): string =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${decimal(minor, ".")}</Amt>${side(minor)}<Dt><Dt>2024-01-31</Dt></Dt></Bal>`;
  const rows = facts.rows.map(
    (row) =>
      `<Ntry><Amt Ccy="EUR">${decimal(row.amount, ".")}</Amt>${side(row.amount)}<Sts>BOOK</Sts><BookgDt><Dt>2024-01-${two(row.day)}</Dt></BookgDt><AddtlNtryInf>${escape(row.text)}</AddtlNtryInf></Ntry>\n`,
  );
  return `<Document><BkToCstmrStmt><Stmt>${balance("OPBD", facts.opening)}${balance("CLBD", closing)}\n${rows.join("")}</Stmt></BkToCstmrStmt></Document>`;
};

const writeN43 = (facts: Facts, closing: number): string => {
  const side = (minor: number): string => (minor < 0 ? "1" : "2");
  const amount = (minor: number): string => String(Math.abs(minor)).padStart(14, "0");
  const rows = facts.rows.map((row) =>
    `22    00012401${two(row.day)}2401${two(row.day)}03000${side(row.amount)}${amount(row.amount)}${"0".repeat(22)}`.padEnd(
      80,
    ),
  );
  const sums = [1, 2].map((sign) => {
    const own = facts.rows.filter((row) => row.amount < 0 === (sign === 1));
    const sum = own.reduce((total, row) => total + row.amount, 0);
    return String(own.length).padStart(5, "0") + amount(sum);
  });
  return [
    `11004900011234567890240101240131${side(facts.opening)}${amount(facts.opening)}9783`.padEnd(80),
    ...rows,
    `33004900011234567890${sums.join("")}${side(closing)}${amount(closing)}978`.padEnd(80),
    "",
  ].join("\r\n");
};

const WRITERS = { mt940: writeMt940, camt: writeCamt, n43: writeN43 } as const;
const formatOf = fc.constantFrom<keyof typeof WRITERS>("mt940", "camt", "n43");

const read = (text: string): ParsedStatement => {
  const parsed = parseBytes(new TextEncoder().encode(text), { today: "2026-11-20" });
  const [statement] = parsed.ok ? parsed.value.statements : [];
  if (statement === undefined) throw new Error(parsed.ok ? "no statement" : parsed.error.message);
  return statement;
};

/** The facts with one fault in them that changes what the rows add up to. */
const putFault = (facts: Facts, kind: "drop" | "double" | "flip" | "change", at: number): Facts => {
  const index = at % facts.rows.length;
  const row = facts.rows[index];
  if (row === undefined) return facts;
  if (kind === "drop") return { ...facts, rows: facts.rows.toSpliced(index, 1) };
  if (kind === "double") return { ...facts, rows: facts.rows.toSpliced(index, 0, row) };
  const amount = kind === "flip" ? -row.amount : row.amount + (row.amount === -1 ? 2 : 1);
  return { ...facts, rows: facts.rows.with(index, { ...row, amount }) };
};

describe("statements of formats that describe themselves", () => {
  it("are read as they were written and proved", () => {
    fc.assert(
      fc.property(factsOf, formatOf, (facts, format) => {
        // Rows that come to nothing could be left out unseen.
        fc.pre(closingOf(facts) !== facts.opening);
        const statement = read(WRITERS[format](facts, closingOf(facts)));
        expect(statement.transactions.map((row) => [row.booked_on, row.amount])).toEqual(
          facts.rows.map((row) => [`2024-01-${two(row.day)}`, row.amount]),
        );
        expect(statement).toMatchObject({
          opening_balance: facts.opening,
          closing_balance: closingOf(facts),
          proof: { verdict: "proved" },
        });
      }),
    );
  });

  it("are contradicted by any single fault in their rows", () => {
    const fault = fc.constantFrom<"drop" | "double" | "flip" | "change">("drop", "double", "flip", "change");
    fc.assert(
      fc.property(factsOf, formatOf, fault, fc.nat(), (facts, format, kind, at) => {
        const faulty = putFault(facts, kind, at);
        expect(read(WRITERS[format](faulty, closingOf(facts))).proof.verdict).toBe("contradicted");
      }),
    );
  });

  it("are the same whatever ends their lines", () => {
    fc.assert(
      fc.property(factsOf, (facts) => {
        const text = writeMt940(facts, closingOf(facts));
        const wanted = read(text);
        expect(read(text.replaceAll("\n", "\r\n"))).toEqual(wanted);
        expect(read(text.replaceAll("\n", "\r"))).toEqual(wanted);
      }),
    );
  });
});
