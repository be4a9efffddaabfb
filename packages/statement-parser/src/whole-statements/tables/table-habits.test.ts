import { expect, test } from "vitest";
import type { ParsedStatement } from "../../index.ts";
import { parseBytes } from "../../parse-bytes.ts";

const readAll = (...lines: string[]): ParsedStatement[] => {
  const parsed = parseBytes(new TextEncoder().encode(lines.join("\n")), { today: "2026-11-20" });
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value.statements;
};

const only = (...lines: string[]): ParsedStatement => {
  const [statement, ...others] = readAll(...lines);
  if (statement === undefined || others.length > 0) throw new Error("not one statement");
  return statement;
};

const amountsOf = ({ transactions }: ParsedStatement): number[] => transactions.map(({ amount }) => amount);

test("letters that nobody knows stand for the directions that the balances give their rows", () => {
  const read = only(
    '"11";"T";"5370";"HUF";"20251127";"1111440";"Kocsi Olaj"',
    '"11";"T";"44000";"HUF";"20251126";"1116810";"Bankjegy"',
    '"11";"T";"3570";"HUF";"20251125";"1160810";"Illatszer"',
    '"11";"J";"56670";"HUF";"20251124";"1164380";"Anna"',
    '"11";"T";"10000";"HUF";"20251109";"1107710";"Villany"',
    '"11";"T";"35000";"HUF";"20251108";"1117710";"Bence"',
    '"11";"T";"2500";"HUF";"20251107";"1152710";"Posta"',
    '"11";"T";"7000";"HUF";"20251106";"1155210";"Piac"',
    '"11";"J";"1104340";"HUF";"20251105";"1162210";"Munka Kft."',
  );
  expect(amountsOf(read).map((amount) => amount / 100)).toEqual([
    -5370, -44000, -3570, 56670, -10000, -35000, -2500, -7000, 1104340,
  ]);
  expect(read.proof.verdict).toBe("proved");
});

test("balances below a table are known in Cyrillic letters of Serbia", () => {
  const read = only(
    "Датум;Опис;Задужење;Одобрење",
    "02.11.2025.;Закуп стана;80.000,00;",
    "15.11.2025.;Прилив;;16.303,73",
    "",
    "Претходно стање;;;400.733,65",
    "Ново стање;;;337.037,38",
  );
  expect(read).toMatchObject({
    opening_balance: 40073365,
    closing_balance: 33703738,
    proof: { verdict: "proved" },
  });
});

test("commas take no figure apart that stands behind its label without quotes", () => {
  const read = only(
    "Kode Mata Uang : IDR",
    "Tanggal Transaksi,Keterangan,Jumlah",
    '03/04/2026,Toko,"11,000.00 DB"',
    '13/04/2026,Gaji,"1,234,567.00 CR"',
    "Saldo Awal : 85,662,500.00",
    "Saldo Akhir : 86,886,067.00",
  );
  expect(read).toMatchObject({
    opening_balance: 8566250000,
    closing_balance: 8688606700,
    proof: { verdict: "proved" },
  });
});

test("commas take no figure apart that stands in quotes behind its label", () => {
  const read = only(
    "Kode Mata Uang : IDR",
    "Tanggal,Keterangan,Jumlah, ,Saldo",
    '\'03/04/2026,Toko,"11,000.00",DB,"-1,011,000.00"',
    '\'13/04/2026,Gaji,"1,234,567.00",CR,"223,567.00"',
    'Saldo Awal : "-1,000,000.00"',
    'Mutasi Debet : "11,000.00" 1',
    'Saldo Akhir : "223,567.00"',
  );
  expect(read).toMatchObject({
    opening_balance: -100_000_000,
    closing_balance: 22_356_700,
    proof: { verdict: "proved" },
  });
});

test("a word for what is announced may stand in the place of the day of value", () => {
  const [first, second] = readAll(
    '"Umsätze Sparkonto 5884399311";"Zeitraum: 01.02.2026 - 28.02.2026"',
    '"Neuer Kontostand";"60,00 EUR"',
    "",
    '"Buchungstag";"Wertstellung";"Vorgang";"Umsatz in EUR"',
    '"01.03.2026";"offen";"Kartenzahlung";"-24,62"',
    '"26.02.2026";"24.02.2026";"Kartenzahlung";"-40,00"',
    '"Alter Kontostand";"100,00 EUR"',
    "",
    "",
    '"Umsätze Girokonto 3250170936";"Zeitraum: 01.02.2026 - 28.02.2026"',
    '"Neuer Kontostand";"75,00 EUR"',
    "",
    '"Buchungstag";"Wertstellung";"Vorgang";"Umsatz in EUR"',
    '"27.02.2026";"27.02.2026";"Gutschrift";"25,00"',
    '"Alter Kontostand";"50,00 EUR"',
  );
  expect(first).toMatchObject({
    account: { number: "5884399311" },
    transactions: [{ pending: true }, { pending: false }],
    proof: { verdict: "proved" },
  });
  expect(second).toMatchObject({ account: { number: "3250170936" }, proof: { verdict: "proved" } });
});

const inTwoTables = (closing: string): ParsedStatement =>
  only(
    "Account,3558731339",
    'Opening balance,,"1,344.11"',
    "",
    "DEPOSITS",
    "Date,Details,Amount (AED)",
    "18 Nov 2025,Anjali,262.91",
    '27 Nov 2025,Khor Trading Salary,"10,590.84"',
    'Total deposits,,"10,853.75"',
    "",
    "WITHDRAWALS",
    "Date,Details,Amount (AED)",
    '02 Nov 2025,Real Estate,"2,800.00"',
    "10 Nov 2025,Market,228.99",
    'Total withdrawals,,"3,028.99"',
    "",
    `Closing balance,,"${closing}"`,
  );

test("tables of what came in and of what went out are one statement", () => {
  const read = inTwoTables("9,168.87");
  expect(amountsOf(read)).toEqual([26291, 1059084, -280000, -22899]);
  expect(read).toMatchObject({ opening_balance: 134411, closing_balance: 916887 });
  expect(read.proof.verdict).toBe("proved");
  expect(inTwoTables("9,168.97").proof.verdict).toBe("contradicted");
});

test("a bare total under the rows of one side is compared with them", () => {
  const read = (total: string): ParsedStatement =>
    only(
      "บัญชีเลขที่,6433110880,",
      'ยอดยกมา,,"58,102.99"',
      "รายการถอน,,",
      "วันที่,รายการ,จำนวนเงิน",
      '01/02/2026,ค่าเช่า,"2,239.82"',
      '13/02/2026,7-ELEVEN,"24,000.00"',
      `,รวม,"${total}"`,
      "รายการฝาก,,",
      "วันที่,รายการ,จำนวนเงิน",
      '25/02/2026,เงินเดือน,"3,071.99"',
      ',รวม,"3,071.99"',
      'ยอดคงเหลือยกไป,,"34,935.16"',
    );
  expect(amountsOf(read("26,239.82"))).toEqual([-223982, -2400000, 307199]);
  expect(read("26,239.82")).toMatchObject({ closing_balance: 3493516, proof: { verdict: "proved" } });
  expect(read("26,239.92").proof.verdict).toBe("contradicted");
});

test("days without a year are completed from the day of the statement", () => {
  const { transactions } = only(
    "Datum 31-01-2025",
    "Datum\tOmschrijving\tAf\tBij",
    "01-01\tAlbert Heijn\t81,19\t",
    "02-01\tHuur\t926,64\t",
    "28-01\tTikkie\t\t8,26",
  );
  expect(transactions.map(({ booked_on }) => booked_on)).toEqual(["2025-01-01", "2025-01-02", "2025-01-28"]);
});

test("a table whose balance is carried over a page is one account, whatever number stands on it", () => {
  const header = "F. Oper.\tConcepto\tImporte\tSaldo";
  const { transactions } = only(
    "EXTRACTO DE CUENTA ES69 0958 7307 5400 6044 8896 EUR",
    header,
    "02-03-2026\tALQUILER\t-730,39\t453,75",
    "04-03-2026\tMERCADONA\t-15,97\t437,78",
    "\tSUMA Y SIGUE\t\t437,78",
    "EXTRACTO DE CUENTA ES66 2306 2731 4396 8478 7353 EUR",
    header,
    "\tSUMA ANTERIOR\t\t437,78",
    "16-03-2026\tFARMACIA\t-12,12\t425,66",
  );
  expect(transactions).toHaveLength(3);
});

test("a card in the menu of a page turns no table whose balances lead through it", () => {
  const { transactions } = only(
    "首页 转账 信用卡 理财",
    "淡水信用合作社 活期儲蓄存款對帳單",
    "期初餘額 179,637",
    "",
    "日期\t摘要\t支出\t存入\t結餘",
    "114/07/01\t代繳電費 台灣電力\t322\t\t179,315",
    "114/07/02\t跨行轉出 房租\t12,078\t\t167,237",
    "114/07/03\t消費扣款 全聯\t517\t\t166,720",
    "114/07/04\t轉帳存入 林志豪\t\t392\t167,112",
    "114/07/28\t薪資轉帳 大同精工\t\t59,317\t226,429",
    "",
    "期末餘額 226,429",
  );
  expect(transactions.map(({ amount }) => Math.sign(amount))).toEqual([-1, -1, -1, 1, 1]);
});

test("the day of a balance may have its year where those of the rows have none", () => {
  const read = only(
    '"Girokonto","01.04.2025 - 30.06.2025"',
    '"Datum","Text","Soll","Haben","Saldo EUR"',
    '"01.04.2025","Saldovortrag","","","-20,00"',
    '"01.04.","Lohn","","1.500,00","1.480,00"',
    '"03.05.","Miete","700,00","","780,00"',
    '"","Zwischensaldo Monat 05","","","780,00"',
    '"11.06.","Markt","31,50","","748,50"',
    '"30.06.2025","Saldo neu","","","748,50"',
  );
  expect(read).toMatchObject({
    opening_balance: -2000,
    closing_balance: 74850,
    proof: { verdict: "proved" },
  });
  expect(read.transactions.map(({ booked_on }) => booked_on)).toEqual([
    "2025-04-01",
    "2025-05-03",
    "2025-06-11",
  ]);
});

const daysOf = ({ transactions }: ParsedStatement): string[] =>
  transactions.map(({ booked_on }) => booked_on);

test.each([
  ["口座番号,取扱日付　年,取扱日付　月,取扱日付　日,入払区分,金額,残高,摘要", "2026,03,DD", "入金", "支払"],
  ["Account,Day,Month,Year,In/Out,Amount,Balance,Details", "DD,03,2026", "In", "Out"],
])("the year, the month and the day may each have a column: %s", (header, day, into, out) => {
  const read = only(
    header,
    `1234567,${day.replace("DD", "01")},${into},320000,428000,Salary`,
    `1234567,${day.replace("DD", "04")},${out},1500,426500,Coffee`,
    `1234567,${day.replace("DD", "12")},${out},6500,420000,Rent`,
  );
  expect(daysOf(read)).toEqual(["2026-03-01", "2026-03-04", "2026-03-12"]);
  expect(
    read.transactions.map(({ amount, balance_after }) => [Math.sign(amount), balance_after !== null]),
  ).toEqual([
    [1, true],
    [-1, true],
    [-1, true],
  ]);
});

test("a day that stands only in the first row of several is that of all of them", () => {
  const table = [
    "Date,Details,Deposit,Withdrawal,Balance",
    "1/4/2026,B/F BALANCE,,,500.00",
    "1/4/2026,Salary,2000.00,,",
    ",Market,,17.38,",
    ",Bakery,,82.62,2400.00",
    "2/4/2026,Market,,100.00,2300.00",
    "13/4/2026,Rent,,800.00,",
    ",Phone,,50.00,1450.00",
    "30/4/2026,C/F BALANCE,,,1450.00",
  ];
  const read = only("Currency,HKD", ...table);
  expect(read.proof.verdict).toBe("proved");
  expect(daysOf(read).map((day) => day.slice(8))).toEqual(["01", "01", "01", "02", "13", "13"]);
});

test("one row without a day has that of the row over it, and is not proved", () => {
  const read = only(
    "Currency,HKD",
    "Date,Details,Deposit,Withdrawal,Balance",
    "1/4/2026,Salary,2000.00,,2000.00",
    ",Bakery,,82.62,1917.38",
    "13/4/2026,Rent,,800.00,1117.38",
    "14/4/2026,Market,,17.38,1100.00",
  );
  expect(amountsOf(read)).toEqual([200000, -8262, -80000, -1738]);
  expect(daysOf(read)[1]).toBe("2026-04-01");
  expect(read.proof.verdict).toBe("partly");
  expect(read.proof.doubts.map(({ code }) => code)).toEqual(["row_undated"]);
});

test("a row without a day among rows that repeat theirs has none", () => {
  const read = only(
    "Currency,HKD",
    "Date,Details,Deposit,Withdrawal,Balance",
    "1/4/2026,Salary,2000.00,,2000.00",
    "1/4/2026,Market,,100.00,1900.00",
    ",Bakery,,82.62,1817.38",
    "13/4/2026,Rent,,800.00,1017.38",
  );
  expect(amountsOf(read)).toEqual([200000, -10000, -80000]);
});

test("texts in single quotes are quoted as those in double ones", () => {
  const read = only(
    "2,62442950059,'MS A EXAMPLE','CURRENT ACCOUNT'",
    "3,56,'01 March 2026','31 March 2026','ZAR'",
    "3,,'Opening Balance','200.50'",
    "3,,'Closing Balance','1100.00'",
    "5,'Number','Date','Description1','Description2','Amount','Balance'",
    "5,1,'02 Mar',\"Card Payment\",'CORNER PANTRY',-100.50,100.00",
    "5,2,'28 Mar',\"Salary\",'',1000.00,1100.00",
    "6,'END'",
  );
  expect(read).toMatchObject({
    opening_balance: 20050,
    closing_balance: 110000,
    proof: { verdict: "proved" },
  });
  expect(read.transactions.map(({ description }) => description)).toEqual([
    "Card Payment CORNER PANTRY",
    "Salary",
  ]);
});

test("what was closed before it was paid is no row, and sums may have the number of their rows beside them", () => {
  const read = only(
    "共3笔记录",
    "收入：1笔 500.00元",
    "支出：1笔 21.95元",
    "不计收支：1笔 58.00元",
    "交易时间,交易对方,商品说明,收/支,金额,交易状态",
    "2026-03-31 16:26:37,小店,茶,支出,21.95,交易成功",
    "2026-03-21 09:12:44,超市,礼盒,不计收支,58.00,交易关闭",
    "2026-03-20 07:57:42,青松,工资,收入,500.00,交易成功",
  );
  expect(amountsOf(read)).toEqual([-2195, 50000]);
  expect(read.proof.checks.map(({ name }) => name)).toEqual(["sum_of_credits", "sum_of_debits"]);
});

test("rows under the heading of those that are announced move nothing yet", () => {
  const read = only(
    "Solde de départ;100,00;;EUR",
    "Solde final;60,00;;EUR",
    "Opérations en attente",
    "Date;Libellé;Montant;Devise",
    "01/08/2026;Marché;-36,15;EUR",
    "",
    "Opérations comptabilisées",
    "Date;Libellé;Montant;Devise",
    "31/07/2026;Boulanger;-15,00;EUR",
    "13/07/2026;Loyer;-25,00;EUR",
  );
  expect(read.proof.verdict).toBe("proved");
  expect(read.transactions.map(({ pending }) => pending)).toEqual([true, false, false]);
});

test("a time of day begins a row, whatever its words speak of", () => {
  const read = only(
    "Входящий остаток;;;100,00",
    "Время;Описание;Категория;Сумма, ₽",
    "1 февраля 2026;;;",
    "16:48;Кофейня;Еда;-40,00",
    "17 февраля 2026;;;",
    "08:43;Книги;Прочее;-20,00",
    "21:09;Проценты на остаток;Прочее;+2,00",
    "Исходящий остаток;;;42,00",
  );
  expect(amountsOf(read)).toEqual([-4000, -2000, 200]);
  expect(read.proof.verdict).toBe("proved");
});

test("days that lost their format in a workbook are counted days of text, too", () => {
  const read = only(
    "Konto 4711;;EUR;",
    "Datum;Text;Betrag;Saldo",
    "45870;Miete;-500,00;1.500,00",
    "45871;Laden;-20,50;1.479,50",
    "45874;Lohn;2.000,00;3.479,50",
  );
  expect(read.transactions.map(({ booked_on }) => booked_on)).toEqual([
    "2025-08-01",
    "2025-08-02",
    "2025-08-05",
  ]);
  expect(read.proof.verdict).toBe("proved");
});

test("a time and a dash may stand before a day, and rows that failed in Uzbek are none", () => {
  const read = only(
    "Sana;Turi;Summa (UZS);Holat",
    "17:39 - 25.06.2025;Kirim;158 031.41;Muvaffaqiyatli",
    "15:33 - 24.06.2025;Karta orqali to‘lov;-471 366.26;Bekor qilingan",
    "10:02 - 23.06.2025;O‘tkazma;-432 814.60;Muvaffaqiyatli",
  );
  expect(amountsOf(read)).toEqual([15803141, -43281460]);
  expect(read.transactions[0]?.booked_on).toBe("2025-06-25");
});

test("columns named Nợ and Có are money out and money in", () => {
  const read = only(
    '"STT","Ngày giao dịch","Mô tả giao dịch","Nợ","Có","Số dư","Loại tiền"',
    '1,"18/03/2025 10:18:35","Thanh toán thẻ","120,000",,"53,988,300","VND"',
    '2,"19/03/2025 16:48:16","Tiền thuê nhà","13,545,600",,"40,442,700","VND"',
    '3,"20/03/2025 19:40:09","Nhận tiền",,"2,071,600","42,514,300","VND"',
  );
  expect(amountsOf(read)).toEqual([-120000, -13545600, 2071600]);
  expect(read.proof.verdict).toBe("proved");
});

test("a sign in brackets in a column of its own tells the direction", () => {
  const read = only(
    "Fecha,Descripción,Signo,Monto,Saldo",
    "31/07/2026,INTERESES,(+),15.98,1300.78",
    "30/07/2026,DE KARLA,(+),53.02,1284.80",
    "24/07/2026,A KARLA,(-),314.44,1231.78",
  );
  expect([amountsOf(read), read.proof.verdict]).toEqual([[1598, 5302, -31_444], "proved"]);
});

test("balances keep their sign where only what came in has a plus", () => {
  const read = only(
    "Входящий остаток;1 000,00",
    "Остаток на конец;1 415,00",
    "",
    "Дата;Описание операции;Сумма операции;Остаток",
    "31.03.2025;Перевод от Анны;+500,00;1 415,00",
    "30.03.2025;Книги;40,00;915,00",
    "29.03.2025;Хлеб;2,00;955,00",
    "29.03.2025;Соль;3,00;957,00",
    "29.03.2025;Сыр;5,00;960,00",
    "29.03.2025;Мёд;7,00;965,00",
    "29.03.2025;Лук;3,00;972,00",
    "28.03.2025;Чай;25,00;975,00",
  );
  expect([amountsOf(read), read.opening_balance, read.closing_balance, read.proof.verdict]).toEqual([
    [50_000, -4000, -200, -300, -500, -700, -300, -2500],
    100_000,
    141_500,
    "proved",
  ]);
});

test("rows without a day of booking have that of the row over them, unless their day of value is mostly another", () => {
  const readValued = (...days: string[]): unknown =>
    only(
      "Buchungstag;Umsatz;Lastschrift;Eingang;Wertstellung;Kontostand",
      "31.08.2026;Entgelt;8.43;;31.08.2026;676.91",
      "30.08.2026;An Vreni;105.24;;30.08.2026;685.34",
      `;Kartenzahlung;184.90;;${days[0] ?? ""};790.58`,
      "27.08.2026;Von Vreni;;360.53;27.08.2026;975.48",
      "25.08.2026;Kartenzahlung;139.89;;25.08.2026;614.95",
      `;Kartenzahlung;205.98;;${days[1] ?? ""};754.84`,
      "24.08.2026;An Vreni;89.51;;24.08.2026;960.82",
    ).transactions.map(({ booked_on, pending }) => [booked_on.slice(5), pending]);
  expect(readValued("30.08.2026", "25.08.2026")).toEqual(
    ["08-31", "08-30", "08-30", "08-27", "08-25", "08-25", "08-24"].map((day) => [day, false]),
  );
  expect(readValued("02.09.2026", "02.09.2026")).toContainEqual(["09-02", true]);
});

test.each([
  ["el", "Αριθμός λογαριασμού"],
  ["kk", "Шот нөмірі"],
  ["ar", "رقم الحساب"],
  ["vi", "Số tài khoản"],
  ["sr", "Број рачуна"],
  ["th", "เลขที่บัญชี"],
])("accounts under each other are parted by what the label of their number is called in %s", (_, label) => {
  const part = (number: string, opening: string, closing: string): string[] => [
    `${label},${number}`,
    "Currency,EUR",
    "Date,Details,Debit,Credit,Balance",
    `01/04/2026,Rent,100.00,,${opening}`,
    `14/04/2026,Market,50.00,,${closing}`,
  ];
  const read = readAll(
    ...part("538373 9341", "900.00", "850.00"),
    "",
    ...part("142321 4687", "200.00", "150.00"),
  );
  expect(read.map(({ transactions }) => transactions.length)).toEqual([2, 2]);
});

test.each(["Terhelés (T) / Jóváírás (J)", "T = Terhelés, J = Jóváírás"])(
  "a name that says which letter stands for which direction: %s",
  (name) => {
    const read = only(
      `Könyvelés dátuma;Értéknap;${name};Összeg;Devizanem;Közlemény`,
      "2025.04.01.;2025.04.04.;T;51343;HUF;Lakbér",
      "2025.04.04.;2025.04.07.;T;18400;HUF;Bolt",
      "2025.04.17.;2025.04.17.;J;457130;HUF;Munkabér",
    );
    expect(amountsOf(read)).toEqual([-5134300, -1840000, 45713000]);
  },
);

test("the sums of both sides in one row close a table, and the balances below are of its account", () => {
  const part = (number: string, out: string, closing: string): string[] => [
    `Account number,${number}`,
    "Currency,MUR",
    "Date,Details,Debit,Credit",
    `01/04/2026,Rent,${out},`,
    "14/04/2026,Salary,,50.00",
    `,Total Debits / Total Credits,${out},50.00`,
    "",
    ",Opening balance,,,500.00",
    `,Closing balance,,,${closing}`,
    "",
  ];
  const read = readAll(...part("929470 3075", "100.00", "450.00"), ...part("881730 4352", "20.00", "530.00"));
  expect(read.map((own) => own.closing_balance)).toEqual([45000, 53000]);
  expect(read.map(({ proof }) => proof.verdict)).toEqual(["proved", "proved"]);
});
