import { foldText } from "../values/fold-text.ts";
import type { Dimension, Measure } from "./explore.ts";
import type { Season } from "./stretches.ts";

/** What questions are made of in a language: phrases with commas between, the longest of which is taken. */
type Table = {
  readonly measures: Readonly<Partial<Record<Measure, string>>>;
  readonly dimensions: Readonly<Partial<Record<Dimension, string>>>;
  /** Before a dimension: told apart by it. */
  readonly by: string;
  /** Times by which figures are told apart without such a word. */
  readonly rhythms: Readonly<Partial<Record<Dimension, string>>>;
  readonly seasons: Readonly<Record<Season, string>>;
  readonly last: string;
  readonly this: string;
  readonly since: string;
  readonly so_far: string;
  /** Before days. */
  readonly within: string;
  /** Before an amount: what is more or less than it. */
  readonly above: string;
  readonly below: string;
  /** Before days that are over: what is asked is held against them. */
  readonly than: string;
  /** Before a dimension: told apart by it, which puts the greatest first. */
  readonly greatest: string;
  /** Say nothing of what is asked. */
  readonly fillers: string;
};

const EN: Table = {
  measures: {
    count: "how often, how many times, how many purchases, how many payments, number of purchases",
    average: "on average, average, mean, typical",
    income: "how much did i earn, did i earn, earned, earn, income, earnings, receive, received",
    saved_rate: "savings rate, saving rate, saved of income",
    saved: "did i save, saved, save, savings",
    invested: "did i invest, invested, invest",
    spent: "spent, spend, spending, pay, paid, cost, costs, expenses",
  },
  dimensions: {
    category: "category, categories",
    sub_category: "sub-category, sub-categories, subcategory, subcategories",
    merchant: "merchant, merchants, shop, shops, store, stores, payee, payees",
    tag: "tag, tags",
    account: "account, accounts, card, cards",
    day: "day, days",
    week: "week, weeks",
    month: "month, months",
    quarter: "quarter, quarters",
    year: "year, years",
    weekday: "weekday, weekdays, day of the week",
    month_of_year: "month of the year",
  },
  by: "by, per, each, every, for each, broken down by, and by, which",
  rhythms: {
    day: "daily",
    week: "weekly",
    month: "monthly, over time, trend of, trend",
    quarter: "quarterly",
    year: "yearly, annually",
  },
  seasons: { winter: "winter", spring: "spring", summer: "summer", autumn: "autumn, fall" },
  last: "last, past, previous",
  this: "this",
  since: "since",
  so_far: "year to date, so far this year, this year so far, ytd",
  within: "in, during, over, for, from, within, of, on, the",
  above: "over, above, more than, at least",
  below: "under, below, less than, at most",
  than: "than, compared with, compared to, versus, vs, against",
  greatest: "biggest, largest, highest, top, greatest, most expensive",
  fillers:
    "how, much, many, did, do, does, have, has, i, we, my, our, was, were, is, are, what, where, show, me, tell, on, at, for, in, the, a, an, of, to, from, money, with, and, all, it, go, went, more, less, or, there, much more, much less, bill, bills, purchase, purchases, payment, payments, transaction, transactions, amount, amounts, total, per cent, euro, euros, eur, dollar, dollars, usd, pound, pounds, gbp",
};

const DE: Table = {
  measures: {
    count: "wie oft, wie haufig, wie viele einkaufe",
    average: "im durchschnitt, durchschnittlich, im schnitt",
    income: "verdient, verdiene, eingenommen, einnahmen, einkommen",
    saved_rate: "sparquote",
    saved: "gespart, spare, ersparnis",
    invested: "investiert, angelegt",
    spent: "ausgegeben, ausgaben, bezahlt, gekostet, gebe ich aus",
  },
  dimensions: {
    category: "kategorie, kategorien",
    sub_category: "unterkategorie, unterkategorien",
    merchant: "handler, geschaft, geschafte, laden",
    tag: "schlagwort, schlagworter, tag",
    account: "konto, konten, karte",
    day: "tage",
    week: "woche, wochen",
    month: "monat, monate, monaten",
    quarter: "quartal, quartale",
    year: "jahr, jahre, jahren",
    weekday: "wochentag, wochentagen",
  },
  by: "nach, pro, je, jeden, jede, jedes",
  rhythms: {
    day: "taglich",
    week: "wochentlich",
    month: "monatlich, im verlauf",
    quarter: "quartalsweise",
    year: "jahrlich",
  },
  seasons: { winter: "winter", spring: "fruhling, fruhjahr", summer: "sommer", autumn: "herbst" },
  last: "letzten, letzter, letztes, letzte, vorigen, vergangenen",
  this: "diesen, dieser, dieses, diese",
  since: "seit",
  so_far: "bisher in diesem jahr, dieses jahr bisher",
  within: "in, im, wahrend, der, des, den",
  above: "uber, mehr als, mindestens",
  below: "unter, weniger als, hochstens",
  than: "als, verglichen mit, im vergleich zu, gegenuber",
  greatest: "grosste, grossten, teuerste, teuersten, hochste, hochsten",
  fillers:
    "wie, viel, viele, habe, hab, haben, ich, wir, mein, meine, fur, bei, in, im, den, die, das, der, dem, an, am, was, zeig, zeige, mir, geld, und, von, mit, hat, es, mehr, weniger, oder, rechnung, rechnungen, einkauf, einkaufe, zahlung, zahlungen, betrag, betrage, umsatze, welche, waren, sind",
};

const FR: Table = {
  measures: {
    count: "combien de fois",
    average: "en moyenne, moyenne",
    income: "gagne, revenu, revenus, recu",
    saved_rate: "taux d'epargne",
    saved: "epargne, economise",
    invested: "investi",
    spent: "depense, depenses, paye, coute",
  },
  dimensions: {
    category: "categorie, categories",
    sub_category: "sous-categorie, sous-categories",
    merchant: "commercant, commercants, magasin, magasins",
    tag: "etiquette, etiquettes",
    account: "compte, comptes",
    day: "jour, jours",
    week: "semaine, semaines",
    month: "mois",
    quarter: "trimestre, trimestres",
    year: "an, annee, annees",
    weekday: "jour de la semaine",
  },
  by: "par, chaque",
  rhythms: { month: "mensuel, mensuelles, au fil du temps", year: "annuel, annuelles" },
  seasons: { winter: "hiver", spring: "printemps", summer: "ete", autumn: "automne" },
  last: "dernier, derniere",
  this: "cet, cette, ce",
  since: "depuis",
  so_far: "cette annee jusqu'ici",
  within: "en, au, pendant, durant, de, l, le, la",
  above: "plus de, au dessus de, au moins",
  below: "moins de, en dessous de, au plus",
  than: "que, par rapport a, compare a",
  greatest: "plus gros, plus grands, plus grandes, plus grosses, principaux",
  fillers:
    "combien, ai, ai-je, j, je, nous, avons, mes, mon, ma, pour, chez, en, au, aux, de, du, des, le, la, les, un, une, argent, est, quel, quelle, montre, moi, et, d, l, a, plus, moins, ou, facture, factures, achat, achats, paiement, paiements, montant, montants, operations",
};

const ES: Table = {
  measures: {
    count: "cuantas veces",
    average: "de media, en promedio, promedio",
    income: "gane, gano, ingresos, ingrese",
    saved_rate: "tasa de ahorro",
    saved: "ahorre, ahorrado, ahorro",
    invested: "inverti, invertido",
    spent: "gaste, gasto, gastos, gastado, pague, costo",
  },
  dimensions: {
    category: "categoria, categorias",
    sub_category: "subcategoria, subcategorias",
    merchant: "comercio, comercios, tienda, tiendas",
    tag: "etiqueta, etiquetas",
    account: "cuenta, cuentas",
    day: "dia, dias",
    week: "semana, semanas",
    month: "mes, meses",
    quarter: "trimestre, trimestres",
    year: "ano, anos",
    weekday: "dia de la semana",
  },
  by: "por, cada",
  rhythms: { month: "mensual, mensuales", year: "anual, anuales" },
  seasons: { winter: "invierno", spring: "primavera", summer: "verano", autumn: "otono" },
  last: "pasado, pasada, ultimo, ultima",
  this: "este, esta",
  since: "desde",
  so_far: "en lo que va de ano",
  within: "en, durante, de, el, la, los",
  above: "mas de, por encima de, al menos",
  below: "menos de, por debajo de, como mucho",
  than: "que, comparado con, frente a",
  greatest: "mayores, mayor, principales, mas caros",
  fillers:
    "cuanto, he, hemos, yo, mi, mis, en, de, del, el, la, los, las, un, una, dinero, que, muestra, me, y, a, al, para, con, mas, menos, o, compra, compras, pago, pagos, factura, facturas, importe, importes, movimientos",
};

const PT: Table = {
  measures: {
    count: "quantas vezes",
    average: "em media, media",
    income: "ganhei, rendimento, rendimentos, renda",
    saved_rate: "taxa de poupanca",
    saved: "poupei, economizei, poupado",
    invested: "investi, investido",
    spent: "gastei, gasto, gastos, paguei, custou",
  },
  dimensions: {
    category: "categoria, categorias",
    sub_category: "subcategoria, subcategorias",
    merchant: "comerciante, comerciantes, loja, lojas",
    tag: "etiqueta, etiquetas",
    account: "conta, contas",
    day: "dia, dias",
    week: "semana, semanas",
    month: "mes, meses",
    quarter: "trimestre, trimestres",
    year: "ano, anos",
    weekday: "dia da semana",
  },
  by: "por, cada",
  rhythms: { month: "mensal, mensais", year: "anual, anuais" },
  seasons: { winter: "inverno", spring: "primavera", summer: "verao", autumn: "outono" },
  last: "passado, passada, ultimo, ultima",
  this: "este, esta, neste, nesta",
  since: "desde",
  so_far: "este ano ate agora",
  within: "em, no, na, durante, de, do, da, o, a",
  above: "mais de, acima de, pelo menos",
  below: "menos de, abaixo de, no maximo",
  than: "que, do que, comparado com, em relacao a",
  greatest: "maiores, maior, principais, mais caros",
  fillers:
    "quanto, eu, nos, meu, minha, em, no, na, nos, nas, de, do, da, o, a, os, as, um, uma, dinheiro, que, mostra, me, e, com, para, mais, menos, ou, compra, compras, pagamento, pagamentos, fatura, faturas, valor, valores, movimentos",
};

const HI: Table = {
  measures: {
    count: "कितनी बार",
    average: "औसत",
    income: "कमाया, कमाई, आय",
    saved: "बचाया, बचत",
    invested: "निवेश",
    spent: "खर्च, खर्चा, भुगतान",
  },
  dimensions: {
    category: "श्रेणी, श्रेणियाँ",
    merchant: "दुकान, विक्रेता",
    account: "खाता, खाते",
    day: "दिन",
    week: "सप्ताह, हफ्ता",
    month: "महीना, महीने, माह",
    quarter: "तिमाही",
    year: "साल, वर्ष",
  },
  by: "प्रति, हर, अनुसार",
  rhythms: { month: "मासिक", year: "वार्षिक" },
  seasons: { winter: "सर्दी, सर्दियों", spring: "वसंत", summer: "गर्मी, गर्मियों", autumn: "शरद" },
  last: "पिछली, पिछले, पिछला",
  this: "इस",
  since: "से",
  so_far: "इस साल अब तक",
  within: "में",
  above: "से ज़्यादा, से अधिक",
  below: "से कम",
  than: "की तुलना में",
  greatest: "सबसे बड़े, सबसे बड़ा, सबसे महंगे",
  fillers:
    "कितना, कितने, मैंने, हमने, पर, का, की, के, में, किया, हुआ, मेरा, मेरी, पैसा, पैसे, है, था, ज़्यादा, कम, या, और, भुगतानों, बिल, राशि",
};

const AR: Table = {
  measures: {
    count: "كم مرة",
    average: "متوسط, في المتوسط",
    income: "كسبت, دخل, الدخل",
    saved: "وفرت, ادخرت",
    invested: "استثمرت",
    spent: "انفقت, صرفت, دفعت, المصروفات, انفاق",
  },
  dimensions: {
    category: "فئة, الفئة",
    merchant: "متجر, التاجر",
    account: "حساب, الحساب",
    day: "يوم, اليوم",
    week: "اسبوع, الاسبوع",
    month: "شهر, الشهر",
    quarter: "ربع",
    year: "سنة, السنة",
  },
  by: "حسب, لكل, كل",
  rhythms: { month: "شهريا", year: "سنويا" },
  seasons: {
    winter: "الشتاء, شتاء",
    spring: "الربيع, ربيع",
    summer: "الصيف, صيف",
    autumn: "الخريف, خريف",
  },
  last: "الماضي, الماضية",
  this: "هذا, هذه",
  since: "منذ",
  so_far: "هذه السنة حتى الان",
  within: "في, خلال",
  above: "اكثر من, فوق",
  below: "اقل من, تحت",
  than: "مقارنة ب, مقارنة مع",
  greatest: "اكبر, اعلى",
  fillers:
    "كم, على, في, من, ما, هو, المال, انا, نحن, عند, لدى, اكثر, اقل, او, و, فاتورة, فواتير, عملية, عمليات, مبلغ",
};

const TABLES: Readonly<Record<string, Table>> = { de: DE, fr: FR, es: ES, pt: PT, hi: HI, ar: AR };

type Plain =
  | "by"
  | "last"
  | "this"
  | "since"
  | "so_far"
  | "within"
  | "above"
  | "below"
  | "than"
  | "greatest"
  | "filler";

export type Meaning =
  | { readonly kind: "measure"; readonly measure: Measure }
  | { readonly kind: "dimension"; readonly dimension: Dimension }
  | { readonly kind: "rhythm"; readonly dimension: Dimension }
  | { readonly kind: "season"; readonly season: Season }
  | { readonly kind: Plain };

const fold = (phrase: string): string => foldText(phrase).replaceAll(/['’-]/g, " ");

const split = (words: string): string[] => words.split(", ").filter((word) => word !== "");

const list = (table: Table): [string, Meaning][] => {
  const named = <T extends string, M>(words: Partial<Record<T, string>>, toMeaning: (name: T) => M) =>
    // the keys of a table are its keys
    (Object.keys(words) as T[]).flatMap((name) =>
      split(words[name] ?? "").map((word): [string, M] => [fold(word), toMeaning(name)]),
    );
  const plain = (kind: Plain, words: string) =>
    split(words).map((word): [string, Meaning] => [fold(word), { kind }]);
  return [
    // what stands later counts where a phrase is in several
    ...plain("filler", table.fillers),
    ...plain("within", table.within),
    ...plain("above", table.above),
    ...plain("below", table.below),
    ...plain("than", table.than),
    ...plain("greatest", table.greatest),
    ...plain("by", table.by),
    ...plain("since", table.since),
    ...plain("this", table.this),
    ...plain("last", table.last),
    ...plain("so_far", table.so_far),
    ...named(table.dimensions, (dimension): Meaning => ({ kind: "dimension", dimension })),
    ...named(table.rhythms, (dimension): Meaning => ({ kind: "rhythm", dimension })),
    ...named(table.seasons, (season): Meaning => ({ kind: "season", season })),
    ...named(table.measures, (measure): Meaning => ({ kind: "measure", measure })),
  ];
};

const known = new Map<string, ReadonlyMap<string, Meaning>>();

/** What phrases mean in a language, and in English; the words of a phrase stand with one space between. */
export const phrasesOf = (locale: string): ReadonlyMap<string, Meaning> => {
  const language = locale.slice(0, 2);
  const before = known.get(language);
  if (before !== undefined) return before;
  const own = TABLES[language];
  const made = new Map([...list(EN), ...(own === undefined ? [] : list(own))]);
  known.set(language, made);
  return made;
};

/** Letters of a question as phrases have them. */
export const foldWord = fold;
/** So many words a phrase has at most. */
export const MOST_WORDS = 5;
