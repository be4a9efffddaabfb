import { expect, test } from "vitest";
import { readCount } from "./find-counts.ts";

/** What statements call the number of their rows, by language. */
const NAMES: Readonly<Record<string, string>> = {
  de: "Anzahl Posten; Anzahl Belastungen; Anzahl Transaktionen",
  fr: "Nb d'opérations; Nombre d'écritures; Nbre d'opérations",
  es: "Número de transacciones; Cantidad de transacciones",
  pt: "Quantidade de transações; Qtde. lançamentos",
  it: "Numero transazioni",
  nl: "Aantal mutaties; Aantal boekingen; Aantal verrichtingen",
  sv: "Antal transaktioner; Antal uttag; Antal insättningar; Antal poster; Antal händelser",
  no: "Antall transaksjoner; Antall posteringer; Antall poster; Antall bevegelser",
  da: "Antal posteringer; Antal bevægelser; Antal transaktioner",
  fi: "Tapahtumien lukumäärä; Tapahtumia",
  is: "Fjöldi færslna; Fjöldi hreyfinga",
  pl: "Liczba transakcji; Ilość operacji; Ilość obciążeń; Ilość uznań; Liczba pozycji",
  cs: "Počet transakcí; Počet položek; Počet pohybů; Počet operací",
  sk: "Počet transakcií; Počet položiek; Počet pohybov; Počet operácií",
  hu: "Tételek száma; Tranzakciók száma; Terhelések száma; Jóváírások száma",
  ro: "Număr tranzacții; Nr. tranzacții; Număr operațiuni; Număr de tranzacții; Nr. operațiuni; Numărul tranzacțiilor; Număr de operațiuni; Total tranzacții",
  tr: "İşlem sayısı; İşlem adedi; Toplam işlem adedi; Toplam işlem sayısı; Hareket sayısı",
  el: "Αριθμός συναλλαγών; Πλήθος κινήσεων; Πλήθος συναλλαγών; Αριθμός κινήσεων; Αριθμός χρεώσεων; Αριθμός πιστώσεων; Πλήθος χρεώσεων; Πλήθος πιστώσεων",
  ru: "Количество операций; Кол-во операций; Количество документов; Количество транзакций; Число операций; Кол-во документов; Всего операций",
  uk: "Кількість операцій; Кількість документів; Кількість транзакцій; К-сть операцій",
  bg: "Брой операции; Брой транзакции; Брой движения; Общ брой транзакции; Брой документи",
  sr: "Broj transakcija; Broj naloga; Број трансакција; Broj promena; Broj stavki",
  hr: "Broj transakcija; Broj naloga; Broj stavki; Broj knjiženja",
  sl: "Število transakcij; Število prometov; Število nalogov; Število postavk",
  mk: "Број на трансакции; Број на налози; Број на промени; Број на ставки",
  sq: "Numri i transaksioneve; Nr. i transaksioneve; Numri i veprimeve",
  lt: "Operacijų skaičius; Įrašų skaičius; Operacijų kiekis; Mokėjimų skaičius",
  lv: "Darījumu skaits; Operāciju skaits; Maksājumu skaits; Transakciju skaits",
  et: "Tehingute arv; Kannete arv; Tehingute arv kokku; Maksete arv",
  ca: "Nombre de moviments; Nombre d'operacions; Núm. de moviments; Total de moviments",
  hy: "Գործարքների քանակ",
  ka: "ტრანზაქციების რაოდენობა; ოპერაციების რაოდენობა",
  az: "Əməliyyatların sayı; Əməliyyat sayı",
  kk: "Операциялар саны; Транзакциялар саны",
  uz: "Operatsiyalar soni; Tranzaksiyalar soni",
  mn: "Гүйлгээний тоо",
  ar: "عدد العمليات; عدد الحركات; عدد المعاملات",
  fa: "تعداد تراکنش; تعداد تراکنش‌ها; تعداد عملیات",
  he: "מספר תנועות; מספר פעולות; מס' תנועות; מספר עסקאות; כמות תנועות; מס' פעולות",
  hi: "लेनदेन की संख्या",
  vi: "Số lượng giao dịch; Tổng số giao dịch",
  id: "Banyaknya transaksi",
  ja: "取引件数; お取引件数; 明細件数; 合計件数",
  ko: "거래건수; 총 거래건수; 총건수; 거래 건수",
  zh: "交易笔数; 总笔数; 交易总笔数; 合计笔数",
  sw: "Idadi ya miamala",
  af: "Aantal transaksies",
};

test.each(Object.entries(NAMES))("numbers of rows are known by what they are called (%s)", (_, names) => {
  const wrong = names.split("; ").filter((name) => readCount(`${name} 12`)?.count !== 12);
  expect(wrong).toEqual([]);
});
