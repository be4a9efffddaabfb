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
