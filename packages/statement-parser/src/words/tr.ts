import type { Words } from "./concept.ts";

/** Turkish. */
export const tr: Words = {
  payment: "odeme*",
  purchase: "harcamalar, alisveris(ler)",
  cost: "faiz(ler), ucretler",
  thanks: "tesekkur*",
  owed: "kalan borc, kalan anapara",
  credits: "alacak, gelen, giren, yatan",
  credit: "alacak, gelir, yatan",
  credit_mark: "alacak, gelir",
  debits: "borc, giden, cikan, cekilen",
  debit: "borc, gider, cekilen",
  debit_mark: "borc, gider",
  first: "acilis, donem basi, onceki, devreden, baslangic",
  last: "kapanis, donem sonu, son, guncel, yeni, kalan",
  balance: "bakiye, baki",
  opening: "onceki donem borcu, onceki ekstre borcu, devreden borc, acilis bakiyesi",
  closing: "donem borcu, ekstre borcu, kapanis bakiyesi",
  carried: "b f, devreden, nakli yekun",
  total: "toplam*, yekun*",
};
