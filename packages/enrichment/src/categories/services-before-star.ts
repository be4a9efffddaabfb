import type { StarterSubCategoryId } from "../starter.ts";

/** What is sold through a payment service that one trade uses; `surely` where hardly anyone else does. */
type Service = { readonly sub_category: StarterSubCategoryId; readonly surely: boolean };

const SURELY: { readonly [Id in StarterSubCategoryId]?: string } = {
  "eating_out.restaurants": "tst toast toasttab chownow olo",
  "eating_out.canteen": "ctlp usa vend cantaloupe nayax 365",
  "family.donations": "tithe tithely ly pushpay givelify givebutter donorbox actblue winred anedot",
  "housing.rent": "ysi rentcafe",
};

const MOSTLY: { readonly [Id in StarterSubCategoryId]?: string } = {
  "eating_out.fast_food": "slice",
  "family.donations": "bb classy",
  "personal_care.hair_beauty": "vagaro booksy squire glossgenius styleseat fresha treatwell",
  "subscriptions.software": "paddle fs fastspring dri 2co 2checkout cleverbridge cbi",
  "travel.hotels": "priceln hotelbeds",
  "entertainment.events": "eb etix tix cnk",
  "health.fitness": "abc",
  "health.doctor": "lca qdi",
  "utilities.electricity": "bmx speedpay",
  "taxes_fees.government": "npc govpay",
};

const listServices = (lists: typeof SURELY, surely: boolean): [string, Service][] =>
  // The keys of a literal object are exactly its type's keys.
  (Object.entries(lists) as [StarterSubCategoryId, string][]).flatMap(([sub_category, codes]) =>
    codes.split(" ").map((code): [string, Service] => [code, { sub_category, surely }]),
  );

const SERVICES = new Map([...listServices(MOSTLY, false), ...listServices(SURELY, true)]);

const BEFORE_STAR = /([a-z0-9]{2,12})(?:\.(?:com|net))?\s?\*/i;

/** The payment service before the star of a printed text that says what kind of shop uses it ("TST* MAD ANTHONYS"); or null. */
export const findServiceBeforeStar = (description: string): (Service & { readonly word: string }) | null => {
  if (!description.includes("*")) return null;
  const code = BEFORE_STAR.exec(description)?.[1];
  const service = code === undefined ? undefined : SERVICES.get(code.toLowerCase());
  return service === undefined || code === undefined ? null : { ...service, word: `${code.toUpperCase()}*` };
};
