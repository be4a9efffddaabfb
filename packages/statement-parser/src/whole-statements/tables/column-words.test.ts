import { expect, test } from "vitest";
import { readColumnName } from "../../layout/names/column-names.ts";
import type { ColumnRole } from "../../layout/names/column-names.ts";
import { parseBytes } from "../../parse-bytes.ts";

const NAMES: Readonly<Partial<Record<ColumnRole, string>>> = {
  debit:
    "Payments out|Abgang|Retrait|Giros|Afschrijving|Wypłaty|Na vrub|Odepsáno|Belopp ut|Hævet|Udbetaling|Uttak|Veloitus|Retragere|Çekilen|Αναλήψεις|Видаток|Витрата|Odljev|Izdevumi|سحب|จ่าย|Penarikan|引出額|支払額|轉出|निकासी",
  credit:
    "Payments in|Zugang|Dépôt|Versements|Entrée|Versamenti|Bijschrijving|Wpłaty|Ve prospěch|Připsáno|Belopp in|Indsat|Indbetaling|Innskudd|Talletus|Hyvitys|Depunere|Yatan|Καταθέσεις|Внасяне|Priljev|Pajamos|Ieņēmumi|إيداع|รับ|贷方|轉入|जमा",
  amount:
    "Betrag in EUR|Montante|Importância|Objem|Čiastka|Valoare|İşlem Tutarı|Стойност|Износ|Znesek|राशि|Upphæð",
  balance: "Behållning|Наличност|Stanje|Novo stanje|शेष राशि|คงเหลือ",
  description:
    "Vorgang|Nature de l'opération|Désignation|Detalle|Glosa|Descritivo|Účel platby|Selitys|Megnevezés|Пояснение|Svrha|Namen|Paskirtis|Apraksts|विवरण|คำอธิบาย|備註|說明|说明|附言|Skýring",
  date: "Ημ/νία|Датум|दिनांक",
  transaction_date: "تاريخ العملية|วันที่ทำรายการ",
};

test.each(Object.entries(NAMES))("columns named in many languages hold a %s", (role, names) => {
  const others = names.split("|").filter((name) => readColumnName(name).role !== role);
  expect(others).toEqual([]);
});

test("a column whose name is unknown is the other side where it is filled just where the named side is not", () => {
  const text =
    "Date,Details,Withdrawals,Gnorf\n2026-01-02,Shop,5.00,\n2026-01-03,Pay,,20.00\n2026-01-04,Cafe,3.00,\n2026-01-05,Gift,,4.50\n";
  const parsed = parseBytes(new TextEncoder().encode(text), { today: "2026-05-01" });
  const rows = parsed.ok ? parsed.value.statements.flatMap(({ transactions }) => transactions) : [];
  expect(rows.map(({ amount }) => amount)).toEqual([-500, 2000, -300, 450]);
});

const readAmounts = (text: string): number[] => {
  const parsed = parseBytes(new TextEncoder().encode(text), { today: "2026-05-01" });
  const rows = parsed.ok ? parsed.value.statements.flatMap(({ transactions }) => transactions) : [];
  return rows.map(({ amount }) => amount);
};

test("a column of whole numbers is the other side where each row has a figure on one of both", () => {
  const text =
    "Date,Details,Gnorf,Deposits,Balance,Currency\n2026-01-02,Shop,500,,9500,JPY\n2026-01-03,Pay,,2000,11500,JPY\n2026-01-04,Cafe,300,,11200,JPY\n";
  expect(readAmounts(text)).toEqual([-500, 2000, -300]);
});

test("payments and receipts beside what is outstanding are both sides of a loan", () => {
  const text =
    "Date;Description;Payments;Receipts;Outstanding\n2026-01-02;Interest charged;10.00;0;1010.00\n2026-01-03;Instalment received;0;60.00;950.00\n2026-01-14;Interest charged;9.50;0;959.50\n";
  expect(readAmounts(text)).toEqual([-1000, 6000, -950]);
});

test("the masked number of an account is none of a card", () => {
  const text =
    "Account number,Date,Details,Debit,Credit\n****9775,2026-01-02,Shop,-5.00,0\n****9775,2026-01-13,Pay,0,20.00\n\nOpening balance,100.00\nClosing balance,115.00\n";
  const parsed = parseBytes(new TextEncoder().encode(text), { today: "2026-05-01" });
  const [statement] = parsed.ok ? parsed.value.statements : [];
  expect(statement?.account.account_type).toBe(null);
  expect(statement?.closing_balance).toBe(11_500);
});

test.each(["Saldo", "Beginsaldo"])("a balance has its day in the cell of its name, %s", (name) => {
  const last = name.replace("Begin", "Eind");
  const text = `"${name} 01-04-2026","2.220,17"\n"Datum","Bedrag","Debet/Credit","Omschrijving"\n"01-04-2026","1,43","Debet","Kosten"\n"12-04-2026","43,74","Credit","Retour"\n"15-04-2026","3,74","Debet","Huur"\n"${last} 30-04-2026","2.258,74"\n`;
  const parsed = parseBytes(new TextEncoder().encode(text), { today: "2026-05-01" });
  const [statement] = parsed.ok ? parsed.value.statements : [];
  expect([statement?.opening_balance, statement?.closing_balance]).toEqual([222_017, 225_874]);
});

test("words under a name of money are the texts of rows where no other column holds any", () => {
  const text =
    '"Buchungstag";"Umsatztag";"Umsatz";"Betrag (EUR)"\n"04.01.2023";"03.01.2023";"Hofladen";"-61,33"\n"05.01.2023";"04.01.2023";"Gasthof";"-9,00"\n"09.01.2023";"09.01.2023";"Eingang";"70,00"\n';
  const parsed = parseBytes(new TextEncoder().encode(text), { today: "2026-05-01" });
  const rows = parsed.ok ? parsed.value.statements.flatMap(({ transactions }) => transactions) : [];
  expect(rows.map(({ amount, description }) => [amount, description])).toEqual([
    [-6133, "Hofladen"],
    [-900, "Gasthof"],
    [7000, "Eingang"],
  ]);
});
