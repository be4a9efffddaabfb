import type { Words } from "../concept.ts";

/** Serbian. */
export const sr: Words = {
  payment: "uplate, uplata, uplati",
  purchase: "kupovine, troskovi",
  cost: "kamate, naknade",
  thanks: "hvala",
  owed: "preostali dug, preostala glavnica, stanje duga",
  credits: "uplate, priliv*, уплате, прилив*, ukupno odobrenje",
  credit:
    "primici, potrazuje, uplata, uplate, prihod*, priliv, примици, потражује, уплата, уплате, приход*, прилив",
  debits: "isplate, odliv*, исплате, одлив*, ukupno zaduzenje",
  debit: `
    izdaci, isplata, isplate, duguje, rashod*, uplata ven, odliv, издаци, исплата, исплате, дугује, расход*, одлив
  `,
  first: "prethodn*, pocetn*",
  last: "novo, nova",
  card_account: "kreditna kartica, kreditne kartice, кредитна картица, кредитне картице",
  least_due: "minimalna rata, minimalni iznos za uplatu, minimalna obaveza",
  due_day: "datum dospeća, rok plaćanja",
  loan_account: `
    kreditni račun, partija kredita, ugovor o kreditu, broj kredita, партија кредита, уговор о кредиту
  `,
  balance: "stanje, стање, preostali dug",
  opening: "pocetno stanje, prethodno stanje, претходно стање, почетно стање, prethodni dug",
  closing: "krajnje stanje, novo stanje, zavrsno stanje, ново стање, крајње стање, завршно стање, novi dug",
  aside: "raspoloživ*, minimaln*",
  total: "ukupno, promet, укупно, промет",
  pending: "na čekanju, u obradi",
  failed: "odbijen*, otkazan*",
  row_in: "zarada, povraćaj, povrat, priliv od, зарада, повраћај",
  row_out: `
    kupovina, podizanje gotovine, trajni nalog, kirija, naknada, provizija, održavanje računa, куповина,
    подизање готовине, провизија
  `,
  coming: "dospeće, rok plaćanja",
  statement: "izvod, promet po racunu",
  paid_column: "otplata, otplate, uplate, отплата",
  owed_column: "kamata, kamate, korišćeno, камата",
  amount: "iznos, износ",
  fee: "provizija",
  status: "=status",
  description: "svrha, opis, сврха",
  type: "vrsta",
  reference: "poziv na broj",
  balance_name: "stanje, стање",
  party: "primalac, platilac",
  currency: "валута, valuta",
  carried: "za prenos, prenos",
};
