import { expect, test } from "vitest";
import { parseBytes } from "../../parse-bytes.ts";
import type { KnownLayout, ParsedStatement, ParseHints } from "../../index.ts";

const hints: ParseHints = { today: "2026-11-20" };

const read = (text: string, more: Partial<ParseHints> = {}) => {
  const parsed = parseBytes(new TextEncoder().encode(text), { ...hints, ...more });
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
};

const only = (text: string, more: Partial<ParseHints> = {}): ParsedStatement => {
  const [statement] = read(text, more).statements;
  if (statement === undefined) throw new Error("no statement");
  return statement;
};

const lines = (...rows: string[]): string => rows.join("\n");

const proved = lines(
  "Date,Text,Amount,Balance",
  "13/05/2024,Baker,-10.00,90.00",
  "14/05/2024,Fuel,-20.00,70.00",
  "28/05/2024,Pay,100.00,170.00",
);
/** Of the same shape, with days that may be read both ways. */
const next = lines(
  "Date,Text,Amount,Balance",
  "03/06/2024,Baker,-10.00,160.00",
  "04/06/2024,Fuel,-20.00,140.00",
);

test("a proved layout is remembered, and tells the order of days that the next file leaves open", () => {
  const layout = only(proved).layout;
  expect(layout?.fingerprint).toContain("date|text|amount|balance");
  expect(read(next).questions.map((question) => question.code)).toEqual(["date_order"]);
  const known = read(next, { layouts: [layout as KnownLayout] });
  expect(known.questions).toEqual([]);
  expect(known.statements[0]?.proof.verdict).toBe("proved");
  expect(known.statements[0]?.transactions.map((row) => row.booked_on)).toEqual(["2024-06-03", "2024-06-04"]);
});

test("a remembered layout that does not prove is inferred anew", () => {
  const layout = only(proved).layout as KnownLayout;
  const monthFirst = lines(
    "Date,Text,Amount,Balance",
    "05/13/2024,Baker,-10.00,90.00",
    "05/14/2024,Fuel,-20.00,70.00",
  );
  const statement = only(monthFirst, { layouts: [layout] });
  expect(statement.proof.verdict).toBe("proved");
  expect(statement.transactions[0]?.booked_on).toBe("2024-05-13");
});

test.each(["", "{}", "[1", '{"picked":{"booking":"x"}}'])(
  "a remembered layout that cannot be read (%j) is as good as none",
  (reading) => {
    const fingerprint = only(proved).layout?.fingerprint ?? "";
    expect(only(proved, { layouts: [{ fingerprint, reading }] }).proof.verdict).toBe("proved");
  },
);

test("an unproved reading is not remembered", () => {
  expect(
    only(lines("Date,Text,Amount", "2024-05-13,Baker,-10.00", "2024-05-14,Fuel,-20.00")).layout ?? null,
  ).toBe(null);
});

test("columns without names that nothing confirms are a guess, named ones and proved ones are none", () => {
  const rows = ["2024-05-13,Baker,-10.00", "2024-05-14,Fuel,-20.00", "2024-05-28,Pay,100.00"];
  expect(only(lines(...rows)).guessed).toBe(true);
  expect(only(lines("Date,Text,Amount", ...rows)).guessed).toBe(false);
  expect(only(proved).guessed).toBe(false);
});

test("an order of days that is asked for makes a reading a guess", () => {
  const statement = only(lines("Date,Text,Amount", "03/06/2024,Baker,-10.00", "04/06/2024,Fuel,-20.00"));
  expect(statement.guessed).toBe(true);
});

test("numbers that may be thousands or thousandths are asked for, and balances prove nothing until answered", () => {
  const text = lines(
    "Fecha;Detalle;Monto;Saldo",
    "13-05-2024;Panaderia;-1.250;98.750",
    "14-05-2024;Bencina;-20.500;78.250",
    "28-05-2024;Abono;10.100;88.350",
  );
  const open = read(text);
  expect(open.questions.map((question) => question.code)).toEqual(["decimal_sign"]);
  expect(open.statements[0]?.proof.verdict).toBe("unproved");
  const answered = read(text, { decimal_sign: "," });
  expect(answered.questions).toEqual([]);
  expect(answered.statements[0]?.proof.verdict).toBe("proved");
  expect(answered.statements[0]?.transactions[0]?.amount).toBe(-125_000);
});

test.each(["", ",Counts on"])(
  "the own export%s comes back as it was, whatever its texts begin with",
  (more) => {
    const texts = ["=1+1", "+49 123", "-minus", "@home", "'=quoted", "plain 'x'"];
    const header =
      "Date,Value date,Account,Description,Amount,Currency,Balance,Vendor,Merchant,Category,Sub-category,Tags,Parts,Note,Reference,Status";
    const last = more === "" ? "" : ",2024-05-10";
    const held = (text: string): string => (/^'*[=+\-@]/.test(text) ? `'${text}` : text);
    const statement = only(
      lines(
        `\uFEFF${header}${more}`,
        ...texts.map(
          (text, index) =>
            `2024-05-1${index},,Everyday,${held(text)},-1.0${index},EUR,,Vendor,Shop,Food,Groceries,,,${held(text)},${held(text)},posted${last}`,
        ),
      ),
    );
    expect(statement.transactions.map((row) => row.description)).toEqual(texts);
    expect(statement.transactions.map((row) => row.reference)).toEqual(texts);
  },
);

test("a transfer of a ledger moves both accounts, with the converted amount where currencies differ", () => {
  const file = read(
    lines(
      "type,amount,currency_code,foreign_amount,foreign_currency_code,description,date,source_name,source_type,destination_name,destination_type",
      "Withdrawal,-5.00,EUR,,,Bakery,2024-03-01,Giro,Asset account,Bakery,Expense account",
      "Transfer,100.00,EUR,108.00,USD,Move,2024-03-02,Giro,Asset account,Dollars,Asset account",
    ),
  );
  expect(
    file.statements.map((statement) => [statement.currency, statement.transactions.map((row) => row.amount)]),
  ).toEqual([
    ["EUR", [-500, -10_000]],
    ["USD", [10_800]],
  ]);
});

test.each([
  [
    "sales with their sum so far",
    "Date,Sales,Cumulative|2024-01-01,10.50,10.50|2024-01-02,20.25,30.75|2024-01-03,5.00,35.75",
  ],
  [
    "a meter's use and reading",
    "Date,Usage,Reading|2024-01-01,10.5,1010.5|2024-01-02,20.5,1031.0|2024-01-03,5.5,1036.5",
  ],
  [
    "a meter's use and reading beside its name",
    "Datum;Zähler;Verbrauch;Stand|01.01.2024;Gas;10,5;1010,5|02.01.2024;Gas;20,5;1031,0|03.01.2024;Gas;5,5;1036,5",
  ],
])("%s is no statement, although its figures add up", (_name, rows) => {
  const parsed = parseBytes(new TextEncoder().encode(rows.replaceAll("|", "\n")), hints);
  expect(parsed.ok ? "read" : parsed.error.code).toBe("not_a_statement");
});

test("a column of IBANs that go with the names of the other side does not split a statement by them", () => {
  const rents = ["01", "02", "03", "04"].flatMap((month, at) => [
    `01.${month}.2026;Hausverwaltung Lindner;Miete;DE02300209000106531065;-900,00;${String(100 + at * 200)},00`,
    `15.${month}.2026;;Entgelt;;-5,00;${String(95 + at * 200)},00`,
    `28.${month}.2026;Musterwerk GmbH;Gehalt;DE02100100100006820101;1105,00;${String(1200 + at * 200)},00`,
  ]);
  const statements = read(
    lines("Buchungstag;Beguenstigter;Verwendungszweck;IBAN;Betrag;Saldo", ...rents),
  ).statements;
  expect(statements.map(({ proof, transactions }) => [proof.verdict, transactions.length])).toEqual([
    ["proved", 12],
  ]);
  expect(statements[0]?.account).toMatchObject({ number: null, iban_masked: null });
});

test("neither does a column that names but one other account, on some of the rows", () => {
  const [statement, ...others] = read(
    lines(
      "Buchungstag;Beguenstigter;Verwendungszweck;IBAN;Betrag;Saldo",
      "07.01.2026;Erika Beispiel;Umbuchung;DE02120300000000202051;200,00;300,00",
      "07.02.2026;Erika Beispiel;Umbuchung;DE02120300000000202051;200,00;500,00",
      "30.03.2026;;Zinsen;;4,20;504,20",
    ),
  ).statements;
  expect(others).toEqual([]);
  expect(statement?.proof.verdict).toBe("proved");
  expect(statement?.transactions).toHaveLength(3);
});

const account = (number: string, closing: string, ...rows: string[]): string[] => [
  `Account number,${number},,`,
  "Date,Text,Amount,Balance",
  "01/05/2024,Opening balance,,100.00",
  ...rows,
  `31/05/2024,Closing balance,,${closing}`,
  "",
];

test("an account whose only row is missing is shown with its balances, which contradict each other", () => {
  const first = account("12345678", "90.00", "13/05/2024,Baker,-10.00,90.00");
  const { statements } = read(
    lines(...first, ...account("87654321", "80.00"), ...account("55556666", "100.00")),
  );
  expect(statements.map(({ account: { last_4_digits } }) => last_4_digits)).toEqual(["5678", "4321", "6666"]);
  expect(statements.map(({ proof }) => proof.verdict)).toEqual(["proved", "contradicted", "unproved"]);
  expect(statements[1]).toMatchObject({ opening_balance: 10_000, closing_balance: 8000, transactions: [] });
});

test("days without a year are completed in a short table too, however many lines stand around it", () => {
  const statement = only(
    lines(
      "No. rekening,:,0411882207",
      "Nama,:,ANA CONTOH",
      "Periode,:,01/02/2026 - 28/02/2026",
      "Mata Uang,:,Rp",
      "Tanggal,Keterangan,Cabang,Jumlah,Saldo",
      "'03/02,TOKO,'0000,100.00 DB,900.00",
      "'06/02,GAJI,'0000,250.00 CR,\"1,150.00\"",
      "'08/02,KOPI,'0000,50.00 DB,\"1,100.00\"",
      'Saldo Awal,:,"1,000.00"',
      "Mutasi Debet,:,150.00,2",
      "Mutasi Kredit,:,250.00,1",
      'Saldo Akhir,:,"1,100.00"',
    ),
  );
  expect(statement.transactions.map(({ booked_on, amount }) => `${booked_on} ${amount}`)).toEqual([
    "2026-02-03 -10000",
    "2026-02-06 25000",
    "2026-02-08 -5000",
  ]);
  expect(statement.proof.verdict).toBe("proved");
});
