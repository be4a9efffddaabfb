import { af } from "./languages/af.ts";
import { am } from "./languages/am.ts";
import { ar } from "./languages/ar.ts";
import { az } from "./languages/az.ts";
import { be } from "./languages/be.ts";
import { bg } from "./languages/bg.ts";
import { bn } from "./languages/bn.ts";
import { bs } from "./languages/bs.ts";
import { ca } from "./languages/ca.ts";
import { ckb } from "./languages/ckb.ts";
import { cs } from "./languages/cs.ts";
import { cy } from "./languages/cy.ts";
import { da } from "./languages/da.ts";
import { de } from "./languages/de.ts";
import { el } from "./languages/el.ts";
import { en } from "./languages/en.ts";
import { es } from "./languages/es.ts";
import { et } from "./languages/et.ts";
import { eu } from "./languages/eu.ts";
import { fa } from "./languages/fa.ts";
import { fi } from "./languages/fi.ts";
import { fo } from "./languages/fo.ts";
import { fr } from "./languages/fr.ts";
import { ga } from "./languages/ga.ts";
import { gl } from "./languages/gl.ts";
import { gu } from "./languages/gu.ts";
import { ha } from "./languages/ha.ts";
import { he } from "./languages/he.ts";
import { hi } from "./languages/hi.ts";
import { hr } from "./languages/hr.ts";
import { ht } from "./languages/ht.ts";
import { hu } from "./languages/hu.ts";
import { hy } from "./languages/hy.ts";
import { id } from "./languages/id.ts";
import { is } from "./languages/is.ts";
import { it } from "./languages/it.ts";
import { ja } from "./languages/ja.ts";
import { ka } from "./languages/ka.ts";
import { kk } from "./languages/kk.ts";
import { km } from "./languages/km.ts";
import { kn } from "./languages/kn.ts";
import { ko } from "./languages/ko.ts";
import { ky } from "./languages/ky.ts";
import { lo } from "./languages/lo.ts";
import { lt } from "./languages/lt.ts";
import { lv } from "./languages/lv.ts";
import { mg } from "./languages/mg.ts";
import { mk } from "./languages/mk.ts";
import { ml } from "./languages/ml.ts";
import { mn } from "./languages/mn.ts";
import { mr } from "./languages/mr.ts";
import { ms } from "./languages/ms.ts";
import { mt } from "./languages/mt.ts";
import { my } from "./languages/my.ts";
import { ne } from "./languages/ne.ts";
import { nl } from "./languages/nl.ts";
import { no } from "./languages/no.ts";
import { om } from "./languages/om.ts";
import { pa } from "./languages/pa.ts";
import { pl } from "./languages/pl.ts";
import { pt } from "./languages/pt.ts";
import { ro } from "./languages/ro.ts";
import { ru } from "./languages/ru.ts";
import { rw } from "./languages/rw.ts";
import { si } from "./languages/si.ts";
import { sk } from "./languages/sk.ts";
import { sl } from "./languages/sl.ts";
import { so } from "./languages/so.ts";
import { sq } from "./languages/sq.ts";
import { sr } from "./languages/sr.ts";
import { sv } from "./languages/sv.ts";
import { sw } from "./languages/sw.ts";
import { ta } from "./languages/ta.ts";
import { te } from "./languages/te.ts";
import { tg } from "./languages/tg.ts";
import { th } from "./languages/th.ts";
import { ti } from "./languages/ti.ts";
import { tk } from "./languages/tk.ts";
import { tl } from "./languages/tl.ts";
import { tr } from "./languages/tr.ts";
import { uk } from "./languages/uk.ts";
import { ur } from "./languages/ur.ts";
import { uz } from "./languages/uz.ts";
import { vi } from "./languages/vi.ts";
import { zh } from "./languages/zh.ts";
import type { Words } from "./concept.ts";

/** The words of every language; adding one is a file in languages/ and its name here. */
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
  af,
  ca,
  cy,
  ga,
  gl,
  ky,
  mn,
  mr,
  mt,
  ta,
  te,
  tg,
  be,
  fo,
  tk,
  so,
  om,
  ti,
  ckb,
  gu,
  pa,
  kn,
  ml,
  ha,
  mg,
  rw,
  ht,
} satisfies Record<string, Words>;
