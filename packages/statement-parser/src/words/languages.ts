import { am } from "./am.ts";
import { ar } from "./ar.ts";
import { az } from "./az.ts";
import { bg } from "./bg.ts";
import { bn } from "./bn.ts";
import { bs } from "./bs.ts";
import { cs } from "./cs.ts";
import { da } from "./da.ts";
import { de } from "./de.ts";
import { el } from "./el.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { et } from "./et.ts";
import { eu } from "./eu.ts";
import { fa } from "./fa.ts";
import { fi } from "./fi.ts";
import { fr } from "./fr.ts";
import { he } from "./he.ts";
import { hi } from "./hi.ts";
import { hr } from "./hr.ts";
import { hu } from "./hu.ts";
import { hy } from "./hy.ts";
import { id } from "./id.ts";
import { is } from "./is.ts";
import { it } from "./it.ts";
import { ja } from "./ja.ts";
import { ka } from "./ka.ts";
import { kk } from "./kk.ts";
import { km } from "./km.ts";
import { ko } from "./ko.ts";
import { lo } from "./lo.ts";
import { lt } from "./lt.ts";
import { lv } from "./lv.ts";
import { mk } from "./mk.ts";
import { ms } from "./ms.ts";
import { my } from "./my.ts";
import { ne } from "./ne.ts";
import { nl } from "./nl.ts";
import { no } from "./no.ts";
import { pl } from "./pl.ts";
import { pt } from "./pt.ts";
import { ro } from "./ro.ts";
import { ru } from "./ru.ts";
import { si } from "./si.ts";
import { sk } from "./sk.ts";
import { sl } from "./sl.ts";
import { sq } from "./sq.ts";
import { sr } from "./sr.ts";
import { sv } from "./sv.ts";
import { sw } from "./sw.ts";
import { th } from "./th.ts";
import { tl } from "./tl.ts";
import { tr } from "./tr.ts";
import { uk } from "./uk.ts";
import { ur } from "./ur.ts";
import { uz } from "./uz.ts";
import { vi } from "./vi.ts";
import { zh } from "./zh.ts";
import type { Words } from "./concept.ts";

/** The words of every language; adding one is a file beside this and its name here. */
export const languages = {
  en,
  de,
  fr,
  es,
  pt,
  it,
  nl,
  pl,
  cs,
  sk,
  sv,
  da,
  no,
  is,
  fi,
  hu,
  ro,
  tr,
  el,
  ru,
  uk,
  bg,
  sr,
  hr,
  sl,
  lt,
  lv,
  et,
  he,
  ar,
  hi,
  th,
  vi,
  id,
  ja,
  ko,
  zh,
  sq,
  az,
  uz,
  ka,
  fa,
  lo,
  km,
  my,
  si,
  am,
  bn,
  ne,
  ur,
  sw,
  kk,
  hy,
  mk,
  bs,
  ms,
  tl,
  eu,
} satisfies Record<string, Words>;
