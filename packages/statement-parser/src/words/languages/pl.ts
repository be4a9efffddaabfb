import type { Words } from "../concept.ts";

/** Polish. */
export const pl: Words = {
  payment: "wplata, wplaty, splata, splaty, wplate, splate",
  purchase: "zakupy, transakcje, obciazenia",
  cost: "odsetki, oplaty",
  thanks: "dziekujemy",
  owed: "zadluzenie, kapital do splaty, pozostaly dlug",
  credits:
    "wplywy, uznania, uznan, przychody, suma wpływów, suma wpłat, suma przychodów, obroty ma, obroty uznaniowe, suma obrotów uznaniowych",
  credit: "uznania, uznanie, wplywy, wplata, wplaty, przychod, =ma, =kwota ma, =przychodzace",
  credit_mark: "uznanie, uznania, przychod",
  debits:
    "wydatki, obciazenia, obciazen, wyplywy, suma wydatków, suma wypłat, obroty wn, obroty obciążeniowe, suma obrotów obciążeniowych",
  debit: "obciazenia, obciazenie, wydatki, wyplata, wyplaty, rozchod, =winien, =wn, =kwota wn, =wychodzace",
  debit_mark: "obciazenie, obciazenia",
  first: "poczatkow*, poprzedni*, otwarci*",
  last: "koncow*, biezac*, nowa, nowe, nowy, zamknieci*",
  now: "aktualn*, biezac*",
  card_account: "karta kredytowa, karty kredytowej",
  least_due: "minimalna spłata, spłata minimalna, minimalna kwota do zapłaty",
  due_day: "termin platnosci",
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
    "dostępne środki, dostępny limit, minimalna, saldo dostępne, dopuszczalne saldo debetowe, linia kredytowa, środki dostępne, średnie saldo, saldo maksymalne, najniższe saldo, najwyższe saldo, =zaległość, kwota zablokowana, =blokady, naliczone odsetki",
  carried: "przeniesienie, do przeniesienia, z przeniesienia",
  total: "suma, razem, lacznie",
  pending:
    "w realizacji, oczekujace, oczekuje, nierozliczon*, niezaksiegowan*, oczekujące operacje, blokady, zaplanowane, zablokowane środki, w trakcie realizacji, =autoryzacje, transakcje w toku",
  failed: "odrzucon*, anulowan*, nieudan*",
  row_in: "wplyw, dywidenda, wynagrodzenie, zwrot, przelew przychodzący",
  row_out:
    "zakup, wyplata, platnosc karta, bankomat, polecenie zapłaty, zlecenie stałe, czynsz, przelew wychodzący",
  no_rows:
    "w realizacji, zaplanowane, nadchodzace, =harmonogram spłat, przyszłe raty, =plan spłat, planowane płatności, przyszłe płatności, najbliższe płatności, zlecenia do realizacji, przyszłe operacje, najbliższe zlecenia stałe, =salda dzienne, =saldo na koniec dnia, =dzienne salda, =salda na koniec dnia",
  booked:
    "transakcje, zaksięgowan*, zrealizowan*, historia operacji, operacje, zaksięgowane operacje, historia transakcji, lista operacji, transakcje rozliczone, operacje zaksięgowane",
  in_credit: "kredytowe",
  in_debt: "debetowe",
  other_time: "rok, roku, roczn*",
  apart: "oplata, prowizja, odsetki",
  coming: "termin platnosci",
  account_word: "konto*, saldo, rachunek",
  statement: "wyciag, historia rachunku",
  paid_column: "wplaty, spłata, spłaty, spłacono",
  owed_column: "odsetki, wypłacono, zakupy",
  held: "zablokowana",
  money: "kwota",
  amount: "kwota, suma",
  tax: "podatek",
  fee: "prowizja",
  account_name: "=konto",
  account: "=konto nr, =numer rachunku, =nr rachunku, =rachunek, =nr konta",
  status: "=status",
  description: "*tytul*, opis",
  type: "*operacja*, *rodzaj*",
  reference: "nr, *referencyjn*",
  card: "=numer karty",
  balance_name: "*saldo*",
  party: "*odbiorca*, *nadawca*, *kontrahent*",
  currency: "waluta",
  interest: "odsetki, odsetkowa",
  principal: "kapital, kapitalowa",
  in_heading: "wplywy, uznania, zwroty, wpłaty, przelewy przychodzące, przychody",
  out_heading:
    "wydatki, obciazenia, oplaty, wypłaty, zakupy, przelewy wychodzące, prowizje, płatności kartą, opłaty i prowizje",
  closing:
    "zadłużenie całkowite, zadłużenie na koniec okresu, aktualne zadłużenie, saldo na koniec okresu, stan końcowy, saldo na koniec, bilans zamknięcia, saldo wyciągu",
  ledger: "winien, wn, debet",
  year_before:
    "w zeszlym roku, poprzedni rok, w ubieglym roku, rok temu, poprzedniego roku, rok wczesniej, ubiegly rok",
  opening: "saldo na początek okresu, stan początkowy, saldo na początku okresu, bilans otwarcia",
};
