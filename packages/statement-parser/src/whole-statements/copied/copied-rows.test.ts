import { expect, test } from "vitest";
import { parseStatement } from "../../parse-statement.ts";
import type { ParsedStatement } from "../../parsed-file.ts";

const read = async (lines: readonly string[]): Promise<ParsedStatement[]> => {
  const file = await parseStatement(new TextEncoder().encode(`${lines.join("\n")}\n`), {
    today: "2026-05-01",
  });
  return file.ok ? file.value.statements : [];
};

const rowsOf = (statement: ParsedStatement | undefined): [string, number][] =>
  (statement?.transactions ?? []).map(({ booked_on, amount }) => [booked_on, amount]);

const HEAD = ["Harbour Lane Bank", "Ava Example", "Statement of account", "Account number: 12345678 GBP"];
const PERIOD = "Statement period: 1 March 2025 to 31 March 2025";

test("amounts that stand in another order than their balances are never given back to them", async () => {
  const print = (third: string, fourth: string): string[] =>
    [
      ["Harbour Lane Bank", "", "Account movements", "", "Customer: Ava Example"],
      ["IBAN: GB33BUKB20201555555555", "Period: 01.03.2025 - 31.03.2025"],
      ["Opening balance: 500.00 GBP   Closing balance: 905.30 GBP", ""],
      ["Date", "Details", "Label", "Amount", "Balance", ""],
      ["13.03.2025", "Green Grocer", "Food", "-51.00 GBP", "905.30 GBP", ""],
      ["12.03.2025", "Corner Bakery 4711", "Food", `${fourth} GBP`, "956.30 GBP", ""],
      ["09.03.2025", "Northgate Rent", "Home", `${third} GBP`, "987.50 GBP", ""],
      ["04.03.2025", "Salary Example Mills", "Income", "1,200.00 GBP", "1,687.50 GBP", ""],
      ["03.03.2025", "Corner Bakery", "Food", "-12.50 GBP", "487.50 GBP", ""],
    ].flat();
  const [honest] = await read(print("-700.00", "-31.20"));
  expect(honest?.proof.verdict).toBe("proved");
  const [swapped] = await read(print("-31.20", "-700.00"));
  expect(swapped?.proof.verdict).not.toBe("proved");
});

test("names of two columns of days on lines of their own stay apart", async () => {
  const [statement] = await read(
    [
      ["Beispielbank Kreditkarte", "Abrechnung vom 01.03.2026 bis 31.03.2026"],
      ["Datum Beleg", "Datum Buchung", "Angaben zum Umsatz", "Betrag in EUR"],
      ["Saldo letzte Abrechnung 100,00-"],
      ["02.03.26", "04.03.26", "Blumenladen Beispielstadt", "20,00-"],
      ["05.03.26", "05.03.26", "Buchhandlung Beispielstadt", "35,50-"],
      ["06.03.26", "09.03.26", "Lastschrift Einzug", "100,00+"],
      ["Neuer Saldo 55,50-"],
    ].flat(),
  );
  expect(rowsOf(statement)).toEqual([
    ["2026-03-04", -2000],
    ["2026-03-05", -3550],
    ["2026-03-09", 10_000],
  ]);
});

test("a name of days that no list knows stands over the other column", async () => {
  const [statement] = await read([
    "Kartenrechnung Beispielbank",
    "Saldovortrag letzte Rechnung CHF 100.00",
    "Zahlungen und Gutschriften CHF 100.00-",
    "Belastungen CHF 75.90",
    "Einkauf Verbucht Details Betrag CHF",
    "05.03.26 06.03.26 Buchhandlung Chur 35.50",
    "04.03.26 07.03.26 Blumenladen Chur 20.00",
    "06.03.26 07.03.26 Beispielladen Chur 20.40",
    "08.03.26 09.03.26 Ihre Zahlung - besten Dank 100.00-",
    "Total Karte 75.90",
  ]);
  expect(statement?.transactions.map(({ booked_on }) => booked_on)).toEqual([
    "2026-03-06",
    "2026-03-07",
    "2026-03-07",
    "2026-03-09",
  ]);
});

test("a summary that adds up above the rows is none of them", async () => {
  const [statement] = await read([
    ...HEAD,
    PERIOD,
    "Opening balance 500.00",
    "Total debit 763.20",
    "Total credit 1,200.00",
    "Closing balance 936.80",
    "Date Value date Reference Debits Credits Balance Branch Remarks",
    "03-Mar-2025 03-Mar-2025 '701 20.00 480.00 Harbour Lane CORNER BAKERY",
    "04-Mar-2025 04-Mar-2025 '702 1,200.00 1,680.00 Harbour Lane SALARY EXAMPLE MILLS",
    "09-Mar-2025 09-Mar-2025 '703 700.00 980.00 Harbour Lane NORTHGATE RENT",
    "12-Mar-2025 12-Mar-2025 '704 43.20 936.80 Harbour Lane GREEN GROCER",
  ]);
  expect(rowsOf(statement)).toEqual([
    ["2025-03-03", -2000],
    ["2025-03-04", 120_000],
    ["2025-03-09", -70_000],
    ["2025-03-12", -4320],
  ]);
  expect(statement?.proof.verdict).toBe("proved");
});

test("many rows of a day are told by the balance at its end", async () => {
  const [statement] = await read([
    ...HEAD,
    PERIOD,
    "Date Details Payments out Payments in Balance",
    "01 Mar 2025 BALANCE FORWARD 500.00",
    "03 Mar 2025 Lodgement 320.00",
    "Corner Bakery 104.99",
    "Northgate Water 139.99",
    "Green Grocer 73.36",
    "Harbour Cinema 26.01",
    "Example Mills 11.17 464.48",
    "SUBTOTAL: 464.48",
    "04 Mar 2025 BALANCE FORWARD 464.48",
    "05 Mar 2025 Corner Bakery 35.99",
    "Green Grocer 79.69 348.80",
    "07 Mar 2025 Salary Example Mills 1,000.00 1,348.80",
  ]);
  expect(statement?.transactions.map(({ booked_on }) => booked_on)).toEqual([
    ...Array.from({ length: 6 }, () => "2025-03-03"),
    "2025-03-05",
    "2025-03-05",
    "2025-03-07",
  ]);
  expect(statement?.transactions.map(({ amount }) => amount)).toEqual([
    32_000, -10_499, -13_999, -7336, -2601, -1117, -3599, -7969, 100_000,
  ]);
  expect(statement?.proof.verdict).not.toBe("contradicted");
});

test("a day between the words of a row and its amount is that of the row", async () => {
  const [statement] = await read([
    "Beispielbank Kontoauszug EUR",
    "01.03.2026 bis 31.03.2026",
    "Beschreibung Verbuchungsdatum Betrag",
    "Blumenladen 03.03.2026 -20,00€",
    "Mastercard Einkauf",
    "Wertstellung 01.03.2026",
    "Hausverwaltung Beispiel 04.03.2026 -810,00€",
    "Miete",
    "Wertstellung 04.03.2026",
    "Beispielwerke 27.03.2026 +1.500,00€",
    "Gehalt",
    "Wertstellung 28.03.2026",
    "Dein alter Kontostand 200,00€",
    "Dein neuer Kontostand 870,00€",
  ]);
  expect(rowsOf(statement)).toEqual([
    ["2026-03-03", -2000],
    ["2026-03-04", -81_000],
    ["2026-03-27", 150_000],
  ]);
  expect(statement?.proof.verdict).toBe("proved");
});

test("days of four digits at the heads of rows are days", async () => {
  const [statement] = await read([
    "BEISPIELBANK KONTOAUSZUG VOM 31.03.2026 EUR",
    "ALTER SALDO VOM 01.03.2026 EUR 500,00",
    "BUCH TEXT WERT EUR",
    "0303 BLUMENLADEN 0303 20,00-",
    "0403 HAUSVERWALTUNG 0403 310,00-",
    "MIETE TOP 7",
    "2703 BEISPIELWERKE 2703 1.500,00",
    "NEUER SALDO VOM 31.03.2026 EUR 1.670,00",
  ]);
  expect(rowsOf(statement)).toEqual([
    ["2026-03-03", -2000],
    ["2026-03-04", -31_000],
    ["2026-03-27", 150_000],
  ]);
});

test("rows through which the balances of another account lead are those of another account", async () => {
  const statements = await read([
    ...HEAD,
    PERIOD,
    "Date Details Amount Balance",
    "31/03/2025 Corner Bakery -23.35 2,071.74",
    "30/03/2025 Harbour Cinema -5.99 2,095.09",
    "29/03/2025 Green Grocer -80.00 2,101.08",
    "28/03/2025 Salary Example Mills 1,000.00 2,181.08",
    "Holiday jar",
    "Money in the jar 1,881.09",
    "Date Details Amount Balance",
    "31/03/2025 Interest 11.10 1,881.09",
    "30/03/2025 Transfer from account 80.00 1,869.99",
    "10/03/2025 Transfer to account -60.00 1,789.99",
  ]);
  expect(statements.map(({ transactions }) => transactions.length)).toEqual([4, 3]);
  expect(statements.map(({ currency }) => currency)).toEqual(["GBP", "GBP"]);
});

test("headings alike but for their currency are those of accounts", async () => {
  const statements = await read([
    "Harbour Lane Wallet",
    "Ava Example",
    "Balance Summary 03/01/2025 - 03/31/2025",
    "Currency Opening Balance Closing Balance",
    "USD 500.00 1,687.50",
    "EUR 80.00 67.50",
    "Account Activity: USD",
    "Date Description Amount",
    "03/03/2025 Corner Bakery -12.50",
    "03/14/2025 Salary Example Mills 1,200.00",
    "Account Activity: EUR",
    "Date Description Amount",
    "03/05/2025 Green Grocer -10.00",
    "03/19/2025 Harbour Cinema -2.50",
  ]);
  expect(statements.map(({ currency }) => currency)).toEqual(["USD", "EUR"]);
  expect(statements.map(({ transactions }) => transactions.map(({ amount }) => amount))).toEqual([
    [-1250, 120_000],
    [-1000, -250],
  ]);
});

test("what a purchase cost abroad, on a line of its own, is not its amount", async () => {
  const [statement] = await read(
    [
      ["Kartenrechnung Beispielbank"],
      ["Saldovortrag letzte Rechnung", "CHF 100.00", "Neuer Saldo", "CHF 202.34", ""],
      ["Einkauf", "Verbucht", "Details", "Betrag CHF", ""],
      ["05.03.26", "06.03.26", "Buchhandlung, Chur CH", "35.50"],
      ["06.03.26", "07.03.26", "Blumenladen, Oslo", "46.44"],
      ["NOK 550.02 Umrechnungskurs 0.0844 vom 06.03.2026", "1.75% inbegriffen"],
      ["07.03.26", "09.03.26", "Beispielladen, Chur CH", "20.40"],
      ["10.03.26", "11.03.26", "Beispielkino, Chur CH", "20.40"],
      ["10.03.26", "12.03.26", "Beispielbad, Chur CH", "-20.40"],
    ].flat(),
  );
  expect(statement?.transactions.map(({ amount }) => Math.abs(amount))).toEqual([
    3550, 4644, 2040, 2040, 2040,
  ]);
});

test("a day over rows may be called the day of booking", async () => {
  const [statement] = await read(
    [
      ["TILIOTE 001"],
      ["Käyttötili FI4493270742185714 01.01.2025 - 31.01.2025"],
      ["Alkusaldo 01.01.2025"],
      ["500,00+"],
      [""],
      ["Kirjauspäivä 02.01.25"],
      ["", "0101", "PALKKA", "ESIMERKKI OY", "", "2.243,99+"],
      ["", "0201", "TILISIIRTO", "ESIMERKKIKODIT", "", "1.010,00-"],
      ["", "Kirjauspäivä 07.01.25"],
      ["", "0701", "KORTTIOSTO", "ESIMERKKIKAHVILA", "", "12,24-"],
      ["", "Loppusaldo 31.01.2025", "1.721,75+"],
    ].flat(),
  );
  expect(rowsOf(statement)).toEqual([
    ["2025-01-02", 224_399],
    ["2025-01-02", -101_000],
    ["2025-01-07", -1224],
  ]);
});

test("the first row begins at its day where rows end on lines below it", async () => {
  const [statement] = await read(
    [
      HEAD,
      [PERIOD, "Date", "Description", "Paid In", "Withdrawn", "Balance", "", "BROUGHT FORWARD", "500.00", ""],
      [
        "08 MAR",
        "Standing Order Northgate Rent",
        "71.00",
        "",
        "Direct Debit Harbour Cinema",
        "8.99",
        "420.01",
      ],
      ["09 MAR", "Card Transaction 09Mar25", "CORNER BAKERY", "3.12", "416.89"],
      ["11 MAR", "Direct Debit Northgate Water", "7.85", "", "Card Transaction 11Mar25", "5.25", "403.79"],
      ["15 MAR", "Card Transaction 15Mar25", "GREEN GROCER", "2.99", "400.80"],
    ].flat(),
  );
  expect(rowsOf(statement).map(([day]) => day)).toEqual([
    "2025-03-08",
    "2025-03-08",
    "2025-03-09",
    "2025-03-11",
    "2025-03-11",
    "2025-03-15",
  ]);
  expect(statement?.opening_balance).toBe(50_000);
});

test("an amount that its tabs put under the other side is doubted, though the balances follow", async () => {
  const print = (side: "in" | "out"): string[] => [
    "Accounts",
    "Opening balance ₹3,500.00 Closing balance ₹4,980.00",
    "",
    "Date\tNarration\tWithdrawal\tDeposit\tClosing Balance",
    "01/11/2025\tMonthly fee\t₹20.00\t \t₹3,480.00",
    "02/11/2025\tCash withdrawal\t₹500.00\t \t₹2,980.00",
    "05/11/2025\tSalary Harbour Works\t \t₹2,500.00\t₹5,480.00",
    side === "out"
      ? "10/11/2025\tCard payment Kiosk\t₹100.00\t \t₹5,380.00"
      : "10/11/2025\tCard payment Kiosk\t \t₹100.00\t₹5,380.00",
    "15/11/2025\tCard payment Bakery\t₹250.00\t \t₹5,130.00",
    "16/11/2025\tTransfer to Kumar\t₹150.00\t \t₹4,980.00",
  ];
  expect((await read(print("out"))).map(({ proof }) => proof.verdict)).toEqual(["proved"]);
  expect((await read(print("in"))).map(({ proof }) => proof.verdict)).not.toContain("proved");
});

test("what stands under the last of rows of one line each heads the rows that are to come", async () => {
  const [statement] = await read([
    "Cartão Ipê | Fatura BRL",
    "XXXX-XXXX-XXXX-0888 01/02/2026 - 28/02/2026",
    "Fatura anterior 100,00 + Pagamentos efetuados 100,00 - Lançamentos atuais 145,50 = Total desta fatura 145,50",
    "DATA ESTABELECIMENTO VALOR EM R$",
    "06/02 COMPRA CARTAO LIVRARIA 61,35",
    "10/02 COMPRA CARTAO FLORES 14,15",
    "15/02 PAGAMENTO RECEBIDO 100,00-",
    "19/02 COMPRA CARTAO PADARIA 30,00",
    "27/02 COMPRA CARTAO LIVRARIA 40,00",
    "Taxas",
    "Escalão TANB",
    "Até 5.000 0,05 %",
    "Restante 1,10 %",
    "Próximos lançamentos",
    "18/03/2026 TELEFONE 123,00",
    "26/03/2026 AGUA 123,99",
  ]);
  expect(rowsOf(statement).slice(0, 5)).toEqual([
    ["2026-02-06", -6135],
    ["2026-02-10", -1415],
    ["2026-02-15", 10000],
    ["2026-02-19", -3000],
    ["2026-02-27", -4000],
  ]);
  expect(statement?.transactions.filter(({ pending }) => pending).length).toBe(2);
  expect(statement?.proof.verdict).toBe("proved");
});

test("whole amounts stand beside those with decimals, short ones alone on their line", async () => {
  const [statement] = await read(
    [
      [
        "Kis Bank Zrt. | Számlakivonat HUF",
        "Időszak",
        "2025.05.17. - 2025.06.15.",
        "Oldal",
        "1",
        "No.",
        "218",
      ],
      ["Könyvelés napja", "Megnevezés", "Terhelés", "Jóváírás", "Egyenleg", "Nyitó egyenleg", "85 699"],
      ["2025.05.18.", "LAKBÉR", "23 624", "62 075"],
      ["2025.05.19.", "KÉSZPÉNZ 4824", "20 000", "42 075"],
      ["2025.06.05.", "MUNKABÉR", "440 019", "482 094"],
      ["2025.06.13.", "KAMAT", "156", "482 250"],
      ["2025.06.13.", "VÁSÁRLÁS", "2 506,60", "479 743,40"],
      ["2025.06.15.", "VÁSÁRLÁS", "8 395", "471 348,40"],
      ["Záró egyenleg", "471 348,40", "Oldal 1"],
    ].flat(),
  );
  expect(rowsOf(statement)).toEqual([
    ["2025-05-18", -2362400],
    ["2025-05-19", -2000000],
    ["2025-06-05", 44001900],
    ["2025-06-13", 15600],
    ["2025-06-13", -250660],
    ["2025-06-15", -839500],
  ]);
  expect(statement?.proof.verdict).toBe("proved");
});

test("several rows lead from the balance of a box over all rows to the first that is printed beside one", async () => {
  const [statement] = await read(
    [
      ["Banco Prueba", "Extracto de cuenta", "Periodo", "01/02/2025 - 28/02/2025", "Divisa", "MXN"],
      ["Saldo Anterior", "1,287.13", "Depósitos / Abonos (+) (2)", "2,219.31"],
      ["Retiros / Cargos (-) (5)", "1,895.62", "Saldo Final", "1,610.82"],
      ["FECHA", "DESCRIPCIÓN", "CARGOS", "ABONOS", "SALDO"],
      ["01/FEB", "TELEFONO", "216.12", "01/FEB", "AGUA", "163.91", "01/FEB", "SPEI RECIBIDO ANA", "1,652.90"],
      ["01/FEB", "COMPRA LIBROS", "679.85", "1,880.15", "02/FEB", "COMPRA FLORES", "340.00", "1,540.15"],
      ["14/FEB", "SPEI ENVIADO EVA", "495.74", "1,044.41", "27/FEB", "ABONO ANA", "566.41", "1,610.82"],
    ].flat(),
  );
  expect(rowsOf(statement)).toEqual([
    ["2025-02-01", -21612],
    ["2025-02-01", -16391],
    ["2025-02-01", 165290],
    ["2025-02-01", -67985],
    ["2025-02-02", -34000],
    ["2025-02-14", -49574],
    ["2025-02-27", 56641],
  ]);
  expect(statement?.opening_balance).toBe(128713);
  expect(statement?.proof.verdict).toBe("proved");
});

test("a whole amount below a thousand ends the line of its row beside others with decimals", async () => {
  const [statement] = await read([
    "Hitelkártya számlakivonat HUF",
    "Időszak 2025.07.08. - 2025.08.06.",
    "Nyitó egyenleg 58 277",
    "Záró egyenleg 12 240,62",
    "Könyvelés Leírás Összeg HUF",
    "2025.07.08. KÁRTYÁS VÁSÁRLÁS LIBRI 1 346",
    "2025.07.10. KÁRTYÁS VÁSÁRLÁS PIAC 7 124",
    "2025.07.24. KÁRTYÁS VÁSÁRLÁS VIRÁG 1 839,62",
    "2025.07.28. JÓVÁÍRÁS ANNA -61 453",
    "2025.08.06. KAMAT 878",
    "2025.08.06. KÁRTYÁS VÁSÁRLÁS LIBRI 4 229",
  ]);
  expect(rowsOf(statement).map(([, amount]) => amount)).toEqual([
    -134600, -712400, -183962, 6145300, -87800, -422900,
  ]);
});
