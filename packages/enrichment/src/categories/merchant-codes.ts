import type { StarterSubCategoryId } from "../starter.ts";

/** Merchant category codes of ISO 18245: single codes and ranges "from-to", by sub-category. */
const CODES: { readonly [Id in StarterSubCategoryId]?: string } = {
  "travel.flights": "3000-3350 4511 4582",
  "travel.car_rental": "3351-3500 7512 7513 7519",
  "travel.hotels": "3501-3999 7011 7012 7032 7033",
  "travel.tours": "4411 4722 4723 7991",
  "transport.public": "4111 4131",
  "transport.trains": "4011 4112",
  "transport.taxi": "4121",
  "transport.parking": "4784 7523 7524",
  "transport.fuel": "5541 5542 5552 5172",
  "transport.vehicle_service": "5531 5532 5533 7531 7534 7535 7538 7542 7549",
  "transport.vehicle": "5511 5521 5571 5592 5598 5599",
  "transport.bicycle": "5940",
  "utilities.electricity": "4900",
  "utilities.mobile": "4812 4813 4814 4815 4821",
  "utilities.internet": "4816 4899",
  "groceries.supermarket": "5411 5499 5300 5331",
  "groceries.fresh": "5422 5451",
  "groceries.bakery": "5462",
  "groceries.alcohol": "5921",
  "eating_out.restaurants": "5811 5812",
  "eating_out.fast_food": "5814",
  "eating_out.bars": "5813",
  "shopping.marketplaces": "5262 5399 5964 5965 5969",
  "shopping.clothing": "5094 5137 5139 5611 5621 5631 5651 5655 5661 5681 5691 5697 5698 5699 5944 7296",
  "shopping.electronics": "5045 5065 5722 5732 5733 5946",
  "shopping.household": "5200 5310 5311 5719 5950 5931 5999",
  "shopping.books": "5111 5192 5942 5943",
  "shopping.sports": "5941",
  "shopping.hobbies": "5945 5949 5970 5971 5972 5932 5937",
  "housing.repairs": "1520 1711 1731 1740 1750 1761 1771 1799 5211 5231 5251 5039 5072 5074 7622 7623 7629",
  "housing.furnishing": "5021 5712 5713 5714 5718 7641",
  "housing.garden": "5261 0780 5193",
  "housing.help": "7210 7211 7216 7217 7349 7342",
  "housing.rent": "6513",
  "health.pharmacy": "5122 5912",
  "health.doctor": "8011 8031 8041 8050 8062 8071 8099 5047 4119",
  "health.dental_optical": "8021 8042 8043 5976",
  "health.fitness": "7997",
  "personal_care.hair_beauty": "7230 7297 7298",
  "personal_care.cosmetics": "5977",
  "education.tuition": "8211 8220",
  "education.courses": "8241 8244 8249 8299 7911",
  "children.childcare": "8351",
  "children.toys": "5641",
  "pets.supplies": "5995",
  "pets.vet": "0742",
  "family.gifts": "5947 5992",
  "family.donations": "8398 8661",
  "entertainment.events": "7832 7829 7922 7929 7932 7933 7941",
  "entertainment.games": "5815 5816 7993 7994",
  "entertainment.days_out": "7992 7996 7998 7999",
  "entertainment.betting": "7800 7801 7802 7995 9406",
  "subscriptions.video": "7841",
  "subscriptions.music": "5735",
  "subscriptions.news": "5968 5994 2741",
  "subscriptions.software": "5734 5817 5818 7372",
  "subscriptions.memberships": "8641 8699 8675",
  "insurance.other": "5960 6300 6381 6399",
  "taxes_fees.taxes": "9311",
  "taxes_fees.government": "9211 9222 9223 9399 9405",
  "taxes_fees.services": "8111 8931 4215 4214 4225 9402 7276",
  "investments.shares": "6211",
  "cash.cash": "6010 6011",
  "transfers.transfers": "6536 6537 6538 6540",
};

const BY_CODE = new Map<number, StarterSubCategoryId>();

const addCodes = (id: StarterSubCategoryId, codes: string): void => {
  for (const part of codes.split(" ")) {
    const [from = 0, to = from] = part.split("-").map(Number);
    for (let code = from; code <= to; code += 1) BY_CODE.set(code, id);
  }
};

// The keys of a literal object are exactly its type's keys.
for (const [id, codes] of Object.entries(CODES)) addCodes(id as StarterSubCategoryId, codes);

/** The sub-category of a merchant category code of four digits ("5411"), or null when it says nothing about spending. */
export const findByMerchantCode = (mcc: string): StarterSubCategoryId | null =>
  /^\d{4}$/.test(mcc) ? (BY_CODE.get(Number(mcc)) ?? null) : null;
