import { writeDay } from "../../facts/days.ts";
import type { Drawing, Layout } from "../../draw/layout.ts";
import type { Context } from "../../facts/context.ts";
import { toTruth } from "../../facts/ledger.ts";
import { EN, writeSigned, writeSize } from "../../facts/money.ts";
import type { Payees } from "../../facts/payees.ts";
import { makeMonth, pickVariant } from "../../facts/variants.ts";
import { escapeHtml, mark, printed, right, tr } from "../../draw/html.ts";

const list = (text: string): string[] => text.split("|");
const HEBREW: Payees = {
  people: list("דנה לוי|ועד בית הגפן 4|חברת החשמל הצפונית"),
  incomes: list("משכורת תעשיות אלון|ביטוח לאומי"),
  shops: list("מכולת השכונה|קפה נמל|בית מרקחת כרמל|ספרי הדקל"),
  places: list("חיפה|תל אביב|ירושלים"),
};
const ARABIC: Payees = {
  people: list("ليلى حداد|شركة الكهرباء|عمر ناصر"),
  incomes: list("راتب شركة الواحة|تحويل من ليلى حداد"),
  shops: list("مخبز الحي|مقهى الميناء|صيدلية النور|مكتبة القلم"),
  places: list("القاهرة|عمان|الرياض"),
};

type Variant = {
  currency: string;
  payees: Payees;
  title: string;
  heads: readonly string[];
  ends: readonly [string, string];
  digits: (text: string) => string;
  signed: boolean;
};

const toArabic = (text: string): string =>
  text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x0660 + Number(digit)));
const asIs = (text: string): string => text;

const VARIANTS: readonly Variant[] = [
  {
    currency: "ILS",
    payees: HEBREW,
    title: "בנק גליל - דף חשבון",
    heads: ["תאריך", "תיאור", "חובה", "זכות", "יתרה"],
    ends: ["יתרת פתיחה", "יתרת סגירה"],
    digits: asIs,
    signed: false,
  },
  {
    currency: "EGP",
    payees: ARABIC,
    title: "بنك النيل الأخضر - كشف حساب",
    heads: ["التاريخ", "البيان", "مدين", "دائن", "الرصيد"],
    ends: ["الرصيد الافتتاحي", "الرصيد الختامي"],
    digits: toArabic,
    signed: false,
  },
  {
    currency: "ILS",
    payees: HEBREW,
    title: "בנק גליל - תנועות בחשבון",
    heads: ["תאריך", "תיאור", "סכום", "יתרה"],
    ends: ["יתרת פתיחה", "יתרת סגירה"],
    digits: asIs,
    signed: true,
  },
];

const make = (context: Context): Drawing => {
  const variant = pickVariant(VARIANTS, context);
  const { digits, signed } = variant;
  const ledger = makeMonth(context, {
    payees: variant.payees,
    neverOverdrawn: true,
  });
  const table = ledger.entries.map((entry) => {
    const size = mark(entry, digits(writeSize(entry.amount, EN)));
    const amounts = signed
      ? [right(mark(entry, digits(writeSigned(entry.amount, EN))))]
      : [right(entry.amount < 0 ? size : ""), right(entry.amount > 0 ? size : "")];
    return tr([
      digits(writeDay(entry.booked_on, "DD/MM/YYYY")),
      escapeHtml(entry.who),
      ...amounts,
      right(digits(writeSize(entry.balance, EN))),
    ]);
  });
  const gaps = variant.heads.slice(3).map(() => "");
  const balance = (name: string, minor: number): string =>
    tr(["", name, ...gaps, right(digits(writeSize(minor, EN)))]);
  const period = `${digits(writeDay(ledger.from, "DD/MM/YYYY"))} - ${digits(writeDay(ledger.to, "DD/MM/YYYY"))}`;
  const body = `<div dir=rtl><h1>${variant.title}</h1><p>${variant.currency} <span dir=ltr>${period}</span></p><table>${tr(variant.heads.map((name, at) => (at > 1 ? right(name) : name)))}${balance(variant.ends[0], ledger.opening)}${table.join("")}${balance(variant.ends[1], ledger.closing)}</table></div>`;
  return printed({
    style: `body{font:10px "DejaVu Sans"}td{padding:3px 6px;text-align:right}.r{direction:ltr;text-align:left}`,
    body,
    statements: [
      toTruth(ledger, {
        bank_name: variant.title,
        account: "0000",
        currency: variant.currency,
        provable: true,
      }),
    ],
  });
};

export const rtlStatement: Layout = { name: "rtl-statement", rows: [12, 40, 1], make };
