import { foldWords } from "../../text/fold.ts";
import { getBrandIndex, toBrandKey } from "./brand-index.ts";
import { findBrandAtStart } from "./find-brand.ts";
import { isPlainKey } from "./plain-words.ts";

/** Words behind a brand with which it is another business to its customers: a supermarket's fuel, a shop's card. */
const OTHER_BUSINESS = new Set(
  "fuel gas petrol pfs gasoline pharmacy pharm apotheke optical optics vision bank banking insurance versicherung finance financial credit card mobile telecom energy travel reisen hotel hotels cafe coffee restaurant express metro local city prime music video web cloud one play pay eats eat kindle fresh drive market music tv plus air airlines auto tire tires garden home kids baby outlet online web photo studio school university church foundation"
    .split(" ")
    .map(foldWords),
);

/** The one name that stands for a spelling: of the brand whose own name it is, else of the only brand so spelled; or null. */
const findNameOf = (key: string): string | null => {
  const { byKey } = getBrandIndex();
  const brands = byKey.get(key) ?? [];
  const [first] = brands;
  if (first === undefined) return null;
  const ownKey = toBrandKey(first.name);
  if (ownKey !== key && brands.some((brand) => brand.name !== first.name)) return null;
  return isPlainKey(ownKey) ? null : (byKey.get(ownKey)?.[0]?.name ?? null);
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
