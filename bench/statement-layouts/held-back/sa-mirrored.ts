import { writeDay } from "../facts/days.ts";
import type { Drawing, Layout } from "../draw/layout.ts";
import type { Context } from "../facts/context.ts";
import { makeLedger, moneyIn, moneyOut, sumOf, toTruth } from "../facts/ledger.ts";
import { EN, writeSigned, writeSize } from "../facts/money.ts";
import { GULF } from "../facts/payees.ts";
import { escapeHtml, mark, printed } from "../draw/html.ts";

const STYLE = `body{font:9.5px "DejaVu Sans Condensed";direction:rtl}h1{color:#00685e;font-size:17px}td,th{border-bottom:1px solid #ccc;text-align:right}.n{direction:ltr;text-align:left;white-space:nowrap}th.n{text-align:left}`;
const cell = (html: string): string => `<td class=n>${html}</td>`;

const make = ({ random, rows }: Context): Drawing => {
  const ledger = makeLedger({
    random,
    from: "2026-01-01",
    to: "2026-01-31",
    count: rows,
    payees: GULF,
    opening: random.int(50_000, 2_000_000),
    scale: 5_000,
  });
  const iban = `SA03 9900 0000 ${random.digits(4)} ${random.digits(4)} ${random.digits(4)}`;
  const table = ledger.entries.map(
    (entry) =>
      `<tr><td>${writeDay(entry.booked_on, "DD/MM/YYYY")}</td><td>${entry.amount < 0 ? "عملية شراء" : "حوالة واردة"} ${escapeHtml(entry.who)}</td>${cell(entry.amount < 0 ? mark(entry, writeSize(entry.amount, EN)) : "")}${cell(entry.amount > 0 ? mark(entry, writeSize(entry.amount, EN)) : "")}${cell(writeSigned(entry.balance, EN))}</tr>`,
  );
  const body = `<h1>مصرف الواحة Oasis Bank</h1><p>كشف حساب Account Statement<br>اسم العميل: سلمان العتيبي<br>رقم الآيبان <span dir=ltr>${iban}</span><br>العملة SAR ريال سعودي<br>الفترة من <span dir=ltr>${writeDay(ledger.from, "DD/MM/YYYY")}</span> إلى <span dir=ltr>${writeDay(ledger.to, "DD/MM/YYYY")}</span></p>
  <table style="width:50%"><tr><td>الرصيد الافتتاحي Opening Balance</td>${cell(writeSigned(ledger.opening, EN))}</tr><tr><td>إجمالي الإيداعات Total Credits</td>${cell(writeSize(sumOf(moneyIn(ledger.entries)), EN))}</tr><tr><td>إجمالي السحوبات Total Debits</td>${cell(writeSize(sumOf(moneyOut(ledger.entries)), EN))}</tr><tr><td>الرصيد الختامي Closing Balance</td>${cell(writeSigned(ledger.closing, EN))}</tr></table><br>
  <table><thead><tr><th>التاريخ Date</th><th>التفاصيل Details</th><th class=n>مدين Debit</th><th class=n>دائن Credit</th><th class=n>الرصيد Balance</th></tr></thead>${table.join("")}</table>`;
  return printed({
    style: STYLE,
    body,
    footer: "{n} / {N}",
    statements: [
      toTruth(ledger, { bank_name: "Oasis Bank", account: iban, currency: "SAR", provable: true }),
    ],
  });
};

export const saMirrored: Layout = { name: "held-back-04", rows: [20, 78, 3], make };
