import type { Words } from "../concept.ts";

/** Icelandic. */
export const is: Words = {
  payment: "innborgun, innborganir, greiðsla, greiðslur",
  purchase: "úttektir, úttekt, kaup",
  cost: "vextir, kostnaður, gjöld",
  thanks: "takk fyrir",
  owed: "eftirstöðvar, skuld",
  credits: "innborganir, samtals inn",
  credit: "innborgun, =innlegg, =tekjur, =innlagnir, =innborganir, =inn á reikning, =innlögn, =innborgað",
  debits: "úttektir, samtals ut, heildarúttekt, útborganir samtals",
  debit: "uttekt, =gjold, =uttektir, =útborgun, =útgreiðslur, =út af reikningi, =skuldfært, =útgjöld",
  first: "upphafs*, fyrra, fyrri, síðasta",
  last: "loka*",
  card_account: "kreditkort, kreditkortayfirlit, greiðslukort, lágmarksgreiðsla",
  due_day: "gjalddagi, eindagi",
  credit_limit: "lánsheimild, úttektarheimild",
  least_due: "lágmarksgreiðsla",
  loan_account: "lánareikningur, lánsnúmer",
  balance: "staða, innstæða, eftirstodvar",
  opening:
    "upphafsstaða, staða í upphafi, staða í byrjun, staða við upphaf, flutt frá fyrra yfirliti, opnunarstaða, byrjunarstaða",
  closing:
    "til greiðslu, lokastaða, staða í lok, staða í lokin, staða við lok, staða í árslok, staða í mánaðarlok, =endastaða, heildarskuld",
  aside:
    "heimild, yfirdráttarheimild, til ráðstöfunar, =ráðstöfun, =meðalstaða, lægsta staða, hæsta staða, =lágmarksgreiðsla, áfallnir vextir, =úttektarheimild, lágmarksupphæð, kortaheimild, eftirstöðvar heimildar",
  total: "samtals",
  row_in: "laun, innborgun, endurgreiðsla",
  row_out: "úttekt, hraðbanki",
  account_label: "reikningsnúmer, númer reiknings",
  statement: "yfirlit, reikningsyfirlit",
  paid_column: "innborganir, greiðslur, greitt, afborganir, afborgun",
  owed_column: "úttektir, vextir, skuldfært",
  amount: "upphaed, upphad, =fjarhaed, =fjárhæð",
  description: "*skyring*, =texti, =lýsing, =færslulýsing",
  currency: "gjaldmiðill, mynt, myntkóði",
  carried: "flutt a naestu sidu, flutt af fyrri sidu",
  balance_name: "=innstaeda",
  no_rows:
    "væntanlegar greiðslur, komandi greiðslur, =framtíðargreiðslur, áætlaðar greiðslur, ókomnar greiðslur, væntanlegar færslur",
  year_before: "i fyrra, sidasta ar, a sidasta ari, fyrra ar",
  reference: "=tilvísun, =tilvísunarnúmer, =seðilnúmer, =seðilnr, =færslunúmer, =tilv, =tilvísunarnr",
  time: "=tími",
  fee: "=þóknun, =færslugjald",
  interest: "vaxtagjöld",
  principal: "=afborgun, höfuðstóll, afborgun höfuðstóls",
  pending:
    "=heimildir, fráteknar færslur, óbókaðar færslur, heimildir í bið, færslur í bið, biðfærslur, óuppgerðar færslur",
  booked: "færslur, bókaðar færslur, hreyfingar, hreyfingayfirlit, færsluyfirlit, síðustu færslur",
  credit_mark: "inn",
  debit_mark: "úttekt, út",
  idle: "engar færslur, engar hreyfingar, engin hreyfing",
};
