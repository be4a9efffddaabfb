import type { Words } from "../concept.ts";

/** Icelandic. */
export const is: Words = {
  payment: "innborgun, innborganir, greiðsla, greiðslur",
  purchase: "úttektir, úttekt, kaup",
  cost: "vextir, kostnaður, gjöld",
  thanks: "takk fyrir",
  owed: "eftirstöðvar, skuld",
  credits: "innborganir, samtals inn",
  credit: "innborgun, =innlegg, =tekjur",
  debits: "úttektir, samtals ut",
  debit: "uttekt, =gjold, =uttektir",
  first: "upphafs*, fyrra, fyrri, síðasta",
  last: "loka*",
  card_account: "kreditkort, greiðslukort",
  due_day: "gjalddagi, eindagi",
  loan_account: "lánareikningur, lánsnúmer",
  balance: "staða, innstæða, eftirstodvar",
  opening: "upphafsstaða, staða í upphafi, staða í byrjun, staða við upphaf, flutt frá fyrra yfirliti",
  closing:
    "til greiðslu, lokastaða, staða í lok, staða í lokin, staða við lok, staða í árslok, staða í mánaðarlok",
  aside:
    "heimild, yfirdráttarheimild, til ráðstöfunar, =ráðstöfun, =meðalstaða, lægsta staða, hæsta staða, =lágmarksgreiðsla, áfallnir vextir, =úttektarheimild",
  total: "samtals",
  row_in: "laun, innborgun, endurgreiðsla",
  row_out: "úttekt, hraðbanki",
  statement: "yfirlit, reikningsyfirlit",
  paid_column: "innborganir, greiðslur",
  owed_column: "úttektir, vextir",
  amount: "upphaed, upphad, =fjarhaed",
  description: "*skyring*",
  currency: "gjaldmiðill, mynt",
  carried: "flutt a naestu sidu, flutt af fyrri sidu",
  balance_name: "=innstaeda",
  no_rows: "væntanlegar greiðslur, komandi greiðslur, =framtíðargreiðslur, áætlaðar greiðslur",
  year_before: "i fyrra, sidasta ar, a sidasta ari, fyrra ar",
};
