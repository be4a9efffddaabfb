import { expect, test } from "vitest";
import { type NamedThing, readQuestion } from "./read-question.ts";

const things: NamedThing[] = [
  { kind: "category_id", id: "food", name: "Groceries" },
  { kind: "sub_category_id", id: "coffee", name: "Coffee" },
  { kind: "sub_category_id", id: "out", name: "Eating out" },
  { kind: "sub_category_id", id: "fuel", name: "Fuel and charging" },
  { kind: "merchant_id", id: "lidl", name: "Lidl" },
  { kind: "tag_id", id: "rome", name: "Rome" },
];
const ask = (text: string, locale = "en-GB") =>
  readQuestion(text, { calendar: { today: "2026-11-20", week_start: 1 }, locale, things }).address;
const YEAR = { period: "last-12-months" };
const SPENT = { measure: "spent", rows: "month", view: "bar" };

test.each([
  ["how much on coffee last summer?", { ...SPENT, period: "last-summer", sub_category_id: "coffee" }],
  [
    "How much did I spend at Lidl in March 2025?",
    { ...SPENT, from: "2025-03-01", to: "2025-03-31", merchant_id: "lidl" },
  ],
  ["coffee and eating out this year", { ...SPENT, period: "this-year", sub_category_id: "coffee,out" }],
  [
    "groceries by merchant last year",
    { ...SPENT, rows: "merchant", period: "last-year", category_id: "food" },
  ],
  [
    "spending by category per month last 3 months",
    { ...SPENT, rows: "category", columns: "month", view: "line", period: "last-3-months" },
  ],
  ["monthly spending by category", { ...SPENT, rows: "category", columns: "month", view: "line", ...YEAR }],
  [
    "how often did we go to Lidl since May?",
    { ...SPENT, measure: "count", from: "2026-05-01", merchant_id: "lidl" },
  ],
  [
    "average purchase at lidl in 2024",
    {
      ...SPENT,
      measure: "average",
      from: "2024-01-01",
      to: "2024-12-31",
      merchant_id: "lidl",
    },
  ],
  ["spending over 100 last month", { ...SPENT, period: "last-month", q: ">100" }],
  ["how many purchases of more than 1,000 euros", { ...SPENT, ...YEAR, measure: "count", q: ">1000" }],
  ["spending over the last 3 months", { ...SPENT, period: "last-3-months" }],
  [
    "average grocery bill under 50 last year",
    { ...SPENT, measure: "average", period: "last-year", category_id: "food", q: "<50" },
  ],
  ["coffee and fuel by year", { ...SPENT, rows: "year", period: "all", sub_category_id: "coffee,fuel" }],
  [
    "how much more on groceries than last year",
    { ...SPENT, period: "year-to-date", compare: "year", category_id: "food" },
  ],
  [
    "groceries this month compared with last month",
    { ...SPENT, period: "this-month", compare: "before", category_id: "food" },
  ],
  ["biggest merchants this year", { ...SPENT, rows: "merchant", period: "this-year" }],
  ["what was my savings rate in Q3 2025", { ...SPENT, measure: "saved_rate", period: "2025-q3" }],
  ["income by year", { ...SPENT, measure: "income", rows: "year", period: "all" }],
  ["income by year this year", { ...SPENT, measure: "income", rows: "year", period: "this-year" }],
  ["summer 2024 in rome", { ...SPENT, period: "summer-2024", tag_id: "rome" }],
  ["blue bottle this month", { ...SPENT, period: "this-month", q: "blue bottle" }],
  [
    'note:gift >50 "blue bottle" year to date',
    { ...SPENT, period: "year-to-date", q: 'note:gift >50 "blue bottle"' },
  ],
  ["grocerie", { ...SPENT, ...YEAR, category_id: "food" }],
  ["", { ...SPENT, ...YEAR }],
])("%s", (text, expected) => {
  expect(ask(text)).toEqual(expected);
});

test.each([
  [
    "Wie viel habe ich letzten Sommer für Coffee ausgegeben?",
    "de-DE",
    { ...SPENT, period: "last-summer", sub_category_id: "coffee" },
  ],
  [
    "Ausgaben nach Kategorie pro Monat seit März",
    "de-DE",
    { ...SPENT, rows: "category", columns: "month", view: "line", from: "2026-03-01" },
  ],
  [
    "combien ai-je dépensé chez Lidl l'été dernier ?",
    "fr-FR",
    { ...SPENT, period: "last-summer", merchant_id: "lidl" },
  ],
  [
    "¿cuánto gasté en Lidl el verano pasado?",
    "es-ES",
    { ...SPENT, period: "last-summer", merchant_id: "lidl" },
  ],
  ["Ausgaben über 100 letzten Monat", "de-DE", { ...SPENT, period: "last-month", q: ">100" }],
  [
    "mehr als letztes Jahr bei Lidl",
    "de-DE",
    { ...SPENT, period: "year-to-date", compare: "year", merchant_id: "lidl" },
  ],
  ["dépenses de plus de 50 chez Lidl", "fr-FR", { ...SPENT, ...YEAR, merchant_id: "lidl", q: ">50" }],
  ["mayores comercios este año", "es-ES", { ...SPENT, rows: "merchant", period: "this-year" }],
  [
    "quanto gastei no Lidl por mês no ano passado",
    "pt-BR",
    { ...SPENT, period: "last-year", merchant_id: "lidl" },
  ],
])("%s", (text, locale, expected) => {
  expect(ask(text, locale)).toEqual(expected);
});
