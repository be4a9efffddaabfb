import type { Words } from "../concept.ts";

/** Polish. */
export const pl: Words = {
  payment: "wplata, wplaty, splata, splaty, wplate, splate",
  purchase: "zakupy, transakcje, obciazenia",
  cost: "odsetki, oplaty",
  thanks: "dziekujemy",
  owed: "zadluzenie, kapital do splaty, pozostaly dlug, kapitał pozostały do spłaty, pozostały kapitał, kwota zadłużenia, saldo zadłużenia, stan zadłużenia",
  credits:
    "wplywy, uznania, uznan, przychody, suma wpływów, suma wpłat, suma przychodów, obroty ma, obroty uznaniowe, suma obrotów uznaniowych, obroty kredytowe, suma obrotów ma, suma operacji uznaniowych",
  credit:
    "uznania, uznanie, wplywy, wplata, wplaty, przychod, =ma, =kwota ma, =przychodzace, =przychody, =strona ma, =wpływ, =kwota wpływu, =obroty ma",
  credit_mark: "uznanie, uznania, przychod, wpływ, wpłata",
  debits:
    "wydatki, obciazenia, obciazen, wyplywy, suma wydatków, suma wypłat, obroty wn, obroty obciążeniowe, suma obrotów obciążeniowych, obroty debetowe, suma obrotów wn, suma operacji obciążeniowych, suma rozchodów",
  debit:
    "obciazenia, obciazenie, wydatki, wyplata, wyplaty, rozchod, =winien, =wn, =kwota wn, =wychodzace, =rozchody, =obroty wn, =strona wn, =wydatek, =kwota wydatku",
  debit_mark: "obciazenie, obciazenia, winien, wydatek, wypłata",
  first: "poczatkow*, poprzedni*, otwarci*",
  last: "koncow*, biezac*, nowa, nowe, nowy, zamknieci*",
  now: "aktualn*, biezac*",
  card_account: "karta kredytowa, karty kredytowej",
  least_due: "minimalna spłata, spłata minimalna, minimalna kwota do zapłaty",
  due_day: "termin platnosci",
  credit_limit: "limit kredytowy, limit kredytu, limit karty",
  loan_account:
    "rachunek kredytowy, rachunku kredytowego, numer kredytu, umowa kredytu, umowy kredytu, wyciąg z rachunku kredytu",
  loan: "kredyt, kredyt hipoteczny, kredytu hipotecznego, kredyt gotówkowy, pożyczka",
  savings: "rachunek oszczednosciowy, konto oszczednosciowe",
  current: "rachunek, konto osobiste",
  cash: "gotowka",
  bill: "karta, do zaplaty",
  account_label: "rachunek, rachunku",
  period_from: "=od",
  period_to: "=do",
  balance: "saldo, pozostaly dlug",
  aside:
    "ostatnich miesięcy, ostatnich sześciu miesięcy, ostatnich trzech miesięcy, ostatnich 6 miesięcy, ostatnich 12 miesięcy, dostępne środki, dostępny limit, minimalna, saldo dostępne, dopuszczalne saldo debetowe, linia kredytowa, środki dostępne, średnie saldo, saldo maksymalne, najniższe saldo, najwyższe saldo, =zaległość, kwota zablokowana, =blokady, naliczone odsetki, wolne środki, dostępna kwota",
  carried: "przeniesienie, do przeniesienia, z przeniesienia",
  total: "suma, razem, lacznie",
  pending:
    "w realizacji, oczekujace, oczekuje, nierozliczon*, niezaksiegowan*, oczekujące operacje, blokady, zaplanowane, zablokowane środki, w trakcie realizacji, =autoryzacje, transakcje w toku, kwoty zablokowane, operacje w toku",
  failed: "odrzucon*, anulowan*, nieudan*",
  row_in: "wplyw, dywidenda, wynagrodzenie, zwrot, przelew przychodzący",
  row_out:
    "zakup, wyplata, platnosc karta, bankomat, polecenie zapłaty, zlecenie stałe, czynsz, przelew wychodzący",
  no_rows:
    "w realizacji, zaplanowane, nadchodzace, =harmonogram spłat, przyszłe raty, =plan spłat, planowane płatności, przyszłe płatności, najbliższe płatności, zlecenia do realizacji, przyszłe operacje, najbliższe zlecenia stałe, =salda dzienne, =saldo na koniec dnia, =dzienne salda, =salda na koniec dnia, planowane operacje, przelewy z datą przyszłą",
  booked:
    "transakcje, zaksięgowan*, zrealizowan*, historia operacji, operacje, zaksięgowane operacje, historia transakcji, lista operacji, transakcje rozliczone, operacje zaksięgowane, operacje rozliczone, zestawienie operacji, wykaz operacji, szczegóły operacji, zestawienie transakcji, ostatnie operacje, transakcje zaksięgowane, lista transakcji",
  in_credit: "kredytowe",
  in_debt: "debetowe",
  other_time: "rok, roku, roczn*",
  apart: "oplata, prowizja, odsetki",
  coming: "termin platnosci",
  account_word: "konto*, saldo, rachunek",
  statement: "wyciag, historia rachunku",
  paid_column: "wplaty, spłata, spłaty, spłacono, spłacone, wpłacono, zapłacono",
  owed_column: "odsetki, wypłacono, zakupy, naliczono, wykorzystano, uruchomiono",
  held: "zablokowana",
  money: "kwota",
  amount: "kwota, suma",
  tax: "podatek",
  fee: "prowizja, =opłata, =opłaty, =prowizje",
  account_name: "=konto",
  account: "=konto nr, =numer rachunku, =nr rachunku, =rachunek, =nr konta",
  status: "=status",
  description:
    "*tytul*, opis, =szczegóły, =treść, =szczegóły transakcji, =treść operacji, =szczegóły operacji",
  type: "*operacja*, *rodzaj*",
  reference:
    "nr, *referencyjn*, =numer operacji, =referencje, =numer transakcji, =identyfikator, =numer dokumentu, =numer czeku",
  card: "=numer karty",
  balance_name: "*saldo*, stan rachunku",
  party: "*odbiorca*, *nadawca*, *kontrahent*",
  currency: "waluta, waluta operacji",
  interest: "odsetki, odsetkowa, kwota odsetek",
  principal: "kapital, kapitalowa, kwota kapitału, rata kapitału",
  in_heading: "wplywy, uznania, zwroty, wpłaty, przelewy przychodzące, przychody",
  out_heading:
    "wydatki, obciazenia, oplaty, wypłaty, zakupy, przelewy wychodzące, prowizje, płatności kartą, opłaty i prowizje",
  closing:
    "zadłużenie całkowite, zadłużenie na koniec okresu, aktualne zadłużenie, saldo na koniec okresu, stan końcowy, saldo na koniec, bilans zamknięcia, saldo wyciągu, saldo wyjściowe, saldo końc, całkowite zadłużenie, zadłużenie ogółem, całkowita kwota zadłużenia",
  ledger: "winien, wn, debet",
  year_before:
    "w zeszlym roku, poprzedni rok, w ubieglym roku, rok temu, poprzedniego roku, rok wczesniej, ubiegly rok",
  opening:
    "saldo na początek okresu, stan początkowy, saldo na początku okresu, bilans otwarcia, saldo początk, saldo otw, saldo ostatniego wyciągu, saldo wejściowe, saldo pocz",
  time: "=godzina, =czas, =godz",
  idle: "brak operacji, brak transakcji, brak obrotów, nie było operacji, brak ruchów, nie odnotowano operacji, brak zaksięgowanych operacji",
};
