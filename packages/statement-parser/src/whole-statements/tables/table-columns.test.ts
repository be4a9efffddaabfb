import { describe, expect, test } from "vitest";
import { decodeText } from "../../decode/text/decode-text.ts";
import { parseBytes } from "../../parse-bytes.ts";
import type { ParsedStatement } from "../../index.ts";

const parse = (lines: readonly string[]) => {
  const parsed = parseBytes(new TextEncoder().encode(lines.join("\n")), { today: "2026-11-20" });
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
};

const readAll = (...lines: string[]): ParsedStatement[] => parse(lines).statements;

const texts = (...lines: string[]): string[] =>
  readAll(...lines).flatMap(({ transactions }) => transactions.map(({ description }) => description));

const amounts = ({ transactions }: ParsedStatement): number[] => transactions.map(({ amount }) => amount);

describe("accounts of one table", () => {
  const TWO = [
    "Bank Account,Date,Narrative,Debit Amount,Credit Amount,Balance",
    "700111222333,2026-09-13,Interest,,2.10,502.10",
    "700111222333,2026-09-11,Grocer,40.00,,500.00",
    "030222333444,2026-09-14,Coffee,9.50,,90.50",
    "030222333444,2026-09-12,Pay,,60.00,100.00",
  ];
  const NUMBERS = ["700111222333", "030222333444"];

  test.each(["Bank Account", "Posted Account", "accountNum", "NOREK"])("are told by a column %s", (name) => {
    const statements = readAll(...TWO.map((line) => line.replace("Bank Account", name)));
    expect(statements.map(({ account }) => account.number)).toEqual(NUMBERS);
    expect(statements.map(({ proof }) => proof.verdict)).toEqual(["proved", "proved"]);
  });

  test("are told by the balances where no name does", () => {
    const statements = readAll(...TWO.map((line) => line.replace("Bank Account", "Kesit")));
    expect(statements.map(({ proof }) => proof.verdict)).toEqual(["proved", "proved"]);
  });

  test.each(["Account", "Account number"])("keep the names that a column %s gives them", (column) => {
    const accounts = readAll(
      `Date,${column},Payee,Category,Amount`,
      "2026-09-02,Everyday,Grocer,Food,-12.50",
      "2026-09-03,Joint Savings,Interest,Income,1.10",
      "2026-09-04,Everyday,Fuel,Car,-40.00",
      "2026-09-05,Joint Savings,Interest,Income,1.20",
    ).map(({ account }) => account);
    expect(accounts.map(({ name }) => name)).toEqual(["Everyday", "Joint Savings"]);
    expect(accounts.map(({ number }) => number)).toEqual([null, null]);
  });

  test("keep no name that holds a number, which is the account's own", () => {
    const [statement] = readAll(
      "Date,Account,Payee,Category,Amount",
      "2026-09-02,Savings 7001 1122 2333,Grocer,Food,-12.50",
      "2026-09-04,Savings 7001 1122 2333,Fuel,Car,-40.00",
    );
    expect(statement?.account).toMatchObject({ name: null, last_4_digits: "2333" });
  });

  test("are not made of a break in the balances of one account", () => {
    const statements = readAll(
      "Date,Text,Kind,Amount,Balance",
      "2026-09-01,Grocer,CARD,-10.00,90.00",
      "2026-09-02,Bakery,CARD,-5.00,85.00",
      "2026-09-05,Fuel,CARD,-20.00,65.00",
      "2026-09-29,Charge,COST,-3.00,30.00",
      "2026-09-30,Tax on it,COST,-1.00,29.00",
    );
    expect(statements.map(({ proof }) => proof.verdict)).toEqual(["contradicted"]);
  });

  test("may each repeat the balance of the day of download, which contradicts nothing", () => {
    const statements = readAll(
      "date;label;amount;accountNum;accountbalance",
      "2026-09-25;Grocer;-45,12;00040123456;2954,12",
      "2026-09-22;Pay;2150,00;00040123456;2954,12",
      "2026-09-24;Transfer;500,00;00040654321;10512,40",
      "2026-09-01;Interest;5,12;00040654321;10512,40",
    );
    expect(statements.map(({ proof }) => proof.verdict)).toEqual(["unproved", "unproved"]);
    expect(statements.map(({ closing_balance }) => closing_balance)).toEqual([295412, 1051240]);
  });
});

describe("accounts of several tables, or of one", () => {
  test("are told apart by a number that begins a line, under the same names", () => {
    const statements = readAll(
      "111111111111 Savings",
      "Currency: EUR",
      "Date,Text,Out,In,Balance",
      "2026-09-05,Grocer,10.00,,90.00",
      "2026-09-02,Pay,,60.00,100.00",
      "",
      "222222222222 Dollars",
      "Currency: USD",
      "Date,Text,Out,In,Balance",
      "2026-08-29,Transfer,,20.00,70.00",
      "2026-08-20,Interest,,0.15,50.00",
    );
    expect(statements.map(({ account, currency }) => [account.number, currency])).toEqual([
      ["111111111111", "EUR"],
      ["222222222222", "USD"],
    ]);
  });

  const DE = [
    "Girokonto;DE00120300000000123456",
    "Buchungsdatum;Status;Zahlungsempfänger;Verwendungszweck;IBAN;Betrag (€)",
  ];

  test("are not made of the other side's accounts where the own one is printed above the table", () => {
    const [statement, ...more] = readAll(
      ...DE,
      "28.09.26;Gebucht;Corner Shop;Bread;DE00500105170000000001;-45,12",
      "25.09.26;Gebucht;Corner Shop;Bread;DE00500105170000000001;-5,00",
      "24.09.26;Gebucht;Power Works;Power;DE00500105170000000002;-9,00",
      "21.09.26;Gebucht;Power Works;Power;DE00500105170000000002;-98,00",
    );
    expect(more).toEqual([]);
    expect(statement?.account.last_4_digits).toBe("3456");
  });

  test("hold for rows that leave the one account blank", () => {
    const statements = readAll(
      "Date,Account number,Text,Amount",
      "2026-09-29,,Fuel,-60.00",
      "2026-09-28,700111222333,Grocer,-45.12",
      "2026-09-25,700111222333,Pay,500.00",
    );
    expect(statements.map(amounts)).toEqual([[-6000, -4512, 50_000]]);
  });
});

describe("balances and amounts", () => {
  test("of two days in the same words are the first and the last where the rows lie between them", () => {
    const [statement] = readAll(
      "Date opération;Libellé;Débit;Crédit",
      ";Solde au 30/09/2026;;1 850,00",
      "02/10/2026;Versement;;450,00",
      "03/10/2026;Chèque;357,75;",
      ";Solde au 31/10/2026;;1 942,25",
    );
    expect(statement?.opening_balance).toBe(185_000);
    expect(statement?.closing_balance).toBe(194_225);
    expect(statement?.proof.verdict).toBe("proved");
  });

  test("stand in columns named by a word for money and one for its way", () => {
    const [statement] = readAll(
      "Utført dato;Beskrivelse;Beløp inn;Beløp ut;Valuta",
      "28.09.2026;Husleie;;-12 500,00;NOK",
      "25.09.2026;Lønn;38 400,55;;NOK",
    );
    expect(statement === undefined ? [] : amounts(statement)).toEqual([-1_250_000, 3_840_055]);
  });

  test("in a plain column are in the currency beside it, whatever another column names", () => {
    const [statement] = readAll(
      "Timestamp,Description,Currency,Amount,Native Currency,Native Amount (in USD)",
      "2026-04-22,Bakery,EUR,-12.30,EUR,-13.53",
      "2026-04-20,Top-Up,EUR,200.00,EUR,220.00",
    );
    expect(statement?.currency).toBe("EUR");
    expect(statement === undefined ? [] : amounts(statement)).toEqual([-1230, 20_000]);
  });
});

test("Japanese in wide letters is not taken for Chinese", () => {
  // セブン and ＡＰＰＬＥ in Shift_JIS, which another code page reads as rare ideographs.
  const seven = [0x83, 0x5a, 0x83, 0x75, 0x83, 0x93, 0x2c];
  const apple = [0x82, 0x60, 0x82, 0x6f, 0x82, 0x6f, 0x82, 0x6b, 0x82, 0x64, 0x2c];
  const decoded = decodeText(Uint8Array.from([...seven, ...apple, ...apple]), null);
  expect(decoded.ok ? decoded.value.text : "").toBe("セブン,ＡＰＰＬＥ,ＡＰＰＬＥ,");
});

describe("what a row says", () => {
  test("is said once, whichever of two columns says more", () => {
    expect(
      texts(
        "Date,Description,Details,Amount",
        "2026-09-02,Purchase Corner Shop,Purchase Corner Shop (Card 1234),-2.50",
        "2026-09-03,Transfer to Ana Example,ana,-5.00",
      ),
    ).toEqual(["Purchase Corner Shop (Card 1234)", "Transfer to Ana Example"]);
  });

  test("stands among references where the description has only kinds of payment", () => {
    expect(
      texts(
        "Date,Reference,Text,Amount",
        "2026-09-02,Corner Shop,Card,-2.50",
        "2026-09-03,Ana Example,Transfer,-5.00",
        "2026-09-04,Employer,Transfer,900.00",
        "2026-09-05,Bakery,Card,-3.00",
      ),
    ).toEqual(["Corner Shop Card", "Ana Example Transfer", "Employer Transfer", "Bakery Card"]);
  });

  test("is not the number of the other side's account", () => {
    expect(
      texts(
        "Kuupäev;Saaja/maksja konto;Saaja/maksja nimi;Deebet/Kreedit (D/C);Summa;Selgitus",
        "2026-09-01;EE867700771000681884;Corner Shop;D;12,50;Bread",
        "2026-09-02;EE867700771000681885;Employer;C;900,00;Pay",
      ),
    ).toEqual(["Corner Shop Bread", "Employer Pay"]);
  });

  test("may be a starred number in most rows, and is still no amount", () => {
    expect(
      texts(
        "Date;Tytułem;Kwota operacji",
        "02.09.2026;BLIK REF 8812345;-2,50",
        "13.09.2026;*********0001806;-5,00",
        "14.09.2026;*********0001806;-6,00",
      ),
    ).toEqual(["BLIK REF 8812345", "*********0001806", "*********0001806"]);
  });
});

test("a weekday may follow a date behind a comma", () => {
  const [statement] = readAll(
    "Könyvelés dátuma;Összeg;Közlemény",
    "2026.09.30., szerda;-7 000,00 HUF;Corner Shop",
    "2026.09.24., csütörtök;+12 500,00 HUF;Ana Example",
  );
  expect(statement?.transactions.map(({ booked_on }) => booked_on)).toEqual(["2026-09-30", "2026-09-24"]);
});

test("columns named in other letters than Latin put the day first", () => {
  const { questions, statements } = parse([
    "תאריך,תיאור,בחובה,בזכות",
    "03/09/2026,מכולת,34.50,",
    "05/09/2026,משכורת,,900.00",
  ]);
  expect(questions).toEqual([]);
  expect(statements[0]?.transactions[0]?.booked_on).toBe("2026-09-03");
});

test("DB beside an amount is money out", () => {
  const [statement] = readAll(
    "Tanggal,Keterangan,Jumlah,,Saldo",
    '2026-09-01,Grocer,"1,500.00",DB,"8,500.00"',
    '2026-09-03,Employer,"2,000.00",CR,"10,500.00"',
  );
  expect(statement === undefined ? [] : amounts(statement)).toEqual([-150_000, 200_000]);
  expect(statement?.proof.verdict).toBe("proved");
});

test("a fee that stands apart is believed with one balance that runs with it", () => {
  const [statement] = readAll(
    "time,type,amount,fee,balance",
    "2026-05-03,deposit,500.00,0.00,510.00",
    "2026-05-20,withdrawal,-200.00,0.90,309.10",
  );
  expect(statement === undefined ? [] : amounts(statement)).toEqual([50_000, -20_090]);
});

test("one name that every row carries is no counterparty where descriptions tell the rows apart", () => {
  expect(
    texts(
      "Date,Payer,Description,Amount",
      "2026-09-01,Ada Example,Corner Shop,-5.00",
      "2026-09-02,Ada Example,Book Shop,-15.00",
      "2026-09-03,Ada Example,Train,-7.50",
      "2026-09-04,Ada Example,Employer,900.00",
      "2026-09-05,Ada Example,Bakery,-3.20",
    ),
  ).toEqual(["Corner Shop", "Book Shop", "Train", "Employer", "Bakery"]);
});

test("of two amounts in Hebrew the charge is what moved, in its own currency", () => {
  const [statement] = readAll(
    "כרטיס אשראי",
    "תאריך רכישה,שם בית עסק,סכום עסקה,מטבע עסקה,סכום חיוב,מטבע חיוב",
    "02.09.26,מכולת,345.20,₪,345.20,₪",
    "11.09.26,Book Shop,50.10,$,187.33,₪",
    "18.09.26,ארומה,69.90,₪,69.90,₪",
  );
  expect(statement === undefined ? [] : amounts(statement)).toEqual([-34_520, -18_733, -6990]);
  expect(statement?.currency).toBe("ILS");
});

test("of two days in one cell the first is that of booking", () => {
  const [statement] = readAll(
    "Date,Action,Description,Amount",
    "02/24/2026,Buy,Index Fund,-$465.11",
    "02/11/2026 as of 02/10/2026,Credit Interest,Sweep,$31.98",
    "02/09/2026,Dividend,Index Fund,$12.00",
  );
  expect(statement?.transactions.map(({ booked_on, value_on }) => [booked_on, value_on])).toEqual([
    ["2026-02-24", null],
    ["2026-02-11", "2026-02-10"],
    ["2026-02-09", null],
  ]);
});

test("the day of the charge is that of booking, wherever it stands", () => {
  const [statement] = readAll(
    "Fecha de operación,Fecha de aplicación,Descripción,Monto",
    "19 feb 2026,20 feb 2026,Tienda,-$118.50",
    "20 feb 2026,23 feb 2026,Nómina,+$900.00",
  );
  expect(statement?.transactions.map(({ booked_on }) => booked_on)).toEqual(["2026-02-20", "2026-02-23"]);
});

test("a balance brought forward is the opening one, however shortly it is said", () => {
  const [statement] = readAll(
    "Date,Transaction Details,Deposit (HKD),Withdrawal (HKD),Balance (HKD)",
    "31/01/2026,B/F BALANCE,,,1000.00",
    "02/02/2026,Employer,100.00,,1100.00",
    "11/02/2026,Corner Shop,,50.00,1050.00",
  );
  expect(statement?.opening_balance).toBe(100_000);
  expect(statement?.proof.verdict).toBe("proved");
});

test("days of value and of booking are told apart in Croatian", () => {
  const [statement] = readAll(
    "Datum valute;Datum izvršenja;Opis plaćanja;Isplata;Uplata;Stanje",
    "23.02.2026.;24.02.2026.;Pekara;10,00;;90,00",
    "20.02.2026.;21.02.2026.;Plaća;;50,00;100,00",
  );
  expect(statement?.transactions.map(({ booked_on, value_on }) => [booked_on, value_on])).toEqual([
    ["2026-02-24", "2026-02-23"],
    ["2026-02-21", "2026-02-20"],
  ]);
});

test("tables under the same names are parted where lines between end in another number", () => {
  const statements = readAll(
    "Everyday Account 062-411 8822017",
    "Date,Description,Debit,Credit,Balance",
    "01 Sep 2026,Corner Shop,5.00,,95.00",
    "03 Sep 2026,Employer,,50.00,145.00",
    "",
    "Saver 062-411 8822025",
    "Date,Description,Debit,Credit,Balance",
    "02 Sep 2026,Interest,,1.00,901.00",
    "04 Sep 2026,Transfer,100.00,,801.00",
  );
  expect(statements.map(({ account }) => account.last_4_digits)).toEqual(["2017", "2025"]);
  expect(statements.map(amounts)).toEqual([
    [-500, 5000],
    [100, -10_000],
  ]);
});

test("a card of whose holder and last digits the names speak is charged what stands without a sign", () => {
  const [statement] = readAll(
    "Data de compra;Nome no cartão;Final do Cartão;Descrição;Parcela;Valor (em R$)",
    "02/02/2026;ANA EXEMPLO;8842;Padaria;Única;24.93",
    "06/02/2026;ANA EXEMPLO;8842;Inclusao de Pagamento;Única;-936.88",
    "08/02/2026;ANA EXEMPLO;8842;Livraria;2/5;48.27",
  );
  expect(statement === undefined ? [] : amounts(statement)).toEqual([-2493, 93_688, -4827]);
});
