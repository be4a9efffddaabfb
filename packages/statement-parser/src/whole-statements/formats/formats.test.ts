import { describe, expect, it } from "vitest";
import { parseBytes } from "../../parse-bytes.ts";
import type { ParsedFile, ParsedTransaction } from "../../index.ts";

const read = (text: string): ParsedFile => {
  const parsed = parseBytes(new TextEncoder().encode(text), { today: "2026-11-20" });
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
};
const rowsOf = (file: ParsedFile): ParsedTransaction[] =>
  file.statements.flatMap((statement) => statement.transactions);

const SGML = `OFXHEADER:100
DATA:OFXSGML
CHARSET:1252

<OFX><SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS><FI><ORG>Example Bank</FI></SONRS></SIGNONMSGSRSV1>
<BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR
<BANKACCTFROM><BANKID>37040044<ACCTID>DE89370400440532013000<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20240101<DTEND>20240131
<STMTTRN>
<TRNTYPE>DEBIT<DTPOSTED>20240131233000[-5:EST]<TRNAMT>-1.234,50<FITID>A1<NAME>Grocer &amp; Sons<MEMO>Card < 20 EUR
</STMTTRN>
<STMTTRN>
<TRNTYPE>CREDIT<DTPOSTED>20240115<TRNAMT>+2000,00<FITID>A2<NAME>ACME<MEMO>ACME salary
</BANKTRANLIST>
<LEDGERBAL><BALAMT>1765,50<DTASOF>20240131</LEDGERBAL>
<BALLIST><BAL><NAME>Opening balance<VALUE>1000,00</BAL></BALLIST>
</STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;

describe("OFX", () => {
  it("reads SGML without closing tags, with comma decimals, dates as printed, and proves it by its opening balance", () => {
    const file = read(SGML);
    expect(rowsOf(file)).toMatchObject([
      {
        booked_on: "2024-01-31",
        amount: -123450,
        currency: "EUR",
        description: "Grocer & Sons Card < 20 EUR",
        counterparty: "Grocer & Sons",
        reference: "A1",
        source: { line: 9 },
      },
      { booked_on: "2024-01-15", amount: 200000, description: "ACME salary", source: { line: 12 } },
    ]);
    expect(file.statements[0]).toMatchObject({
      account: {
        bank_name: "Example Bank",
        account_type: "current",
        last_4_digits: "3000",
        bank_code: "37040044",
      },
      period: { from: "2024-01-01", to: "2024-01-31" },
      opening_balance: 100000,
      closing_balance: 176550,
      proof: { verdict: "proved" },
    });
  });

  it("does not call a closing balance alone a proof", () => {
    const [statement] = read(SGML.replace(/<BALLIST>.*<\/BALLIST>/, "")).statements;
    expect(statement).toMatchObject({
      closing_balance: 176550,
      opening_balance: null,
      proof: { verdict: "unproved" },
    });
  });

  it("contradicts an opening balance that does not fit the rows", () => {
    const [statement] = read(SGML.replace("1000,00", "1000,01")).statements;
    expect(statement?.proof).toMatchObject({
      verdict: "contradicted",
      checks: [{ name: "opening+sum=closing", holds: false }],
    });
  });

  it("reads XML with several accounts, a card, pending rows and character data", () => {
    const file = read(`<?xml version="1.0"?><?OFX OFXHEADER="200" VERSION="211"?>
<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD</CURDEF><BANKACCTFROM><ACCTID>1234567</ACCTID><ACCTTYPE>SAVINGS</ACCTTYPE></BANKACCTFROM>
<BANKTRANLIST><STMTTRN><DTPOSTED>20240102</DTPOSTED><TRNAMT>10.00</TRNAMT><NAME><![CDATA[A & <B>]]></NAME></STMTTRN></BANKTRANLIST>
<BANKTRANLISTP><STMTTRNP><DTTRAN>20240103</DTTRAN><TRNAMT>-3.00</TRNAMT><NAME>Hotel</NAME></STMTTRNP></BANKTRANLISTP></STMTRS></STMTTRNRS></BANKMSGSRSV1>
<CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS><CURDEF>JPY</CURDEF><CCACCTFROM><ACCTID>4111111111111111</ACCTID></CCACCTFROM>
<BANKTRANLIST><STMTTRN><DTPOSTED>20240104</DTPOSTED><TRNAMT>-1500</TRNAMT><PAYEE><NAME>Shop</NAME></PAYEE></STMTTRN></BANKTRANLIST></CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1></OFX>`);
    expect(file.statements.map((statement) => statement.account.account_type)).toEqual([
      "savings",
      "credit_card",
    ]);
    expect(rowsOf(file).map((row) => [row.amount, row.currency, row.counterparty, row.pending])).toEqual([
      [1000, "USD", "A & <B>", false],
      [-300, "USD", "Hotel", true],
      [-1500, "JPY", "Shop", false],
    ]);
  });

  it("reports rows without date or amount and never guesses them", () => {
    const file = read(SGML.replace("20240115", "20240231").replace("-1.234,50", "$12o"));
    expect(rowsOf(file)).toEqual([]);
    expect(file.problems.map((problem) => problem.code)).toEqual(["amount_unreadable", "date_unreadable"]);
  });

  it("leaves out comments, and what was commented out", () => {
    const { statements } = read(
      "OFXHEADER:100\n\n<OFX><!-- by Example --><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR<BANKTRANLIST>" +
        "<!-- <STMTTRN><DTPOSTED>20260101<TRNAMT>-9.00<NAME>Old</STMTTRN> -->" +
        "<STMTTRN><DTPOSTED>20260102<TRNAMT>-5.00<NAME>Shop <!-- note --></STMTTRN></BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>",
    );
    expect(statements[0]?.transactions).toMatchObject([{ amount: -500, description: "Shop" }]);
  });

  it("tells Quicken's dialect by its own tags", () => {
    expect(read(SGML.replace("</SONRS>", "<INTU.BID>3000</SONRS>")).format).toBe("qfx");
  });
});

describe("QIF", () => {
  it("reads several accounts, splits, and both ways of writing years", () => {
    const file = read(
      `!Account\nNChecking\nTBank\n^\n!Type:Bank\nD1/31'24\nT-1,234.50\nPShop\nMFood\nSFood\n$-1,000.00\nSHome\n$-234.50\n^\n!Account\nNVisa 1234\nTCCard\n^\n!Type:CCard\nD2/ 1'24\nU-5.00\nT-5.00\nPCafe\nN17\nLEating out\n^\n!Type:Cat\nNFood\nE\n^\n`,
    );
    expect(file.statements.map((statement) => statement.account.account_type)).toEqual([
      "current",
      "credit_card",
    ]);
    expect(rowsOf(file)).toMatchObject([
      {
        booked_on: "2024-01-31",
        amount: -123450,
        description: "Shop",
        brought: { note: "Food" },
        source: { line: 6 },
      },
      { booked_on: "2024-02-01", amount: -500, reference: "17", bank_category: "Eating out" },
    ]);
    expect(file.questions).toEqual([]);
  });

  it("reads day first and decimal commas from the data", () => {
    const file = read("!Type:Bank\nD31.01.2024\nT-1.234,50\nPShop\n^\nD1.2.2024\nT20,00\nPACME\n^\n");
    expect(rowsOf(file).map((row) => [row.booked_on, row.amount])).toEqual([
      ["2024-01-31", -123450],
      ["2024-02-01", 2000],
    ]);
  });

  it("counts of an investment account only what moves cash", () => {
    const file = read(
      "!Type:Invst\nD1/15/2024\nNBuy\nYFund\nT100.00\n^\nD1/16/2024\nNDiv\nYFund\nT2.50\n^\nD1/17/2024\nNShrsIn\nYFund\nT50.00\n^\n",
    );
    expect(rowsOf(file).map((row) => row.amount)).toEqual([-10000, 250]);
    expect(file.problems.map((problem) => problem.code)).toEqual(["no_cash_movement"]);
  });

  it("takes a first record that states what the account held for its opening balance", () => {
    const rest = "^\nD1/16/2024\nT-2.50\nPCafe\n^\n";
    const [worded] = read(
      `!Type:Bank\nD1/15/2024\nT100.00\nPOpening Balance\nL[Everyday]\n${rest}`,
    ).statements;
    const [own] = read(
      `!Account\nNEveryday\nTBank\n^\n!Type:Bank\nD1/15/2024\nT100.00\nPStart\nL[Everyday]\n${rest}`,
    ).statements;
    for (const statement of [worded, own]) {
      expect(statement?.opening_balance).toBe(10000);
      expect(statement?.closing_balance).toBe(9750);
      expect(statement?.facts.derived).toEqual(["closing"]);
      expect(statement?.transactions.map((row) => row.amount)).toEqual([-250]);
    }
  });

  it("refuses lists of categories without transactions", () => {
    const parsed = parseBytes(new TextEncoder().encode("!Type:Cat\nNFood\nE\n^\n"), {
      today: "2026-11-20",
    });
    expect(parsed.ok ? "read" : parsed.error.code).toBe("not_a_statement");
  });
});

describe("MT940 pages", () => {
  const page = (number: string, [open, from]: string[], [close, to]: string[], amount: string): string =>
    `:20:A\n:25:12345678\n:28C:${number}\n:60${open}:C240601GBP${from}\n:61:2406010601${amount}NTRFX\n:62${close}:C240601GBP${to}\n-\n`;

  it("are one statement whose balances between them must agree", () => {
    const first = page("5/1", ["F", "20,00"], ["M", "15,00"], "D5,00");
    const whole = read(first + page("5/2", ["M", "15,00"], ["F", "21,00"], "C6,00"));
    expect(whole.statements).toMatchObject([
      { opening_balance: 2000, closing_balance: 2100, proof: { verdict: "proved" } },
    ]);
    const torn = read(first + page("5/2", ["M", "14,00"], ["F", "20,00"], "C6,00"));
    expect(torn.statements.map(({ proof }) => proof.verdict)).toEqual(["contradicted"]);
  });

  it("are statements of their own where one between them is missing", () => {
    const torn = read(
      page("5/1", ["F", "20,00"], ["M", "15,00"], "D5,00") +
        page("5/3", ["M", "14,00"], ["F", "20,00"], "C6,00"),
    );
    expect(torn.statements.map(({ proof }) => proof.verdict)).toEqual(["proved", "contradicted"]);
  });
});

describe("CAMT pages", () => {
  const balance = (kind: string, amount: string): string =>
    `<Bal><Tp><CdOrPrtry><Cd>${kind}</Cd></CdOrPrtry></Tp><Amt Ccy="GBP">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>`;
  const page = (number: number, last: boolean, balances: string, [amount, sign]: string[]): string =>
    `<Stmt><Id>A-${number}</Id><StmtPgntn><PgNb>${number}</PgNb><LastPgInd>${last}</LastPgInd></StmtPgntn>
<ElctrncSeqNb>8</ElctrncSeqNb><Acct><Id><Othr><Id>12345678</Id></Othr></Id><Ccy>GBP</Ccy></Acct>${balances}
<Ntry><Amt Ccy="GBP">${amount}</Amt><CdtDbtInd>${sign}</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2024-06-0${number}</Dt></BookgDt></Ntry></Stmt>`;
  const wrap = (pages: string): string => `<Document><BkToCstmrStmt>${pages}</BkToCstmrStmt></Document>`;
  const first = page(1, false, balance("OPBD", "20.00") + balance("ITBD", "15.00"), ["5.00", "DBIT"]);
  const second = (from: string, to: string): string =>
    page(2, true, balance("ITBD", from) + balance("CLBD", to), ["6.00", "CRDT"]);

  it("are one statement whose balances between them must agree", () => {
    expect(read(wrap(first + second("15.00", "21.00"))).statements).toMatchObject([
      {
        opening_balance: 2000,
        closing_balance: 2100,
        transactions: [{ amount: -500 }, { amount: 600 }],
        proof: { verdict: "proved" },
      },
    ]);
    const torn = read(wrap(first + second("14.00", "20.00")));
    expect(torn.statements.map(({ proof }) => proof.verdict)).toEqual(["contradicted"]);
  });
});
