import { expect, test } from "vitest";
import type { ParsedFile } from "../../index.ts";
import { parseBytes } from "../../parse-bytes.ts";

const read = (...rows: string[]): ParsedFile => {
  const text = [
    "OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\n",
    "<OFX><INVSTMTMSGSRSV1><INVSTMTTRNRS><TRNUID>1<INVSTMTRS><DTASOF>20250131<CURDEF>USD",
    "<INVACCTFROM><BROKERID>broker.test<ACCTID>X12345678</INVACCTFROM>",
    "<INVTRANLIST><DTSTART>20250101<DTEND>20250131",
    "<INVBANKTRAN><STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20250102<TRNAMT>900.00<FITID>1<NAME>Deposit</STMTTRN><SUBACCTFUND>CASH</INVBANKTRAN>",
    ...rows,
    "</INVTRANLIST><INVBAL><AVAILCASH>300.50<MARGINBALANCE>0<SHORTBALANCE>0</INVBAL>",
    "</INVSTMTRS></INVSTMTTRNRS></INVSTMTMSGSRSV1></OFX>",
  ];
  const parsed = parseBytes(new TextEncoder().encode(text.join("\n")), { today: "2026-11-20" });
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
};

const made = (memo: string): string =>
  `<INVTRAN><FITID>${memo}<DTTRADE>20250110<DTSETTLE>20250113<MEMO>${memo}</INVTRAN><SECID><UNIQUEID>US1<UNIQUEIDTYPE>ISIN</SECID>`;

const BOUGHT = `<BUYSTOCK><INVBUY>${made("Buy")}<UNITS>10<UNITPRICE>70.102<TOTAL>-701.02<SUBACCTSEC>CASH<SUBACCTFUND>CASH</INVBUY><BUYTYPE>BUY</BUYSTOCK>`;
const PAID = `<INCOME>${made("Dividend")}<INCOMETYPE>DIV<TOTAL>71.01<SUBACCTSEC>CASH<SUBACCTFUND>CASH</INCOME>`;
const REINVESTED = `<REINVEST>${made("Again")}<INCOMETYPE>DIV<TOTAL>-6.97<SUBACCTSEC>CASH<UNITS>1<UNITPRICE>6.97</REINVEST>`;
const OF_MARGIN = BOUGHT.replace("<SUBACCTFUND>CASH", "<SUBACCTFUND>MARGIN");

test("what securities cost and bring moves the cash of their account on the day of the trade", () => {
  const { statements, problems } = read(BOUGHT, PAID);
  const [statement] = statements;
  expect(
    statement?.transactions.map(({ booked_on, value_on, amount, description }) => [
      booked_on,
      value_on,
      amount,
      description,
    ]),
  ).toEqual([
    ["2025-01-02", null, 90_000, "Deposit"],
    ["2025-01-10", "2025-01-13", -70_102, "Buy"],
    ["2025-01-10", "2025-01-13", 7101, "Dividend"],
  ]);
  expect(statement).toMatchObject({ closing_balance: 30_050, account: { account_type: "investment" } });
  expect(problems).toEqual([]);
});

test("what moves no cash, or another fund, is left out, and the cash is no balance of the rows then", () => {
  const { statements, problems } = read(REINVESTED, OF_MARGIN);
  expect(statements[0]?.transactions.map(({ amount }) => amount)).toEqual([90_000]);
  expect(statements[0]?.closing_balance).toBeNull();
  expect(problems.map(({ code }) => code)).toEqual(["investment_rows_left_out"]);
});
