import { expect, test } from "vitest";
import { readOfx } from "./read-ofx.ts";

type Printed = readonly [name: string, memo?: string];

const read = (...rows: readonly Printed[]) => {
  const records = rows.map(
    ([name, memo], index) =>
      `<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260305<TRNAMT>-${String(index + 1)}.00<FITID>${String(index)}<NAME>${name}${memo === undefined ? "" : `<MEMO>${memo}`}</STMTTRN>`,
  );
  const text = `OFXHEADER:100\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD<BANKACCTFROM><BANKID>1<ACCTID>123456<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST>${records.join("")}</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;
  const file = readOfx(text, { today: "2026-11-20" });
  if (!file.ok) throw new Error("The file was refused.");
  return file.value.statements[0]?.transactions.map(({ description, counterparty }) => [
    description,
    counterparty,
  ]);
};

test("a name cut at 32 signs is completed from the memo that repeats it", () => {
  expect(read(["DIRECT DEBIT HOMESTREET LENDING ", "DIRECT DEBIT HOMESTREET LENDING SERVICES"])).toEqual([
    ["DIRECT DEBIT HOMESTREET LENDING SERVICES", "DIRECT DEBIT HOMESTREET LENDING SERVICES"],
  ]);
});

test("a name cut at 32 signs goes on in the memo, where memos hold nothing else", () => {
  expect(read(["Online Bill Payment Northgate Wa", "ter"], ["CORNER CAFE"])).toEqual([
    ["Online Bill Payment Northgate Water", "Online Bill Payment Northgate Water"],
    ["CORNER CAFE", "CORNER CAFE"],
  ]);
});

test("a memo that begins with a blank goes on with another word", () => {
  expect(read(["ELEGANT DRY CLEANING AND LAUNDRY", " SERVICE"])).toEqual([
    ["ELEGANT DRY CLEANING AND LAUNDRY SERVICE", "ELEGANT DRY CLEANING AND LAUNDRY SERVICE"],
  ]);
});

test("a memo that says something else, as it does beside short names too, stays beside the name", () => {
  expect(read(["EURO VIR CARSAT LANGUEDOC ROUSSI", "Ocio y viajes"], ["CORNER CAFE", "Comida"])).toEqual([
    ["EURO VIR CARSAT LANGUEDOC ROUSSI Ocio y viajes", "EURO VIR CARSAT LANGUEDOC ROUSSI"],
    ["CORNER CAFE Comida", "CORNER CAFE"],
  ]);
});
