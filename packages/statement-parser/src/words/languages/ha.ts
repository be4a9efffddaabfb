import type { Words } from "../concept.ts";

/** Hausa. */
export const ha: Words = {
  balance: "ragowa, ragowar kuɗi, sauran kuɗi",
  total: "jimla, jimilla",
  account_label: "lambar asusu",
  statement: "bayanin asusu",
  description: "=bayani, =cikakken bayani, =bayanai, =bayani dalla-dalla",
  debit: "=fitarwa, kudin da aka fitar, =cire kudi, kuɗin da aka cire",
  credit: "=shigarwa, kudin da aka shigar, kuɗin da aka saka",
  amount: "=adadin kudi, =adadin kuɗi",
  balance_name: "=ragowa, ragowar kudi, =sauran kudi, ragowar kuɗi, =sauran kuɗi",
  opening: "ragowar farko, ragowa na farko, ragowar baya, ragowar da, sauran kudi na farko, ma'aunin farko",
  closing:
    "ragowar karshe, ragowa na karshe, ragowar ƙarshe, sauran kudi na karshe, sabuwar ragowa, ma'aunin karshe",
  debits: "jimlar fitarwa, jimillar fitarwa, jimlar kudin da aka fitar",
  credits: "jimlar shigarwa, jimillar shigarwa, jimlar kudin da aka shigar",
  idle: "babu ma'amala, babu ciniki",
};
