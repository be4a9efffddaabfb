import bankCategoryWords from "./lists/by-category/bank-category-words.json" with { type: "json" };
import bankWordsOtherScripts from "./lists/by-category/bank-words-other-scripts.json" with { type: "json" };
import bankWords from "./lists/by-category/bank-words.json" with { type: "json" };
import beforeStarMostly from "./lists/by-category/before-star-mostly.json" with { type: "json" };
import beforeStarSurely from "./lists/by-category/before-star-surely.json" with { type: "json" };
import brandsAmericas from "./lists/by-category/brands-americas.json" with { type: "json" };
import brandsAsiaAfricaOceania from "./lists/by-category/brands-asia-africa-oceania.json" with { type: "json" };
import brandsEuropeEast from "./lists/by-category/brands-europe-east.json" with { type: "json" };
import brandsEuropeWest from "./lists/by-category/brands-europe-west.json" with { type: "json" };
import chainsElsewhere from "./lists/by-category/chains-elsewhere.json" with { type: "json" };
import chainsEurope from "./lists/by-category/chains-europe.json" with { type: "json" };
import chainsUnitedKingdom from "./lists/by-category/chains-united-kingdom.json" with { type: "json" };
import chainsUnitedStates from "./lists/by-category/chains-united-states.json" with { type: "json" };
import keywordsAmerican from "./lists/by-category/keywords-american.json" with { type: "json" };
import keywordsLast from "./lists/by-category/keywords-last.json" with { type: "json" };
import keywordsOtherScripts from "./lists/by-category/keywords-other-scripts.json" with { type: "json" };
import keywords from "./lists/by-category/keywords.json" with { type: "json" };
import labelWords from "./lists/by-category/label-words.json" with { type: "json" };
import paidBackWords from "./lists/by-category/paid-back-words.json" with { type: "json" };
import servicesUnitedStates from "./lists/by-category/services-united-states.json" with { type: "json" };
import sideBusiness from "./lists/by-category/side-business.json" with { type: "json" };
import { readWordList } from "./read-words.ts";

/** What banks themselves write, in any language: cash, fees, interest, pay. It outweighs any brand in the same line. */
export const BANK_WORDS = readWordList(bankWords);

/** The same in Japanese, Korean, Chinese, Thai, Vietnamese, Arabic, Hebrew, Greek and Cyrillic. */
export const BANK_WORDS_OTHER_SCRIPTS = readWordList(bankWordsOtherScripts);

/** Words of money that an employer or insurer gives back: whatever firm stands beside them was not shopped at. */
export const PAID_BACK_WORDS = readWordList(paidBackWords);

/** The categories that banks print beside a transaction, in several languages; compared with the whole word or one of its parts. */
export const BANK_CATEGORY_WORDS = readWordList(bankCategoryWords);

/** What people call their categories, beyond the words that banks use; mostly of American and British household programs. */
export const LABEL_WORDS = readWordList(labelWords);

/** Plain words of shops and trades in English, German, French, Spanish, Portuguese, Italian, Dutch and neighbours; weaker than brands. */
export const KEYWORDS = readWordList(keywords);

/** Words of shops, trades and bills in the scripts of {@link BANK_WORDS_OTHER_SCRIPTS}. */
export const KEYWORDS_OTHER_SCRIPTS = readWordList(keywordsOtherScripts);

/** Words of trades and offices as they are printed in the United States and Canada; they come before {@link KEYWORDS} there. */
export const KEYWORDS_AMERICAN = readWordList(keywordsAmerican);

/** What speaks only where nothing else does: offices that also run baths, meters and car parks, and bare words of moving money. */
export const KEYWORDS_LAST = readWordList(keywordsLast);

/** Chains and services of North and Latin America. */
export const BRANDS_AMERICAS = readWordList(brandsAmericas);

/** Chains and services of India, the rest of Asia, the Gulf, Africa, Australia and New Zealand. */
export const BRANDS_ASIA_AFRICA_OCEANIA = readWordList(brandsAsiaAfricaOceania);

/** Chains and services of the German-speaking countries, Italy, the Nordics, and central and eastern Europe. */
export const BRANDS_EUROPE_EAST = readWordList(brandsEuropeEast);

/** Chains and services of the British Isles, France, the Low Countries and the Iberian Peninsula. */
export const BRANDS_EUROPE_WEST = readWordList(brandsEuropeWest);

/** More names of Australia, New Zealand, South Africa, India, Singapore, Japan and the Gulf. */
export const CHAINS_ELSEWHERE = readWordList(chainsElsewhere);

/** More names of continental Europe. */
export const CHAINS_EUROPE = readWordList(chainsEurope);

/** More British and Irish names: shops, pubs, rail, insurers, charities, lenders and attractions. */
export const CHAINS_UNITED_KINGDOM = readWordList(chainsUnitedKingdom);

/** More American names: regional chains, online shops, clinics, charities, lenders and the short forms in which they are printed. */
export const CHAINS_UNITED_STATES = readWordList(chainsUnitedStates);

/** American chains, utilities, insurers, lenders and services, also former ones that stand in old statements. */
export const SERVICES_UNITED_STATES = readWordList(servicesUnitedStates);

/** What supermarkets and department stores sell apart from their shelves. */
export const SIDE_BUSINESS = readWordList(sideBusiness);

/** Short names of payment services that one trade uses, as they stand before a star; hardly anyone else does. */
export const BEFORE_STAR_SURELY = readWordList(beforeStarSurely);

/** The same of services that others use as well. */
export const BEFORE_STAR_MOSTLY = readWordList(beforeStarMostly);
