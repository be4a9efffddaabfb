import { describe, expect, test } from "vitest";
import type { Knowledge } from "../enrichment.ts";
import { readVendor } from "../merchants/read-vendor.ts";
import { findByMerchantCode } from "./merchant-codes.ts";
import { STARTER_CATEGORIES } from "./starter.ts";
import { suggestCategory } from "./suggest-category.ts";
import { readPhrases } from "../text/fold.ts";
import { BANK_CATEGORY_WORDS } from "./words/bank-category-words.ts";
import { BANK_WORDS } from "./words/bank-words.ts";
import { BRANDS_AMERICAS } from "./words/brands-americas.ts";
import { BRANDS_ASIA_AFRICA_OCEANIA } from "./words/brands-asia-africa-oceania.ts";
import { BRANDS_EUROPE_EAST } from "./words/brands-europe-east.ts";
import { BRANDS_EUROPE_WEST } from "./words/brands-europe-west.ts";
import { KEYWORDS } from "./words/keywords.ts";

const NOTHING: Knowledge = { answers: new Map(), merchant_defaults: new Map() };
const LISTS = [
  BANK_WORDS,
  BRANDS_AMERICAS,
  BRANDS_ASIA_AFRICA_OCEANIA,
  BRANDS_EUROPE_EAST,
  BRANDS_EUROPE_WEST,
  KEYWORDS,
  BANK_CATEGORY_WORDS,
];

type Extra = { readonly mcc?: string; readonly bank_category?: string };

const suggest = (description: string, amount: number, extra: Extra = {}, knowledge = NOTHING) => {
  const row = { description, counterparty: null, amount, ...extra };
  return suggestCategory({ ...row, vendor: readVendor(row) }, knowledge);
};

describe("on the first day", () => {
  test.each([
    ["TESCO STORES 2234 LONDON GB", -1250, "groceries.supermarket"],
    ["TESCO PFS 3321", -4000, "transport.fuel"],
    ["UPI-SWIGGY LIMITED-SWIGGY@ICICI-ICIC0DC0099-412345678901-PAYMENT", -25000, "eating_out.delivery"],
    ["UBER *EATS PENDING", -1900, "eating_out.delivery"],
    ["UBER *TRIP HELP.UBER.COM", -1900, "transport.taxi"],
    ["NETFLIX.COM 866-579-7172", -1599, "subscriptions.video"],
    ["KARTE 4471 STADTAPOTHEKE BONN", -1835, "health.pharmacy"],
    ["SEPA-LS STADTWERKE LINDENAU", -8900, "utilities.electricity"],
    ["CARTE 12/03 BOULANGERIE LUNE", -420, "groceries.bakery"],
    ["COMPRA MERCADONA VALENCIA", -4210, "groceries.supermarket"],
    ["PAGAMENTO POS ESSELUNGA MILANO", -4210, "groceries.supermarket"],
    ["ALBERT HEIJN 1633 AMSTERDAM NLD", -2210, "groceries.supermarket"],
    ["COMPRA CARTAO PINGO DOCE BRAGA", -1500, "groceries.supermarket"],
    ["ATM WITHDRAWAL 004512 TESCO EXPRESS", -5000, "cash.cash"],
    ["NON-STERLING TRANSACTION FEE", -99, "taxes_fees.bank_fees"],
    ["AGENCE RETRAIT DAB 12/03", -4000, "cash.cash"],
    ["GEHALT 11/2026 BERGMANN OPTIK", 398_240, "income.salary"],
    ["ACH C- AARANYA POWER DIVIDEND", 12_000, "income.dividends"],
    ["INTEREST PAID TILL 31-MAR-2024", 5_000, "income.interest"],
    ["INTEREST CHARGED", -5_000, "taxes_fees.interest"],
    ["CREDIT CARD PAYMENT THANK YOU", 50_000, "transfers.transfers"],
    ["AUTOPAY PAYMENT - THANK YOU", 50_000, "transfers.transfers"],
    ["UMBUCHUNG AUF TAGESGELDKONTO", -50_000, "transfers.transfers"],
    ["GROWW SIP MUTUAL FUND", -500_000, "investments.funds"],
  ])("%s of %i is %s", (description, amount, id) => {
    expect(suggest(description, amount)?.sub_category).toBe(id);
  });

  test("says nothing where it knows nothing", () => {
    expect(suggest("XQ 99817 ZZYZX", -100)).toBeNull();
  });

  test("never calls money out income, nor money in a tax or a loan", () => {
    expect(suggest("SALARY ADVANCE RECOVERY", -100)?.sub_category.startsWith("income.") ?? false).toBe(false);
    expect(suggest("LOAN DISBURSED", 100_000)).toBeNull();
    expect(suggest("FINANZAMT BONN", 40_000)?.sub_category).toBe("income.tax_refunds");
  });

  test("keeps a refund in its spending category", () => {
    expect(suggest("ZARA REFUND", 4000)?.sub_category).toBe("shopping.clothing");
  });

  test("takes a plain word for a brand only where the name begins", () => {
    expect(suggest("SUBWAY 12345 BOSTON MA", -900)?.sub_category).toBe("eating_out.fast_food");
    expect(suggest("JONAS TARGET PRACTICE", -900)?.sub_category).not.toBe("shopping.marketplaces");
  });

  test("reads the merchant code, and after it the bank's own category", () => {
    expect(suggest("ZZYZX 12", -100, { mcc: "5812" })?.why).toEqual({
      kind: "mcc",
      mcc: "5812",
      sub_category: "eating_out.restaurants",
    });
    expect(suggest("ZZYZX 12", -100, { bank_category: "Lebensmittel" })?.why).toEqual({
      kind: "bank_category",
      word: "lebensmittel",
      sub_category: "groceries.supermarket",
    });
    expect(findByMerchantCode("9999")).toBeNull();
    expect(findByMerchantCode("54x1")).toBeNull();
  });

  test("gives the word it judged by", () => {
    expect(suggest("STADTBIBLIOTHEK BUCHHANDLUNG", -100)?.why).toEqual({
      kind: "word",
      word: "buchhandlung",
      sub_category: "shopping.books",
    });
  });

  test("gives the brand it judged by, and its kind on the map", () => {
    expect(suggest("REWE SAGT DANKE", -100)?.why).toEqual({
      kind: "brand",
      brand: "Rewe",
      osm: "shop=supermarket",
      sub_category: "groceries.supermarket",
    });
  });
});

describe("after answers", () => {
  const key = readVendor({ description: "TESCO STORES 2234", counterparty: null }).key;
  const remember = (answers: [string, number][], fallback?: string): Knowledge => ({
    answers: new Map([[key, new Map(answers)]]),
    merchant_defaults: fallback === undefined ? new Map() : new Map([[key, fallback]]),
  });

  test("what the user chose for the vendor comes before any word, with its counts", () => {
    const why = suggest(
      "TESCO STORES 991 LEEDS GB",
      -100,
      {},
      remember([
        ["mine", 11],
        ["other", 1],
      ]),
    )?.why;
    expect(why).toEqual({ kind: "remembered", vendor: "Tesco", sub_category: "mine", count: 11, of: 12 });
  });

  test("answers that do not agree leave it to the merchant's default, then to the words", () => {
    const split: [string, number][] = [
      ["mine", 2],
      ["other", 2],
    ];
    expect(suggest("TESCO STORES 9", -100, {}, remember(split, "default"))?.why.kind).toBe("merchant");
    expect(suggest("TESCO STORES 9", -100, {}, remember(split))?.sub_category).toBe("groceries.supermarket");
  });
});

describe("the word lists", () => {
  const phrases = LISTS.map((list) =>
    Object.entries(list).flatMap(([id, texts]) => readPhrases(texts).map((word) => ({ id, word }))),
  );

  test("hold thousands of phrases over every sub-category that words can tell", () => {
    expect(phrases.flat().length).toBeGreaterThan(4000);
    const covered = new Set(phrases.flat().map((phrase) => phrase.id));
    const subs = STARTER_CATEGORIES.flatMap((category) => category.sub_categories.map((sub) => sub.id));
    expect(subs.filter((id) => !covered.has(id))).toEqual(["uncategorised.uncategorised"]);
  });
});
