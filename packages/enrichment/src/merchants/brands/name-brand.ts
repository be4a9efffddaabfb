import { foldWords } from "../../text/fold.ts";
import { findAlias } from "../spelling.ts";
import { findSpelledBrands, toBrandKey } from "./brand-index.ts";
import { findBrandAtStart, findSpelling } from "./find-brand.ts";
import { isPlainKey } from "./plain-words.ts";

/** Words behind a brand with which it is another business to its customers: a supermarket's fuel, a shop's card. */
const OTHER_BUSINESS = new Set(
  "power energie energia energy cash wallet fuel gas petrol pfs gasoline pharmacy pharm apotheke optical optics vision bank banking insurance versicherung finance financial credit card mobile telecom energy travel reisen hotel hotels cafe coffee restaurant express metro local city prime music video web cloud one play pay eats eat kindle fresh drive market music tv plus air airlines auto tire tires garden home kids baby outlet online web photo studio school university church foundation"
    .split(" ")
    .map(foldWords),
);

/** A short form is not taken for a name that says much more ("Priceline" is not "Priceline Pharmacy" everywhere). */
const MOST_COMPLETED = 3;
const ASCII = /^[a-z0-9]*$/;

/** The one name that stands for a spelling: of the brand whose own name it is, else of the only brand so spelled; or null. */
const findNameOf = (key: string): string | null => {
  const alias = findAlias(key);
  if (alias !== null) return alias;
  const brands = findSpelledBrands(key) ?? [];
  const [first] = brands;
  if (first === undefined) return null;
  const ownKey = toBrandKey(first.name);
  if (ASCII.test(key) && ownKey.length > key.length + MOST_COMPLETED) return null;
  if (ownKey !== key && brands.some((brand) => brand.name !== first.name)) return null;
  return isPlainKey(ownKey) ? null : (findSpelledBrands(ownKey)?.[0]?.name ?? null);
};

/** The brand's name that a whole text is a spelling of, or null; plain words are left as they are printed. */
export const findWholeBrandName = (folded: string): string | null => {
  const key = folded.replaceAll(" ", "");
  return isPlainKey(key) ? null : findNameOf(key);
};

/** The brand's name that folded words of a vendor begin with, where what follows is only a branch or a cut word; or null. */
export const findBrandName = (words: readonly string[]): string | null => {
  const whole = findWholeBrandName(words.join(" "));
  if (whole !== null) return whole;
  const hit = findBrandAtStart(words, null);
  if (hit === null || hit.isPlain) return null;
  const rest = words.slice(hit.count);
  if (rest.some((word) => OTHER_BUSINESS.has(word))) return null;
  return findNameOf(words.slice(0, hit.count).join(""));
};

/** A brand whose name has a number, or a word that would be taken off, where a vendor's words begin ("99 SPEEDMART", "REMA 1000"). */
export const findOpeningBrandName = (openings: readonly (readonly string[])[]): string | null => {
  for (const words of openings) {
    if (!words.slice(0, NUMBER_WITHIN).some((word) => NUMBERED_OR_MARKER.test(word))) continue;
    const spelling = findSpelling(words);
    if (spelling === null || isPlainKey(spelling.key)) continue;
    const { key, count } = spelling;
    if (HAS_DIGIT.test(key) && HAS_LETTERS.test(key)) return findNameOf(key);
    if (count > 1 && ENDS_AS_MARKER.test(words[count - 1] ?? "")) return findNameOf(key);
  }
  return null;
};

/** A number or marker further on is no part of a brand's name. */
const NUMBER_WITHIN = 4;
const NUMBERED_OR_MARKER = /\d|^(?:stores?|shop|station|card|unit)$/;
const HAS_DIGIT = /\d/;
const HAS_LETTERS = /^\p{L}+\d|\p{L}{2}/u;
const ENDS_AS_MARKER = /^(?:stores?|shop|station|card|unit)$/;
