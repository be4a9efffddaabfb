import type { Words } from "../concept.ts";

/** Estonian. */
export const et: Words = {
  payment: "laekumised, maksed, makse",
  purchase: "ostud",
  cost: "intressid, teenustasud",
  thanks: "tanan, aitah, taname",
  owed: "laenu jääk, võlgnevus, vola jaak, =laenujääk, laenusaldo, tagastamata laen, võlgnetav summa, kogu võlg",
  credits:
    "laekumised, sissetulekud, kreedit kokku, kreeditkäive, kokku kreedit, sissemaksed kokku, tulud kokku, kokku sissemaksed, kogu kreedit, kokku tulud, kreeditite summa, laekumine kokku",
  credit:
    "sissetulek, laekumine, kreedit, =sissetulekud, =tulud, =laekumised, =sissemakse, =sissemaksed, =kreeditsumma, =kreeditkäive, =laekunud",
  debits:
    "väljaminekud, deebet kokku, deebetkäive, väljamaksed kokku, kokku deebet, kokku väljas, kulud kokku, kokku väljamaksed, kogu deebet, kokku kulud, deebetite summa, väljaminek kokku",
  debit:
    "valjaminek, veljaminek, deebet, debeti, =valjaminekud, =kulud, =valjamaksed, =valjas, =valjamakse, =deebetsumma, =deebetkäive, =väljamakstud, =väljaläinud",
  first: "algne, algus*",
  last: "lõpp*",
  card_account: "krediitkaart, krediitkaardi",
  least_due: "minimaalne makse, miinimummakse",
  due_day: "maksetähtaeg, maksetähtpäev",
  credit_limit: "krediidilimiit",
  loan_account: "laenukonto, laenuleping, laenulepingu, laenu väljavõte",
  balance: "jääk",
  opening:
    "algsaldo, algjaak, saldo (perioodi) algus, eelmine volg, eelmine saldo, eelmine jääk, sissetulev saldo, võlg perioodi alguses, eelmise arve jääk, eelmise perioodi võlgnevus",
  closing:
    "loppsaldo, loppjaak, uus volg, uus saldo, saldo perioodi lõpus, jääk perioodi lõpus, uus jääk, lõpu jääk, jääk lõpus, väljuv saldo, saldo lõpus, saldo päeva lõpus, =koguvõlg, tasuda kokku, võlg kokku, võlgnevus kokku, kokku tasuda",
  aside:
    "limiit, kasutatav, minimaalne, vaba jääk, krediidilimiit, miinimummakse, vabad vahendid, =arvelduskrediit, =arvelduslaen, =krediidipiir, =kasutada, keskmine jääk, madalaim jääk, kõrgeim jääk, broneeritud summa, kogunenud intress, lubatud miinus, kohustuslik tagasimakse, miinimumsumma, lubatud krediit, saadaolev saldo",
  total: "summa, kaive",
  pending:
    "ootel, broneering*, broneeritud summad, =reserveeritud, =broneeritud, autoriseeritud kirjendamata, broneeritud tehingud, =töötlemisel, kirjendamata tehingud, =reserveeringud, täitmata maksed, kinnitamata tehingud, reserveeritud summad, töötlemisel tehingud, kandmata tehingud",
  failed: "tühistatud",
  row_in: "palk, laekumine, tagastus, tagasimakse",
  row_out: "sularaha, otsekorraldus, püsikorraldus, teenustasu, kaardimakse",
  coming: "maksetähtaeg",
  account_word: "konto*",
  account_label: "konto number, kontonumber, konto nr",
  statement: "valjavote",
  paid_column: "tagasimaksed, tasutud, tagastatud, tasumised",
  owed_column: "intress, kasutatud, ostud, intressid, lisandunud",
  amount: "summa, maara",
  fee: "teenustasu, =teenustasud, =vahendustasu",
  account_name: "=konto",
  account: "=kliendi konto",
  status: "=staatus",
  description: "*selgitus*, =kirjeldus, =tehingu kirjeldus, =detailid, =makse kirjeldus",
  type: "tüüp",
  reference: "viitenumber, =viide, =arhiveerimistunnus, =kande viide, =arhiivitunnus, =viitenr",
  balance_name: "jaak, =kontojaak",
  party: "*saaja*",
  currency: "valuuta",
  carried: "kanda edasi, ule toodud",
  in_heading: "laekumised, sissetulekud, sissemaksed",
  out_heading: "väljaminekud, väljamaksed, teenustasud, ostud, kulud",
  booked:
    "tehingud, kontotehingud, teostatud tehingud, kanded, tehingute loetelu, tehingute nimekiri, tehingute ajalugu, konto tehingud, sooritatud tehingud, kontokanded, viimased tehingud, kirjendatud tehingud",
  loan: "kodulaen",
  savings: "hoiukonto, kogumiskonto",
  current: "arvelduskonto",
  ledger: "deebet",
  no_rows:
    "tulevased maksed, eelseisvad maksed, plaanitud maksed, lähenevad maksed, =tulevikumaksed, ees ootavad maksed, määratud maksed, ettenähtud maksed, planeeritud maksed, tulevased tehingud",
  year_before: "eelmisel aastal, mullu, aasta tagasi, eelmine aasta",
  time: "=kellaaeg",
  interest: "=intress, =intressid, intressimakse",
  principal: "=põhiosa, =põhisumma, põhiosa makse, laenu põhiosa",
  credit_mark: "kreedit, laekumine",
  debit_mark: "deebet, väljaminek",
  idle: "tehinguid ei, kandeid ei, puuduvad tehingud, tehingud puuduvad, kanded puuduvad, käive puudub, tehinguid pole, liikumised puuduvad",
};
