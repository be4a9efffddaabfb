import type { Words } from "../concept.ts";

/** Hungarian. */
export const hu: Words = {
  payment: "torlesztes(ek), befizetes*, fizetes*",
  purchase: "vasarlas(ok), koltes(ek)",
  cost: "kamat(ok), dijak",
  thanks: "koszonjuk",
  owed: "fennallo tartozas, fennallo toke, tőketartozás, fennálló tőketartozás, hátralévő tőke, fennmaradó tartozás, hátralévő tartozás, tartozás összege, teljes tartozás, előző tartozás, új tartozás",
  credits:
    "jovairas*, bevetel*, terhelesek jovairasok, követel forgalom, összes befizetés, követel forgalom összesen",
  credit:
    "jovairas, bevetel, =jovairasok, =bejovo, =kovetel, =befizetes(ek), =bevételek, =jóváírási összeg, =bejövő összeg",
  credit_mark: "bevetel, jovairas, követel, bejövő",
  debits: "terheles*, kiadas*, tartozik forgalom, összes kifizetés, tartozik forgalom összesen",
  debit:
    "terheles, kiadas, =terhelesek, =kimeno, =tartozik, =kifizetes(ek), =levonas, =kiadások, =terhelési összeg, =kimenő összeg",
  debit_mark: "kiadas, terheles, tartozik, kimenő",
  stand: "tartozas",
  first: "nyito, elozo, kezdo",
  last: "zaro, uj",
  now: "aktualis, jelenlegi",
  card_account: "hitelkártya, hitelkártyaszámla, hitelkártya kivonat",
  least_due: "minimum fizetendő, minimálisan fizetendő, minimum törlesztő, minimális törlesztés",
  due_day: "fizetési határidő, fizetési határnap",
  credit_limit: "hitelkeret",
  loan_account: "hitelszámla, kölcsönszámla, hitelszerződés, kölcsönszerződés",
  loan: "hitel, jelzáloghitel, személyi kölcsön",
  account_label: "szamla, szamlaszam",
  balance: "egyenleg, fennallo tartozas",
  aside:
    "felhasználható, rendelkezésre álló, hitelkeret, elérhető egyenleg, folyószámlahitel keret, =átlagegyenleg, átlagos egyenleg, legalacsonyabb egyenleg, legmagasabb egyenleg, zárolt összeg, felhalmozott kamat, hitellimit, szabad keret, elkölthető összeg, szabad egyenleg",
  carried: "atvitel, athozat, áthozott egyenleg, átvitt egyenleg",
  total: "osszesen",
  pending:
    "függőben, zárolt, függő tételek, foglalások, foglalt tételek, nem könyvelt tételek, könyvelésre váró tételek, engedélyezett még nem könyvelt, =zárolások, kártyás zárolások, feldolgozás alatt, feldolgozás alatt álló tételek, lefoglalt összegek, kártyafoglalások, könyvelés alatt álló tételek, nem könyvelt tranzakciók, függő tranzakciók, folyamatban lévő tranzakciók",
  failed: "sikertelen, elutasít*",
  row_in: "fizetes, jovairas, munkabér, visszatérítés, átutalás érkezett",
  row_out: "vásárlás, készpénzfelvét*, csoportos beszedés, bérleti díj, jutalék, kezelési költség",
  no_rows:
    "tervezett, esedekes, jövőbeni részletek, =törlesztési terv, közelgő fizetések, jövőbeni fizetések, várható terhelések, ütemezett átutalások, jövőbeli terhelések, következő állandó megbízások, =napi egyenlegek, =napi záróegyenlegek, =napvégi egyenlegek, jövőbeli megbízások, értéknapos megbízások, jövőbeni tételek, ütemezett megbízások, jövőbeli fizetések",
  coming: "hatarido",
  account_word: "szamla",
  statement: "*kivonat",
  paid_column: "törlesztés, befizetés, törlesztve, törlesztések, befizetve, befizetések",
  owed_column: "kamat, igénybevétel, vásárlás, kamatok, folyósítás",
  money: "osszeg",
  amount: "osszeg, =tranzakcio osszege, =forgalom, forgalom összege",
  direction: "=bevetel kiadas",
  rate: "arfolyam",
  fee: "jutalek, =díj, =díjak, =jutalékok",
  time: "=ora, =idő, =időpont",
  account_name: "=szamla neve",
  account: "=szamlaszam",
  status: "=státusz",
  description:
    "*megnevezes*, *leiras*, *kozlemeny*, *megjegyzes*, *reszletek*, *szoveg*, =tranzakció részletei",
  type: "típus",
  reference:
    "hivatkozás, =hivatkozási szám, =tranzakció azonosító, =bizonylatszám, =azonosító, =tranzakciószám, =tranzakciós azonosító, =bizonylat",
  card: "=kartyaszam",
  balance_name: "*egyenleg*",
  party: "*kedvezmenyezett*",
  currency: "devizanem, pénznem, dev nem",
  booked:
    "könyvelt, lekönyvelt, tranzakciók, könyvelt tételek, számlaforgalom, forgalmak, tételek, könyvelt tranzakciók, tranzakciós lista, lekönyvelt tételek, tranzakciók listája, forgalmi tételek, könyvelt forgalom, lekönyvelt tranzakciók, tranzakciók részletezése",
  opening:
    "nyitoegyenleg, induló egyenleg, időszak eleji egyenleg, =kezdőegyenleg, előző kivonat egyenlege, előző kivonat záróegyenlege, előző záróegyenleg, kiinduló egyenleg, egyenleg az időszak elején, előző időszak záró tartozása, előző havi záróegyenleg",
  closing:
    "zaroegyenleg, teljes tartozás, időszak végi egyenleg, =végegyenleg, kivonat egyenlege, befejező egyenleg, jelen kivonat záróegyenlege, átviendő egyenleg, egyenleg az időszak végén, aktuális tartozás, összes tartozás, teljes fizetendő összeg",
  in_heading: "jovairasok, bevételek, befizetések, bejövő utalások",
  out_heading: "terhelesek, kiadások, díjak, kifizetések, kártyás vásárlások, kimenő utalások, vásárlások",
  savings: "megtakarítási számla",
  current: "folyószámla, bankszámla",
  ledger: "tartozik",
  year_before: "elozo ev, tavaly, mult ev, elozo evi, egy evvel korabban, tavalyi, elozo evben",
  interest: "=kamat, =kamatok, kamatösszeg",
  principal: "=tőke, tőketörlesztés, törlesztés, =tőkerész",
  idle: "nem volt forgalom, nincs forgalom, nincs tranzakció, nem volt tranzakció, nincsenek tranzakciók, nincs tétel, nem történt, nincs könyvelt tétel",
};
