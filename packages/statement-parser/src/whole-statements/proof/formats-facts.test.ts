import { describe, expect, it } from "vitest";
import type { ParsedStatement } from "../../index.ts";
import { parseBytes } from "../../parse-bytes.ts";

const readAll = (text: string): ParsedStatement[] => {
  const parsed = parseBytes(new TextEncoder().encode(text), { today: "2026-11-20" });
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value.statements;
};

describe("details of an entry of CAMT", () => {
  const entry = (references: readonly string[]): ParsedStatement | undefined => {
    const details = references.map(
      (reference) =>
        `<TxDtls><Refs><EndToEndId>${reference}</EndToEndId></Refs><Amt Ccy="EUR">10.00</Amt><CdtDbtInd>CRDT</CdtDbtInd></TxDtls>`,
    );
    const balance = (code: string, amount: string): string =>
      `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-03-01</Dt></Dt></Bal>`;
    return readAll(
      `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt>${balance("OPBD", "5.00")}${balance("CLBD", `${5 + 10 * references.length}.00`)}<Ntry><Amt Ccy="EUR">${10 * references.length}.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-03-01</Dt></BookgDt><NtryDtls>${details.join("")}</NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>`,
    )[0];
  };

  it.each([[["A-1", "A-2"]], [["NOTPROVIDED", "NOTPROVIDED"]], [["A-1", "A-1"]]])(
    "%j are one row, as it was booked",
    (references) => {
      expect(entry(references)).toMatchObject({
        transactions: [{ amount: 2000 }],
        proof: { verdict: "proved" },
      });
    },
  );
});

describe("the balance of an account of QIF", () => {
  const qif = (day: string, balance: string): ParsedStatement | undefined =>
    readAll(
      `!Account\nNHouse\nTBank\n$${balance}\n/${day}\n^\n!Type:Bank\nD5-1-2026\nT100.00\nPOpening Balance\nL[House]\n^\nD5-28-2026\nT-40.00\nPShop\n^\nD5-30-2026\nT15.50\nPRefund\n^\n`,
    )[0];

  it("is the closing one where no row is later than its day", () => {
    expect(qif("5-31-2026", "75.50")).toMatchObject({
      opening_balance: 10000,
      closing_balance: 7550,
      proof: { verdict: "proved" },
    });
    expect(qif("5-31-2026", "85.50")?.proof.verdict).toBe("contradicted");
    expect(qif("5-29-2026", "60.00")).toMatchObject({
      closing_balance: 7550,
      facts: { closing: null, derived: ["closing"] },
    });
  });
});

describe("the number of rows of one side of MT940", () => {
  const mt940 = (...totals: string[]): ParsedStatement | undefined =>
    readAll(
      `:20:A\n:25:1/2\n:28C:1/1\n:60F:C260101EUR10,00\n:61:2601050105D1,00NTRFNONREF\n:61:2601060106C4,00NTRFNONREF\n:61:2601070107D2,00NTRFNONREF\n${totals.join("\n")}\n:62F:C260131EUR11,00\n-\n`,
    )[0];
  const countsOf = (statement: ParsedStatement | undefined): unknown[] =>
    statement?.proof.checks
      .filter(({ name }) => name.startsWith("count"))
      .map(({ name, holds }) => [name, holds]) ?? [];

  it("is a check where the other side is not counted", () => {
    expect(countsOf(mt940(":90D:2EUR3,00"))).toEqual([["count_of_debits", true]]);
    expect(countsOf(mt940(":90C:1EUR4,00"))).toEqual([["count_of_credits", true]]);
    expect(countsOf(mt940(":90D:2EUR3,00", ":90C:1EUR4,00"))).toEqual([["count", true]]);
  });

  it("contradicts rows of which there are others", () => {
    const statement = mt940(":90D:3EUR3,00");
    expect(countsOf(statement)).toEqual([["count_of_debits", false]]);
    expect(statement?.proof.verdict).toBe("contradicted");
  });
});
