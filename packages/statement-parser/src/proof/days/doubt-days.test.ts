import { describe, expect, it } from "vitest";
import { parseStatement } from "../../parse-statement.ts";
import { applyChanges } from "../apply-changes.ts";
import type { ParsedStatement } from "../../parsed-file.ts";

const read = async (text: string): Promise<ParsedStatement | undefined> => {
  const parsed = await parseStatement(new TextEncoder().encode(text), { today: "2026-11-20" });
  return parsed.ok ? parsed.value.statements[0] : undefined;
};
const doubtsOf = (statement: ParsedStatement | undefined): string[] =>
  statement?.proof.doubts.map(({ code }) => code) ?? ["refused"];

const camt = (day: string): string => {
  const balance = (code: string, amount: string, on: string): string =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>${on}</Dt></Dt></Bal>`;
  const entry = (amount: string, on: string): string =>
    `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>${on}</Dt></BookgDt></Ntry>`;
  return `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><FrToDt><FrDtTm>2026-03-01T00:00:00</FrDtTm><ToDtTm>2026-03-31T23:59:59</ToDtTm></FrToDt><Acct><Id><IBAN>DE89370400440532013000</IBAN></Id></Acct>${balance("OPBD", "100.00", "2026-03-01")}${balance("CLBD", "70.00", "2026-03-31")}${entry("10.00", "2026-03-05")}${entry("20.00", day)}</Stmt></BkToCstmrStmt></Document>`;
};

describe("days that no balance proves", () => {
  it("far outside of the printed period leave a doubt, which goes with the day that is corrected", async () => {
    expect(doubtsOf(await read(camt("2026-03-09")))).toEqual([]);
    // the day before a weekend
    expect(doubtsOf(await read(camt("2026-02-27")))).toEqual([]);
    const far = await read(camt("2026-02-09"));
    expect(doubtsOf(far)).toEqual(["period_elsewhere"]);
    expect(far?.proof.verdict).toBe("partly");
    const mended = far && applyChanges(far, [{ op: "set", row: 2, booked_on: "2026-03-09" }]);
    expect([mended?.proof.verdict, doubtsOf(mended)]).toEqual(["proved", []]);
  });

  it("between balances are no period, before and after a correction", async () => {
    const mt940 = [
      ":20:STARTUMS",
      ":25:DE89370400440532013000",
      ":28C:1/1",
      ":60F:C260301EUR100,00",
      ":61:2603050305D10,00NTRFNONREF",
      ":61:260420D20,00NTRFNONREF",
      ":62F:C260331EUR70,00",
      "-",
    ].join("\n");
    const statement = await read(mt940);
    expect([statement?.proof.verdict, doubtsOf(statement)]).toEqual(["proved", []]);
    const changed = statement && applyChanges(statement, [{ op: "set", row: 1, description: "Boots" }]);
    expect([changed?.proof.verdict, doubtsOf(changed)]).toEqual(["proved", []]);
  });

  it("are open where they are booked before they happened", async () => {
    const table = (posted: string): string =>
      [
        "Opening balance,100.00",
        "Date,Posting date,Details,Amount,Balance",
        "2026-03-02,2026-03-02,Coffee,-10.00,90.00",
        `2026-03-09,${posted},Books,-20.00,70.00`,
        "Closing balance,70.00",
      ].join("\n");
    expect(doubtsOf(await read(table("2026-03-10")))).toEqual([]);
    expect(doubtsOf(await read(table("2026-03-08")))).toContain("days_open");
  });

  it("are open in the letters of Ethiopia where they lie as far back as its years do", async () => {
    const table = (year: string): string =>
      [
        "መነሻ ቀሪ ሂሳብ,100.00",
        "ቀን,መግለጫ,ወጪ,ገቢ,ቀሪ ሂሳብ",
        `24/10/${year},ግዢ እንጀራ ቤት,10.00,,90.00`,
        `25/10/${year},ደመወዝ,,20.00,110.00`,
      ].join("\n");
    expect(doubtsOf(await read(table("2018")))).toContain("days_open");
    expect(doubtsOf(await read(table("2026")))).not.toContain("days_open");
  });
});
