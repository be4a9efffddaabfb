import { expect, test } from "vitest";
import { readFactWords } from "./fact-words.ts";

/** What statements call the balance before the first row and that after the last one, by language. */
const LABELS: Readonly<Record<string, readonly [opening: string, closing: string]>> = {
  en: [
    "Opening balance, Beginning balance, Starting balance, Previous balance, Balance at start, Initial balance",
    "Closing balance, Ending balance, Final balance, New balance, Balance at end, Balance at end of period",
  ],
  de: [
    "Anfangssaldo, Eröffnungssaldo, Alter Saldo, Alter Kontostand, Anfangsbestand, Startsaldo, Kontostand zu Beginn",
    "Endsaldo, Schlusssaldo, Neuer Saldo, Neuer Kontostand, Abschlusssaldo, Endbestand",
  ],
  fr: [
    "Solde d'ouverture, Solde initial, Ancien solde, Solde précédent, Solde de départ, Solde en début de période",
    "Solde de clôture, Solde final, Nouveau solde, Solde en fin de période, Solde de fermeture",
  ],
  es: [
    "Saldo de apertura, Saldo inicial, Saldo anterior",
    "Saldo de cierre, Saldo final, Nuevo saldo, Saldo al cierre",
  ],
  pt: [
    "Saldo de abertura, Saldo inicial, Saldo anterior",
    "Saldo de fecho, Saldo final, Saldo de fechamento, Saldo de encerramento",
  ],
  it: [
    "Saldo di apertura, Saldo iniziale, Saldo precedente, Saldo d'apertura",
    "Saldo di chiusura, Saldo finale",
  ],
  nl: ["Beginsaldo, Openingssaldo, Vorig saldo, Oud saldo", "Eindsaldo, Slotsaldo, Nieuw saldo"],
  pl: ["Saldo otwarcia, Saldo początkowe, Saldo poprzednie", "Saldo zamknięcia, Saldo końcowe, Nowe saldo"],
  cs: ["Počáteční zůstatek, Předchozí zůstatek", "Konečný zůstatek, Nový zůstatek"],
  sk: ["Počiatočný zostatok, Začiatočný zostatok", "Konečný zostatok"],
  sv: ["Ingående saldo, Ingående balans, Föregående saldo", "Utgående saldo, Utgående balans, Slutsaldo"],
  da: ["Indgående saldo, Primo saldo, Åbningssaldo", "Udgående saldo, Ultimo saldo, Slutsaldo, Ny saldo"],
  no: ["Inngående saldo, Åpningssaldo, Saldo fra forrige", "Utgående saldo, Sluttsaldo, Ny saldo"],
  fi: ["Alkusaldo, Aloitussaldo, Edellinen saldo", "Loppusaldo, Päättävä saldo, Lopetussaldo, Uusi saldo"],
  hu: ["Nyitó egyenleg, Nyitóegyenleg, Kezdő egyenleg", "Záró egyenleg, Záróegyenleg, Új egyenleg"],
  ro: ["Sold inițial, Sold precedent, Sold de deschidere", "Sold final, Sold de închidere, Sold nou"],
  tr: ["Açılış bakiyesi, Önceki bakiye, Başlangıç bakiyesi", "Kapanış bakiyesi, Yeni bakiye, Bitiş bakiyesi"],
  el: ["Αρχικό υπόλοιπο, Υπόλοιπο έναρξης", "Τελικό υπόλοιπο, Νέο υπόλοιπο, Υπόλοιπο λήξης"],
  ru: ["Входящий остаток, Остаток на начало", "Исходящий остаток, Остаток на конец"],
  uk: ["Вхідний залишок, Початковий залишок", "Вихідний залишок, Кінцевий залишок"],
  bg: ["Начално салдо, Начална наличност", "Крайно салдо, Крайна наличност"],
  sr: ["Početno stanje, Почетно стање, Početni saldo", "Krajnje stanje, Крајње стање, Završno stanje"],
  hr: ["Početno stanje, Prethodno stanje", "Završno stanje, Konačno stanje, Završni saldo"],
  sl: ["Začetno stanje, Prejšnje stanje", "Končno stanje, Novo stanje"],
  lt: ["Pradinis likutis, Likutis pradžioje", "Galutinis likutis, Likutis pabaigoje"],
  lv: ["Sākuma atlikums, Sākotnējais atlikums", "Beigu atlikums, Gala atlikums"],
  et: ["Algsaldo, Algjääk", "Lõppsaldo, Lõppjääk"],
  he: ["יתרת פתיחה, יתרה קודמת", "יתרת סגירה, יתרה סופית, יתרה חדשה"],
  ar: ["الرصيد الافتتاحي, الرصيد السابق, رصيد افتتاحي", "الرصيد الختامي, رصيد ختامي, الرصيد النهائي"],
  fa: ["مانده اول دوره, مانده از قبل, موجودی اولیه", "مانده پایان دوره, مانده نهایی"],
  hi: ["प्रारंभिक शेष", "अंतिम शेष"],
  bn: ["প্রারম্ভিক স্থিতি, প্রারম্ভিক জের", "সমাপনী স্থিতি, সমাপনী জের"],
  th: ["ยอดยกมา, ยอดต้นงวด", "ยอดยกไป, ยอดปลายงวด, ยอดคงเหลือสิ้นงวด"],
  vi: ["Số dư đầu kỳ", "Số dư cuối kỳ"],
  id: ["Saldo awal, Saldo pembuka", "Saldo akhir, Saldo penutup"],
  ms: ["Baki awal, Baki pembukaan", "Baki akhir, Baki penutup"],
  ja: ["前回残高, 繰越残高, 期首残高, 前月残高", "今回残高, 期末残高, 最終残高"],
  ko: ["기초잔액, 이월잔액, 전월잔액, 시작 잔액", "기말잔액, 최종잔액"],
  zh: ["期初余额, 上期余额, 承上余额, 上月結餘", "期末余额, 本期余额"],
  sw: ["Salio la mwanzo", "Salio la mwisho"],
  ka: ["საწყისი ნაშთი", "საბოლოო ნაშთი"],
  hy: ["Սկզբնական մնացորդ", "Վերջնական մնացորդ"],
  az: ["İlkin qalıq", "Son qalıq"],
  kk: ["Бастапқы қалдық, Кіріс қалдық", "Соңғы қалдық, Шығыс қалдық"],
  uz: ["Boshlang'ich qoldiq", "Yakuniy qoldiq"],
  sq: ["Gjendja fillestare, Bilanci fillestar", "Gjendja përfundimtare, Bilanci përfundimtar"],
  mk: ["Почетна состојба, Почетно салдо", "Крајна состојба, Крајно салдо"],
  is: ["Upphafsstaða", "Lokastaða"],
  tl: ["Panimulang balanse", "Pangwakas na balanse"],
  eu: ["Hasierako saldoa", "Amaierako saldoa"],
  am: ["የመነሻ ቀሪ ሂሳብ", "የመጨረሻ ቀሪ ሂሳብ"],
  si: ["ආරම්භක ශේෂය", "අවසාන ශේෂය"],
  ne: ["सुरुको मौज्दात", "अन्तिम मौज्दात"],
  lo: ["ຍອດຍົກມາ", "ຍອດທ້າຍ"],
};

const readAll = (labels: string): unknown[] => labels.split(", ").map(readFactWords);

test.each(Object.entries(LABELS))(
  "the balances of %s are known by what they are called",
  (_, [first, last]) => {
    const [opening, closing] = [readAll(first), readAll(last)];
    expect(opening.map((kind) => (kind === "carried" ? "opening" : kind))).toEqual(
      opening.map(() => "opening"),
    );
    expect(closing.map((kind) => (kind === "carried" ? "closing" : kind))).toEqual(
      closing.map(() => "closing"),
    );
  },
);

/** What bills call the debt before and after their rows. */
const DEBTS: Readonly<Record<string, readonly [opening: string, closing: string]>> = {
  en: ["Previous balance owed", "New balance owed"],
  de: ["Bisher geschuldeter Betrag", "Neuer geschuldeter Betrag"],
  es: ["Deuda anterior", "Deuda actual"],
  it: ["Debito precedente", "Nuovo debito"],
  nl: ["Vorig verschuldigd bedrag", "Nieuw verschuldigd bedrag"],
  sv: ["Tidigare skuld", "Ny skuld"],
  no: ["Forrige skyldig beløp", "Nytt skyldig beløp"],
  da: ["Tidligere skyldigt beløb", "Nyt skyldigt beløb"],
  fi: ["Edellinen velka", "Uusi velka"],
  pl: ["Poprzednie zadłużenie", "Nowe zadłużenie"],
  cs: ["Předchozí dluh", "Nový dluh"],
  ro: ["Datorie anterioară", "Datorie nouă"],
  el: ["Προηγούμενη οφειλή", "Νέα οφειλή"],
  ru: ["Предыдущая задолженность", "Новая задолженность"],
  uk: ["Попередня заборгованість", "Нова заборгованість"],
  lt: ["Ankstesnė skola", "Nauja skola"],
  he: ["חוב קודם", "חוב חדש"],
  ko: ["전월 청구금액", "당월 청구금액"],
  vi: ["Dư nợ kỳ trước", "Dư nợ kỳ này"],
  hi: ["पिछला बकाया", "नया बकाया"],
};

test.each(Object.entries(DEBTS))("the debts of %s are known by what bills call them", (_, labels) => {
  expect(labels.map(readFactWords)).toEqual(["opening", "closing"]);
});

test.each([
  "Prenos sredstev Novak",
  "Пренос средстава Јовановић",
  "Пренос на средства",
  "Pindahan Siti Aminah",
])("a transfer is no balance that is carried over: %s", (text) => {
  expect(readFactWords(text)).not.toBe("carried");
});
