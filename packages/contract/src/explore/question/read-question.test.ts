import { describe, expect, test } from "vitest";
import { type NamedThing, readQuestion } from "./read-question.ts";

const things: NamedThing[] = [
  { kind: "category_id", id: "food", name: "Groceries" },
  { kind: "sub_category_id", id: "coffee", name: "Coffee" },
  { kind: "sub_category_id", id: "out", name: "Eating out" },
  { kind: "sub_category_id", id: "fuel", name: "Fuel and charging" },
  { kind: "merchant_id", id: "lidl", name: "Lidl" },
  { kind: "sub_category_id", id: "rent", name: "Rent" },
  { kind: "category_id", id: "taxes", name: "Taxes and fees" },
  { kind: "sub_category_id", id: "taxi", name: "Taxi and ride hailing" },
  { kind: "sub_category_id", id: "salary", name: "Salary", measure: "income" },
  { kind: "merchant_id", id: "amazon", name: "Amazon" },
  { kind: "tag_id", id: "rome", name: "Rome" },
  { kind: "bank_account_id", id: "joint", name: "Joint account" },
];
const calendar = { today: "2026-11-20", week_start: 1 };
const read = (text: string, locale = "en-GB", currencies: readonly string[] = ["GBP"]) =>
  readQuestion(text, { calendar, locale, things, currencies });
const ask = (text: string, locale?: string) => read(text, locale).address;
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
  [
    "how many purchases of more than 1,000 euros",
    { ...SPENT, ...YEAR, measure: "count", currency: "EUR", q: ">1000" },
  ],
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

test.each([
  ["how much have I spent since Christmas?", "en-GB", { from: "2025-12-24" }],
  ["coffee over Easter", "en-GB", { from: "2026-04-03", to: "2026-04-06", sub_category_id: "coffee" }],
  ["spending after Christmas 2024", "en-GB", { from: "2024-12-27" }],
  ["lidl before last Easter", "en-GB", { to: "2026-04-02", merchant_id: "lidl" }],
  [
    "Was habe ich seit Weihnachten bei Lidl ausgegeben?",
    "de-DE",
    { from: "2025-12-24", merchant_id: "lidl" },
  ],
  ["combien ai-je dépensé depuis Noël ?", "fr-FR", { from: "2025-12-24" }],
  ["¿cuánto he gastado desde la Navidad?", "es-ES", { from: "2025-12-24" }],
  ["quanto gastei desde o Natal?", "pt-BR", { from: "2025-12-24" }],
  ["Christmas presents", "en-GB", { ...YEAR, q: "Christmas presents" }],
])("%s: a feast is its days where a word says that days come", (text, locale, expected) => {
  expect(ask(text, locale)).toEqual({ ...SPENT, ...expected });
});

test.each([
  [
    "groceries compared to a year ago",
    "en-GB",
    { period: "year-to-date", compare: "year", category_id: "food" },
  ],
  ["this month compared to a year ago", "en-GB", { period: "this-month", compare: "year" }],
  ["did I spend more than a month ago?", "en-GB", { period: "this-month", compare: "before" }],
  ["gebe ich mehr aus als vor einem Jahr?", "de-DE", { period: "year-to-date", compare: "year" }],
  ["gastos en comparación con hace un año", "es-ES", { period: "year-to-date", compare: "year" }],
])("%s: is held against as many days then", (text, locale, expected) => {
  expect(ask(text, locale)).toEqual({ ...SPENT, ...expected });
});

/** Days of a question alone. */
const daysOf = (text: string, locale?: string) => {
  const { measure: _measure, rows: _rows, view: _view, ...days } = ask(text, locale);
  return days;
};
const dated = (from?: string, to?: string) => ({
  ...(from === undefined ? {} : { from }),
  ...(to === undefined ? {} : { to }),
});

test.each([
  ["spending from March to June", dated("2026-03-01", "2026-06-30")],
  ["spending between March and June 2025", dated("2025-03-01", "2025-06-30")],
  ["from 1 March 2025 to 15 April 2025", dated("2025-03-01", "2025-04-15")],
  ["between 1 and 15 October", dated("2026-10-01", "2026-10-15")],
  ["November to February", dated("2025-11-01", "2026-02-28")],
  ["march and april 2025", dated("2025-03-01", "2025-04-30")],
  ["until june 2025", dated(undefined, "2025-06-30")],
  ["before 2024", dated(undefined, "2023-12-31")],
  ["after March 2026", dated("2026-04-01")],
  ["since last month", dated("2026-10-01")],
  ["over two years", { period: "last-2-years" }],
  ["the past year", { period: "last-12-months" }],
  ["two years ago", dated("2024-01-01", "2024-12-31")],
  ["a year ago", dated("2025-01-01", "2025-12-31")],
  ["last november", dated("2025-11-01", "2025-11-30")],
  ["in november last year", dated("2025-11-01", "2025-11-30")],
  ["summer last year", { period: "summer-2025" }],
  ["H1 2025", dated("2025-01-01", "2025-06-30")],
  ["the second quarter of 2025", { period: "2025-q2" }],
  ["expenses of the month", { period: "this-month" }],
  ["spent in 2025 vs 2024", { ...dated("2025-01-01", "2025-12-31"), compare: "year" }],
])("days: %s", (text, expected) => {
  expect(daysOf(text)).toEqual(expected);
});

test.each([
  ["Ausgaben der letzten 3 Monate", "de-DE", { period: "last-3-months" }],
  ["in den letzten zwei Jahren", "de-DE", { period: "last-2-years" }],
  ["vom 1. März bis 15. April 2025", "de-DE", dated("2025-03-01", "2025-04-15")],
  ["im 2. Quartal 2025", "de-DE", { period: "2025-q2" }],
  ["erstes Halbjahr 2025", "de-DE", dated("2025-01-01", "2025-06-30")],
  ["vor zwei Jahren", "de-DE", dated("2024-01-01", "2024-12-31")],
  ["vor 2024", "de-DE", dated(undefined, "2023-12-31")],
  ["im Vorjahr", "de-DE", { period: "last-year" }],
  ["im März letzten Jahres", "de-DE", dated("2025-03-01", "2025-03-31")],
  ["les 3 derniers mois", "fr-FR", { period: "last-3-months" }],
  ["entre le 1er et le 15 octobre", "fr-FR", dated("2026-10-01", "2026-10-15")],
  ["dépenses du mois dernier", "fr-FR", { period: "last-month" }],
  ["plus que l'année dernière", "fr-FR", { period: "year-to-date", compare: "year" }],
  ["il y a deux ans", "fr-FR", dated("2024-01-01", "2024-12-31")],
  ["últimos 3 meses", "es-ES", { period: "last-3-months" }],
  ["entre marzo y junio de 2025", "es-ES", dated("2025-03-01", "2025-06-30")],
  ["en marzo del año pasado", "es-ES", dated("2025-03-01", "2025-03-31")],
  ["antes de 2024", "es-ES", dated(undefined, "2023-12-31")],
  ["de março a junho de 2025", "pt-BR", dated("2025-03-01", "2025-06-30")],
  ["há dois anos", "pt-BR", dated("2024-01-01", "2024-12-31")],
  ["पिछले 3 महीने", "hi-IN", { period: "last-3-months" }],
  ["اخر 3 اشهر", "ar-EG", { period: "last-3-months" }],
])("days: %s", (text, locale, expected) => {
  expect(daysOf(text, locale)).toEqual(expected);
});

test.each([
  ["everything except rent last month", { ...SPENT, period: "last-month", sub_category_id: "-rent" }],
  ["spending without rent and coffee", { ...SPENT, ...YEAR, sub_category_id: "-rent,-coffee" }],
  ["spending without tips", { ...SPENT, ...YEAR, q: "-tips" }],
  [
    "what was my salary in March",
    { ...SPENT, measure: "income", from: "2026-03-01", to: "2026-03-31", sub_category_id: "salary" },
  ],
  ["how much money did I make this year", { ...SPENT, measure: "income", period: "this-year" }],
  ["how many times did I pay Lidl", { ...SPENT, measure: "count", ...YEAR, merchant_id: "lidl" }],
  ["how many euros did I spend", { ...SPENT, ...YEAR, currency: "EUR" }],
  ["how much do I spend per month on average", { ...SPENT, ...YEAR }],
  ["average purchase per month", { ...SPENT, measure: "average", ...YEAR }],
  ["how much do I spend on coffee a week", { ...SPENT, rows: "week", ...YEAR, sub_category_id: "coffee" }],
  ["top 5 merchants this year", { ...SPENT, rows: "merchant", period: "this-year", most: 5 }],
  ["the 5 biggest merchants this year", { ...SPENT, rows: "merchant", period: "this-year", most: 5 }],
  ["how often did I pay 5", { ...SPENT, measure: "count", ...YEAR, q: "=5" }],
  ["what are my biggest expenses", { ...SPENT, rows: "category", ...YEAR }],
  ["where does my money go?", { ...SPENT, rows: "category", ...YEAR }],
  ["who did I pay the most last month", { ...SPENT, rows: "merchant", period: "last-month" }],
  ["taxis this year", { ...SPENT, period: "this-year", sub_category_id: "taxi" }],
  ["how much tax did I pay this year", { ...SPENT, period: "this-year", category_id: "taxes" }],
  ["taxees this year", { ...SPENT, period: "this-year", category_id: "taxes" }],
  ["purchases between 20 and 50", { ...SPENT, ...YEAR, q: "20..50" }],
  ["at least 20 at Lidl", { ...SPENT, ...YEAR, merchant_id: "lidl", q: ">=20" }],
  ["how much of my income do I save", { ...SPENT, measure: "saved_rate", ...YEAR }],
])("%s", (text, expected) => {
  expect(ask(text)).toEqual(expected);
});

test.each([
  ["die 5 größten Händler dieses Jahr", "de-DE"],
  ["les 5 plus gros commerçants cette année", "fr-FR"],
  ["los 5 mayores comercios de este año", "es-ES"],
])("%s", (text, locale) => {
  expect(ask(text, locale)).toEqual({ ...SPENT, rows: "merchant", period: "this-year", most: 5 });
});

test.each([
  ["my ten largest purchases this year", "en-GB"],
  ["top 10 payments of this year", "en-GB"],
  ["most expensive purchase this year", "en-GB"],
  ["meine zehn größten Käufe dieses Jahr", "de-DE"],
  ["les dix achats les plus chers cette année", "fr-FR"],
  ["mis diez compras más grandes de este año", "es-ES"],
  ["as dez maiores compras este ano", "pt-BR"],
  ["इस साल की दस सबसे बड़ी खरीद", "hi-IN"],
  ["اكبر عشرة مشتريات هذه السنة", "ar"],
])("single purchases, the largest first: %s", (text, locale) => {
  const ranked = { measure: "spent", rows: "transaction", view: "table", most: 10 };
  expect(ask(text, locale)).toEqual({ ...ranked, period: "this-year" });
});

test.each([
  ["biggest purchase at lidl last month", { merchant_id: "lidl", period: "last-month" }],
  ["three largest grocery bills since May", { most: 3, from: "2026-05-01" }],
  ["largest income payments last year", { measure: "income", period: "last-year" }],
])("%s", (text, said) => {
  expect(ask(text)).toMatchObject({ rows: "transaction", ...said });
});

test("what is not understood is told, never left out", () => {
  // other days than those before, two figures
  expect(read("march and may 2025").searched).toBe("may 2025");
  expect(read("groceries this year compared to 2019").searched).toBe("compared to 2019");
  expect(read("income vs spending").searched).toBe("spending");
  expect(read("everything except last month").searched).toBe("except");
});

test("a name of the person's goes before a screen of that name", () => {
  const budget = { kind: "merchant_id" as const, id: "cars", name: "Budget" };
  const { address, elsewhere } = readQuestion("how much at budget last year", {
    calendar,
    locale: "en-GB",
    things: [budget],
    currencies: [],
  });
  expect(address).toEqual({ ...SPENT, period: "last-year", merchant_id: "cars" });
  expect(elsewhere).toBeNull();
});

test("dollars are those that the person has", () => {
  expect(read("spent in dollars", "en-CA", ["CAD", "EUR"]).address.currency).toBe("CAD");
  expect(read("spent in dollars", "en-CA", ["CAD", "USD"]).address.currency).toBe("USD");
  expect(read("spent in CAD", "en-GB", ["CAD"]).address.currency).toBe("CAD");
});

test.each([
  ["what is my balance", "en-GB", "bank-accounts"],
  ["how much is in my joint account", "en-GB", "bank-accounts"],
  ["Wie viel Geld habe ich", "de-DE", "bank-accounts"],
  ["combien j'ai sur mon compte", "fr-FR", "bank-accounts"],
  ["what is my net worth?", "en-GB", "net-worth"],
  ["how much will I spend next month", "en-GB", "ahead"],
  ["how much can I spend until payday?", "en-GB", "ahead"],
  ["how much do I have left this month", "en-GB", "budgets"],
  ["¿cuánto me queda este mes?", "es-ES", "budgets"],
  ["can I afford a 1,200 sofa", "en-GB", null],
  ["how much money do I have spent on coffee", "en-GB", null],
  ["balance at Lidl", "en-GB", null],
])("%s is answered elsewhere", (text, locale, screen) => {
  expect(read(text, locale).elsewhere).toBe(screen);
});

test.each([
  // today is a Friday
  ["can I spend 400 on Friday?", "en-GB", { amount: "400", on: "2026-11-20" }],
  ["can I afford £1,200 on Monday", "en-GB", { amount: "1200", on: "2026-11-23" }],
  ["can I spend 12.50 tomorrow", "en-GB", { amount: "12.50", on: "2026-11-21" }],
  ["Kann ich mir 400 Euro am Samstag leisten?", "de-DE", { amount: "400", on: "2026-11-21" }],
  ["Kann ich am Samstag 12,50 ausgeben?", "de-DE", { amount: "12.50", on: "2026-11-21" }],
  ["puis-je dépenser 49,90 jeudi", "fr-FR", { amount: "49.90", on: "2026-11-26" }],
  ["¿puedo gastar 400 el viernes?", "es-ES", { amount: "400", on: "2026-11-20" }],
  ["posso gastar 400 amanhã", "pt-BR", { amount: "400", on: "2026-11-21" }],
  ["can I spend 400", "en-GB", { amount: "400", on: null }],
])("what would be spent: %s", (text, locale, spending) => {
  const question = read(text, locale);
  expect(question).toMatchObject({ spending, elsewhere: "ahead", searched: "" });
});

describe("as others ask", () => {
  const BY_CATEGORY = { ...SPENT, rows: "category" };
  test.each([
    [
      "what was the most expensive month for coffee",
      "en-GB",
      { ...SPENT, ...YEAR, sub_category_id: "coffee" },
    ],
    [
      "in the dearest week of 2025",
      "en-GB",
      { ...SPENT, rows: "week", from: "2025-01-01", to: "2025-12-31" },
    ],
    [
      "Wofür ging im Oktober am meisten Geld drauf?",
      "de-DE",
      { ...BY_CATEGORY, from: "2026-10-01", to: "2026-10-31" },
    ],
    ["Wie oft war ich beim Lidl?", "de-DE", { ...SPENT, ...YEAR, measure: "count", merchant_id: "lidl" }],
    ["Où part mon argent ce mois-ci ?", "fr-FR", { ...BY_CATEGORY, period: "this-month" }],
    [
      "Coffee mois par mois depuis janvier",
      "fr-FR",
      { ...SPENT, from: "2026-01-01", sub_category_id: "coffee" },
    ],
    ["¿En qué se me va el dinero este mes?", "es-ES", { ...BY_CATEGORY, period: "this-month" }],
    ["¿Qué comercio me cuesta más?", "es-ES", { ...SPENT, ...YEAR, rows: "merchant" }],
    ["Qual foi o mês mais caro do ano passado?", "pt-BR", { ...SPENT, period: "last-year" }],
    ["इस साल सबसे ज़्यादा खर्च किस श्रेणी में हुआ?", "hi-IN", { ...BY_CATEGORY, period: "this-year" }],
    ["मेरी आय हर महीने कितनी थी?", "hi-IN", { ...SPENT, ...YEAR, measure: "income" }],
    ["كم أنفقت الشهر الماضي؟", "ar-EG", { ...SPENT, period: "last-month" }],
    ["أين ذهب مالي هذه السنة؟", "ar-EG", { ...BY_CATEGORY, period: "this-year" }],
    ["دخلي حسب السنة", "ar-EG", { ...SPENT, measure: "income", rows: "year", period: "all" }],
    ["كم مرة ذهبت إلى Lidl؟", "ar-EG", { ...SPENT, ...YEAR, measure: "count", merchant_id: "lidl" }],
  ])("%s", (text, locale, expected) => {
    expect(ask(text, locale)).toEqual(expected);
  });
});

describe("as people ask", () => {
  const OUT = { rows: "merchant", ...YEAR, sub_category_id: "out" };
  test.each([
    ["which eating out do I spend the most at?", "en-GB", { ...SPENT, ...OUT }],
    ["In welchem Eating out gebe ich am meisten aus?", "de-DE", { ...SPENT, ...OUT }],
    ["Dans quel eating out est-ce que je dépense le plus ?", "fr-FR", { ...SPENT, ...OUT }],
    ["¿En qué eating out gasto más?", "es-ES", { ...SPENT, ...OUT }],
    ["Em qual eating out gasto mais?", "pt-BR", { ...SPENT, ...OUT }],
    [
      "Quel rent ai-je payé en 2025 ?",
      "fr-FR",
      { ...SPENT, from: "2025-01-01", to: "2025-12-31", sub_category_id: "rent" },
    ],
    [
      "which month was the most expensive in 2025",
      "en-GB",
      { ...SPENT, from: "2025-01-01", to: "2025-12-31" },
    ],
    ["Quel mois a été le plus cher en 2025 ?", "fr-FR", { ...SPENT, from: "2025-01-01", to: "2025-12-31" }],
    ["¿Qué mes fue el más caro de 2025?", "es-ES", { ...SPENT, from: "2025-01-01", to: "2025-12-31" }],
    ["Qual mês foi o mais caro de 2025?", "pt-BR", { ...SPENT, from: "2025-01-01", to: "2025-12-31" }],
    [
      "¿He gastado más en Lidl este año que el año pasado?",
      "es-ES",
      { ...SPENT, period: "this-year", compare: "year", merchant_id: "lidl" },
    ],
    ["dépenses ces six dernières semaines", "fr-FR", { ...SPENT, period: "last-6-weeks" }],
    ["पिछले छह हफ्तों में कितना खर्च हुआ?", "hi-IN", { ...SPENT, period: "last-6-weeks" }],
    ["कल मैंने कितना खर्च किया?", "hi-IN", { ...SPENT, period: "yesterday" }],
    ["महीने के हिसाब से आय", "hi-IN", { ...SPENT, ...YEAR, measure: "income" }],
    [
      "how much do I usually spend at Lidl per visit",
      "en-GB",
      { ...SPENT, ...YEAR, measure: "average", merchant_id: "lidl" },
    ],
    ["Muéstrame todos los gastos de más de 200", "es-ES", { ...SPENT, ...YEAR, q: ">200" }],
    ["Mostre todos os gastos acima de 200", "pt-BR", { ...SPENT, ...YEAR, q: ">200" }],
    ["Wie viel ging an Lidl", "de-DE", { ...SPENT, ...YEAR, merchant_id: "lidl" }],
    [
      "Wie hat sich mein Salary entwickelt?",
      "de-DE",
      { ...SPENT, ...YEAR, measure: "income", sub_category_id: "salary" },
    ],
    ["Quantas vezes fui ao Lidl", "pt-BR", { ...SPENT, ...YEAR, measure: "count", merchant_id: "lidl" }],
    ["spending on weekends", "en-GB", { ...SPENT, ...YEAR, rows: "weekday" }],
    ["Ausgaben am Wochenende", "de-DE", { ...SPENT, ...YEAR, rows: "weekday" }],
    ["dépenses le week-end", "fr-FR", { ...SPENT, ...YEAR, rows: "weekday" }],
    ["gastos los fines de semana", "es-ES", { ...SPENT, ...YEAR, rows: "weekday" }],
    ["gastos nos fins de semana", "pt-BR", { ...SPENT, ...YEAR, rows: "weekday" }],
    [
      "how much coffee did I withdraw in summer",
      "en-GB",
      { ...SPENT, period: "last-summer", sub_category_id: "coffee" },
    ],
    [
      "Wie viel Coffee habe ich im Sommer abgehoben?",
      "de-DE",
      { ...SPENT, period: "last-summer", sub_category_id: "coffee" },
    ],
    [
      "Combien de coffee ai-je retiré cet été ?",
      "fr-FR",
      { ...SPENT, period: "this-summer", sub_category_id: "coffee" },
    ],
    [
      "¿Cuánto coffee saqué en verano?",
      "es-ES",
      { ...SPENT, period: "last-summer", sub_category_id: "coffee" },
    ],
    [
      "Quanto coffee saquei no verão?",
      "pt-BR",
      { ...SPENT, period: "last-summer", sub_category_id: "coffee" },
    ],
  ])("%s", (text, locale, expected) => {
    expect(ask(text, locale)).toEqual(expected);
  });

  test.each([
    ["what will I have at the end of the month", "en-GB", "ahead"],
    ["Was habe ich am Monatsende noch?", "de-DE", "ahead"],
    ["how much can I still spend on eating out", "en-GB", "budgets"],
    ["¿Cuánto puedo gastar aún en eating out?", "es-ES", "budgets"],
    ["Quanto ainda posso gastar em eating out?", "pt-BR", "budgets"],
    ["Combien puis-je encore dépenser en eating out ?", "fr-FR", "budgets"],
  ])("%s leads to the screen that answers", (text, locale, expected) => {
    expect(read(text, locale).elsewhere).toBe(expected);
  });
});
