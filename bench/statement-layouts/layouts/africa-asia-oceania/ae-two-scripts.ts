import { writeDay } from "../../facts/days.ts";
import type { Drawing, Layout } from "../../draw/layout.ts";
import type { Context } from "../../facts/context.ts";
import { makeLedger, moneyIn, moneyOut, sumOf, toTruth } from "../../facts/ledger.ts";
import { EN, writeBracketed, writeSize } from "../../facts/money.ts";
import { GULF } from "../../facts/payees.ts";
import { escapeHtml, mark, printed, right, thead, tr } from "../../draw/html.ts";

const STYLE = `body{font:9.5px "DejaVu Sans Condensed"}h1{font-size:16px;color:#7b1e3b}th{background:#7b1e3b;color:#fff;text-align:center}td{border:1px solid #d9c3cb}.ar{direction:rtl;text-align:right}`;

const make = ({ random, rows }: Context): Drawing => {
  const ledger = makeLedger({
    random,
    from: "2026-05-01",
    to: "2026-05-31",
    count: rows,
    payees: GULF,
    opening: random.int(50_000, 2_000_000),
    scale: 4_500,
  });
  const number = `019${random.digits(9)}`;
  const iban = `AE07 0999 ${random.digits(4)} ${random.digits(4)} ${random.digits(4)} ${random.digits(3)}`;
  const table = ledger.entries.map((entry) =>
    tr([
      writeDay(entry.booked_on, "DD/MM/YYYY"),
      writeDay(entry.value_on, "DD/MM/YYYY"),
      escapeHtml(
        entry.kind === "card"
          ? `POS-PURCHASE CARD NO.4584XXXXXXXX${entry.reference.slice(0, 4)} ${entry.reference.slice(4)} ${writeDay(entry.value_on, "DD-MM-YYYY")} ${writeSize(entry.amount, EN)},AED ${entry.who}:${entry.place}`
          : `${entry.amount < 0 ? "OUTWARD" : "INWARD"} T/T ${entry.reference} ${entry.who}`,
      ),
      right(mark(entry, writeBracketed(entry.amount, EN))),
      right(writeBracketed(entry.balance, EN)),
    ]),
  );
  const body = `<div style="display:flex;justify-content:space-between"><h1>Pearl Dune Bank</h1><h1 class=ar>بنك لؤلؤة الكثبان</h1></div><div style="display:flex;justify-content:space-between"><p>STATEMENT OF ACCOUNT<br>Omar Khalil Nasser, P.O. Box 9999, Dubai<br>Account Number: ${number} &nbsp; IBAN: ${iban}<br>Currency: AED &nbsp; From ${writeDay(ledger.from, "DD/MM/YYYY")} To ${writeDay(ledger.to, "DD/MM/YYYY")}</p><p class=ar>كشف حساب<br>عمر خليل ناصر<br>رقم الحساب<br>درهم إماراتي</p></div>
  <table>${thead(["Date<br>التاريخ", "Value Date<br>تاريخ القيمة", "Description<br>الوصف", ">Amount<br>المبلغ", ">Balance<br>الرصيد"])}${tr(["", "", "BALANCE BROUGHT FORWARD رصيد مدور", "", right(writeBracketed(ledger.opening, EN))])}${table.join("")}${tr(["", "", "CLOSING BALANCE الرصيد الختامي", "", right(`<b>${writeBracketed(ledger.closing, EN)}</b>`)])}</table>
  <p>Total debits مجموع المدين: ${writeSize(sumOf(moneyOut(ledger.entries)), EN)} (${moneyOut(ledger.entries).length}) &nbsp; Total credits مجموع الدائن: ${writeSize(sumOf(moneyIn(ledger.entries)), EN)} (${moneyIn(ledger.entries).length})</p><p>Please examine this statement at once. If no error is reported within 30 days, it will be considered correct. Get AED 1,500.00 cashback until 30/06/2026.</p>`;
  return printed({
    style: STYLE,
    body,
    margin: [12, 12],
    footer: "Page {n} of {N}",
    statements: [
      toTruth(ledger, { bank_name: "Pearl Dune Bank", account: iban, currency: "AED", provable: true }),
    ],
  });
};

export const aeTwoScripts: Layout = { name: "ae-two-scripts", rows: [20, 80, 3], make };
