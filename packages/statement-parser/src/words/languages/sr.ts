import type { Words } from "../concept.ts";

/** Serbian. */
export const sr: Words = {
  payment: "uplate, uplata, uplati",
  purchase: "kupovine, troskovi",
  cost: "kamate, naknade",
  thanks: "hvala",
  owed: "preostali dug, preostala glavnica, stanje duga, ostatak duga, preostali iznos duga, neotplaćena glavnica, ostatak glavnice, iznos duga, ukupan dug, prethodni dug, novi dug",
  credits:
    "uplate, priliv*, уплате, прилив*, ukupno odobrenje, potražni promet, ukupan potražni promet, ukupna odobrenja, ukupan promet u korist",
  credit:
    "primici, potrazuje, uplata, uplate, prihod*, priliv, примици, потражује, уплата, уплате, приход*, прилив, =odobrenje, =odobrenja, =у корист, =u korist, =одобрење, =одобрења, =prilivi, =приливи, =u korist računa, =potražni promet, =потражни промет, =iznos odobrenja",
  debits:
    "isplate, odliv*, исплате, одлив*, ukupno zaduzenje, dugovni promet, ukupan dugovni promet, ukupna zaduženja, ukupan promet na teret",
  debit:
    "izdaci, isplata, isplate, duguje, rashod*, uplata ven, odliv, издаци, исплата, исплате, дугује, расход*, одлив, =zaduzenje, =zaduzenja, =на терет, =na teret, =задужење, =задужења, =odlivi, =одливи, =na teret računa, =dugovni promet, =дуговни промет, =iznos zaduženja",
  first: "prethodn*, pocetn*",
  last: "novo, nova",
  card_account: "kreditna kartica, kreditne kartice, кредитна картица, кредитне картице, kreditnoj kartici",
  least_due: "minimalna rata, minimalni iznos za uplatu, minimalna obaveza",
  due_day: "datum dospeća, rok plaćanja",
  credit_limit: "кредитни лимит, kreditni limit",
  loan_account:
    "kreditni račun, partija kredita, ugovor o kreditu, broj kredita, партија кредита, уговор о кредиту, izvod po kreditu",
  balance: "stanje, стање, preostali dug",
  opening:
    "pocetno stanje, prethodno stanje, претходно стање, почетно стање, prethodni dug, stanje na početku, stanje na početku perioda, staro stanje, стање на почетку, предходно стање, dug iz prethodnog perioda, prethodno zaduženje",
  closing:
    "krajnje stanje, novo stanje, zavrsno stanje, ново стање, крајње стање, завршно стање, novi dug, stanje na kraju perioda, стање на крају, novi saldo, saldo na kraju perioda, крајњи салдо, ukupno za uplatu, ukupan iznos duga, укупан дуг",
  aside:
    "raspoloživ*, minimaln*, dozvoljeno prekoračenje, расположиво стање, дозвољено прекорачење, dozvoljeni minus, prosečno stanje, najniže stanje, najviše stanje, rezervisani iznos, дозвољени минус, расположива средства, просечно стање, odobreni minus, расположиво",
  total: "ukupno, promet, укупно, промет",
  pending:
    "на чекању, у обради, na čekanju, u obradi, rezervisana sredstva, neproknjižene transakcije, резервисана средства, autorizovano neproknjiženo, rezervisani iznosi, =резервације, neproknjižene stavke, neizmirene rezervacije, rezervisane transakcije, blokirana sredstva, neobrađene transakcije",
  failed: "odbijen*, otkazan*",
  row_in: "zarada, povraćaj, povrat, priliv od, зарада, повраћај",
  row_out: `
    kupovina, podizanje gotovine, trajni nalog, kirija, naknada, provizija, održavanje računa, куповина,
    подизање готовине, провизија
  `,
  coming: "dospeće, rok plaćanja",
  account_label: "број рачуна, broj računa, број текућег рачуна, broj tekućeg računa",
  statement: "izvod, promet po racunu",
  paid_column: "otplata, otplate, uplate, отплата, otplaćeno, uplaćeno, plaćeno, отплаћено, плаћено",
  owed_column: "kamata, kamate, korišćeno, камата, zaduženo, povučeno, задужено",
  amount: "iznos, износ",
  fee: "provizija, =накнада",
  status: "=status",
  description: "svrha, opis, сврха",
  type: "vrsta",
  reference:
    "poziv na broj, =broj naloga, =broj transakcije, =broj dokumenta, =референца, =broj čeka, =referentni broj",
  balance_name: "stanje, стање",
  party: "primalac, platilac",
  currency: "валута, valuta, oznaka valute",
  carried:
    "za prenos, =prenos, prenos stanja, prenos salda, prenos sa prethodne, prenos na sledeću, за пренос, =пренос, пренос стања, пренос салда, пренос са претходне, пренос на следећу",
  in_heading: "приливи, prilivi, uplate, уплате, prihodi",
  out_heading: "одливи, odlivi, isplate, исплате, rashodi, naknade, kupovine",
  booked:
    "promet, transakcije, промет, promene, трансакције, pregled prometa, promet po računu, proknjižene transakcije, specifikacija transakcija, realizovane transakcije, spisak transakcija, lista transakcija, промене, pregled transakcija, istorija transakcija",
  loan: "stambeni kredit",
  savings: "štedni račun, štednja",
  current: "tekući račun, текући рачун, tekućeg računa, текућег рачуна",
  ledger: "duguje, дугује",
  no_rows:
    "predstojeća plaćanja, buduća plaćanja, planirana plaćanja, предстојећа плаћања, zakazana plaćanja, zakazani nalozi, nalozi u najavi, buduće rate",
  year_before: "prosle godine, prethodne godine, прошле године, претходне године, prosla godina",
  time: "=vreme, =време",
  interest: "=kamata, =камата, iznos kamate",
  principal: "=glavnica, =главница, iznos glavnice",
  credit_mark: "potražuje, uplata, odobrenje, u korist, потражује, одобрење, прилив, priliv",
  debit_mark: "duguje, isplata, zaduženje, na teret, дугује, задужење, одлив, odliv",
  idle: "nema promena, nije bilo promena, bez promena, нема трансакција, нема промена, није било промена, без промена, нема промета, није било трансакција, није било промета",
};
