import { says } from "../words/find-phrases.ts";

/** Words for the account or the card of a document. */
export const ACCOUNT =
  /account|acct|a\/c|konto(?!auszug|stand|ausz\.|inhaber|bewegung|\u00fcbersicht)|rekening(?!afschrift|overzicht)|compte|cuenta|conto|conta|rachun\w*|účtu|uctu|számla\w*|szamla\w*|hesap|card|karte\w*|kort|tarjeta|carte|cartão|cartao|carta|clabe|kartenummer|kontonummer|口座番号|账号|帳號/iu;

/** Whether a label, in plain words, is that of an account. */
export const namesAccount = (label: string): boolean =>
  says(label, "account_label") && !says(label, "of_account");
