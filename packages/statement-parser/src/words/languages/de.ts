import type { Words } from "../concept.ts";

/** German. */
export const de: Words = {
  payment: "zahlungseingang(e), einzahlungen, zahlung(en), uberweisung",
  purchase: "kaufe, einkaufe, umsatze",
  cost: "zinsen, gebuhren, entgelte, kosten",
  thanks: "dank(e)",
  owed: "restschuld, restkapital, darlehensstand, kapitalsaldo, restdarlehen, kreditsaldo, darlehenssaldo, offener betrag, offener saldo, ausstehender betrag, ausstehender saldo, geschuldeter betrag, schuldsaldo, schuld insgesamt, bisherige schuld, neue schuld",
  credits:
    "gutschrift(en), eingange, eingehend(e), zahlungseingange, einnahmen, haben, kredit, =summe ein, habenumsätze, summe zu ihren gunsten, total zu ihren gunsten",
  credit:
    "=in, =eingang, =haben, =betrag in, =betrag ein, gunsten, zugunsten, gutschrift(en), einnahme(n), kredit, zugang(e), =einzahlung(en), =eingange, =plus, =betrag haben, =gutgeschrieben, =umsatz haben",
  credit_mark: "haben, h, in, gutschrift, eingang, kredit",
  debits:
    "lastschriften, belastungen, ausgange, ausgehend(e), zahlungsausgange, ausgaben, soll, sollumsätze, =summe aus, summe zu ihren lasten, total zu ihren lasten",
  debit:
    "=ausgang, =soll, =betrag aus, lasten, zulasten, lastschrift, belastung(en), ausgabe(n), abgang(e), =auszahlung(en), =ausgange, =abbuchung(en), =minus, =lastschriften, =betrag soll, =umsatz soll",
  debit_mark: "soll, s, lastschrift, ausgang, belastung",
  first:
    "alte(s), letzter, anfang*, eroffnung*, startsaldo, alt(er), letzte(n) rechnung, letzte(n) abrechnung, letzter auszug, vorige rechnung, vorige abrechnung, bisher*, vorher*, beginn",
  last: "neue(s), aktueller, schluss, schlusssaldo, abschluss, endsaldo, rechnungs*, neu(er)",
  now: "aktuell*",
  card_account: "kreditkart*, kartenlimit, kartenabrechnung visa, kartenabrechnung mastercard",
  least_due: "mindestbetrag, mindestrate, mindestzahlung",
  due_day: "zahlbar bis",
  credit_limit: "kreditlimit, kartenlimit, verfügungsrahmen, kreditrahmen",
  loan_account:
    "darlehenskonto*, kreditkonto, kreditnummer, darlehensnummer, darlehensauszug, rahmenkreditkonto, kontoauszug darlehen, kreditkontoauszug, hypothekarkonto, kontoauszug ratenkredit, ratenkredit kontoauszug, baufinanzierung kontoauszug, jahreskontoauszug darlehen",
  loan: "darlehen*, hypothek*, baufinanzierung, ratenkredit",
  savings: "sparkonto, tagesgeld*, sparbuch, =spar*, sparauszug, festgeldkonto",
  current: "girokonto, =giro, kontokorrent*, privatkonto, gehaltskonto, geschäftskonto",
  cash: "bargeld",
  bill: "verfugungsrahmen, karte, kartenabrechnung, rechnungsbetrag",
  account_label: "konto, kontonummer, karte, kreditkarte",
  of_account: "inhaber, saldo",
  period_from: "=von, =vom, =zeitraum von, =begin",
  period_to: "=bis, =ende",
  bank_label: "=institut, =kreditinstitut",
  balance: "saldo, kontostand, *guthaben, salden, restschuld",
  stand: "stand, rechnungsbetrag, rechnung, bestand",
  opening:
    "*anfangssaldo*, *anfangsbestand*, *anfangskontostand*, *startsaldo*, *saldovortrag*, saldo vortrag, kontostand vortrag, startbestand, startkontostand, eroffnungssaldo, eroffnungsbestand, *offener betrag der letzten abrechnung*, bisher geschuldeter betrag, bisher geschuldet, =vorsaldo, saldo vormonat, =ausgangssaldo, saldo vom letzten kontoauszug, saldo des letzten kontoauszugs, kontostand vom letzten auszug",
  closing:
    "*endsaldo*, *endbestand*, *schlusssaldo*, *rechnungssaldo*, *gesamtsaldo*, saldo zu ihren gunsten, zu unseren gunsten, saldo zu ihren lasten, ihr saldo, endkontostand, schlussbestand, abschlusssaldo, abschlussbestand, neuer offener betrag, neuer geschuldeter betrag, kontostand am ende, saldo am ende, saldo per auszugsdatum, stand am ende, kontostand bei ende, saldo zum auszugsdatum, saldo dieses auszugs, kontostand zum periodenende, saldo am periodenende",
  aside:
    "letzten 3 monate*, letzten 6 monate*, letzten 12 monate*, letzten drei monate*, letzten sechs monate*, letzten zwölf monate*, verfugbar*, verfugungsrahmen, mindest*, durchschnitt*, dispo*, kreditlinie, kreditrahmen, mwst, wechselkurs, garantie, einlagensicherung, kreditlimit, überziehungslimit, eingeräumte kontoüberziehung, =überziehungsrahmen, =einkaufsrahmen, niedrigster kontostand, höchster kontostand, niedrigster stand, höchster stand, rückständiger betrag, vorgemerkter betrag, aufgelaufene zinsen, =bargeldlimit, =tageslimit, =kartenlimit, =freistellungsauftrag, =monatslimit, kreditlimite, kartenlimite, ausgabenlimit, =restlimit",
  carried: "zwischensaldo, zwischenstand, ubertrag*, uebertrag*, vortrag",
  total: "summe(n), gesamt*, umsatzsumme, endsumme, zwischensumme, seitensumme, summe umsatze",
  of_all: "umsatze",
  pending:
    "vorgemerkt*, nicht gebucht*, ausstehend, vorgemerkte umsätze, noch nicht gebucht, geplante umsätze, reserviert*, =vormerkungen, offene umsätze, =reservierungen, ausstehende zahlungen, autorisiert noch nicht abgerechnet, noch nicht abgerechnete umsätze, kartenumsätze in bearbeitung, umsätze in bearbeitung, schwebende umsätze, unverbuchte umsätze, provisorische buchungen, in verarbeitung, =autorisierungen, vormerkposten, ausstehende buchungen, offene autorisierungen, ausstehende transaktionen, umsatzvormerkungen",
  failed: "abgelehnt, storniert, fehlgeschlagen, zurückgewiesen",
  reversed: "ruckgangig, zuruckgebucht, stornovan*",
  row_in:
    "zahlung erhalten, zahlungseingang, gutschrift, ruckerstattung, erstattung, gehalt, lohn, storno, ihre zahlung, einzahlung, dividende(n), verkauf, rate erhalten, ratenzahlung erhalten, tilgungseingang",
  row_out:
    "lastschrift, kartenzahlung, dauerauftrag, miete, uber, kauf, entgelt(e), zinsbelastung, zinsen belastet",
  no_rows:
    "*tilgungsplan, *zahlungsplan, geplante, terminuberweisung*, terminauftrage, tagessalden, tagessaldo, =zinssätze, =künftige raten, =nächste raten, =ratenplan, =zukünftige zahlungen, =zinsberechnung, nächste daueraufträge, anstehende zahlungen, anstehende abbuchungen, künftige zahlungen, zukünftige umsätze, nächste lastschriften, fällige zahlungen, bevorstehende zahlungen, =vorschau, ankündigung von lastschriften, =vorankündigung, terminierte überweisungen, =tagesendsalden, =salden je tag, =tagesendsaldo, =saldenübersicht, =saldenverlauf, =zinsstaffel, =gebührenübersicht, =entgeltaufstellung, =wechselkurse, =umrechnungskurse, =punkteübersicht, =steuerübersicht, =ausgaben nach kategorie, =zinsabrechnung, =vorjahr, =jahresübersicht, nicht teil dieses auszugs, nicht bestandteil dieses auszugs, nicht im saldo enthalten, künftige buchungen, terminierte aufträge, zukünftige buchungen, terminierte zahlungen",
  booked:
    "gebuchte umsatze, gebuchte buchungen, umsatze, buchungen, kontobewegungen, gebucht(e), umsatzübersicht, ihre umsätze, einzelumsätze, kontoumsätze, gebuchte transaktionen, umsatzliste, verbuchte transaktionen, verbuchte umsätze, transaktionen, umsatzdetails, umsatzanzeige, buchungsübersicht, abgerechnete umsätze",
  in_credit: "guthaben, zu ihren gunsten, haben",
  in_debt: "zu ihren lasten, soll",
  other_time: "jahr(es), jahresbeginn, seit",
  apart: "zins(en), entgelt*, gebuhr*, steuer*, provision*, kosten, storno, ruckbuchung",
  coming: "zahlbar, fallig*, zahlungsziel, nachste*",
  unit: "punkte, meilen, tage, stunden, heures, menge, stuck, stueck, bestand, lager, schritte, regen, niederschlag, gewicht",
  account_word: "konto*, saldo, umsatze",
  statement:
    "*kontoauszug, auszug, kontoubersicht, *sparbuch, umsatze, umsatzubersicht, ihre abrechnung, unsere abrechnung, letzte abrechnung, kreditkartenabrechnung, kreditkarte",
  invoice: "rechnung nr, rechnung no, rechnungsnummer",
  expiry: "gultig bis, verfall*",
  gross: "brutto",
  net: "netto",
  paid_column:
    "zahlungen, tilgung(en), rückzahlung(en), einzahlungen, getilgt, gezahlt, bezahlt, eingezahlt, zurückgezahlt",
  owed_column: "zinsen, auszahlung(en), belastung(en), verfügungen, belastet, ausgezahlt",
  cost_column: "kosten",
  held: "=offen, reserviert, provisorisch",
  foreign: "fremd*, ursprung*",
  money: "betrag, nominal, umsatz",
  original_amount: "*originalbetrag*, *ursprungsbetrag*, *fremdbetrag*",
  amount: "betrag, nominal, umsatz, brutto, netto, *buchungsbetrag*, *betrag$",
  direction: "=s h, =soll haben, =richtung, *kennzeichen*",
  rate: "kurs, wechselkurs, umrechnungskurs",
  tax: "mwst, ust, steuer, quellensteuer",
  fee: "kosten, gebuhr(en), entgelt, =auslandseinsatzentgelt",
  time: "=uhrzeit, =heure, =zeit",
  account_name: "=kontoname, =kontobezeichnung, =konto",
  account:
    "=auftragskonto, =kontonummer, =kontonr, =konto nr, =konto nummer, =auftraggeberkonto, =kundenkonto, =iban auftraggeberkonto, =konto iban",
  status: "=status",
  description:
    "vorgang, text, *verwendungszweck*, *vwz*, *buchungstext*, *rubrik*, =beschreibung, =umsatztext, =buchungsinformation, =zahlungsgrund, =bezeichnung, =buchungsdetails, =buchungsinformationen, =transaktionsbeschreibung, =umsatzinformation, =erläuterung, =avisierungstext, =mitteilung",
  type: "typ, art, *umsatzart*, *transaktionstyp*, transaktionstyp, zahlungstyp(e), zahlungsart, buchungstyp, buchungsart, umsatztyp(e), umsatzart, vorgangstyp(e), vorgangsart",
  reference:
    "*mandat*, *belegnummer*, *buchungsreferenz*, *referenz*, nr, =buchungsnummer, =auftragsnummer, =belegnr, =transaktionsnummer, =primanota",
  card: "=kreditkarte, =kartennummer, =karte, =umsatz getatigt von",
  balance_name: "*saldo*, *kontostand*, =guthaben",
  category: "*kategor*",
  party:
    "=name, name, *empfanger*, *empfaenger*, *auftraggeber*, *beguenstigter*, *begunstigter*, *zahlungspflichtiger*",
  currency: "Währung, Waehrung, whg, währg",
  interest: "Zins*, *zinsen",
  principal: "Tilgung*, *tilgung, amortisation, kapitalanteil",
  symbol: "wertpapierkennnummer, =kurzel",
  security: "=wertpapier, wertpapierbezeichnung, =bezeichnung, wertpapiername, =titel, =fonds",
  quantity: "=stuck, =anzahl, =bestand, =anteile, =nominal, =menge, stuck nominale, stuckzahl",
  unit_price: "=kurs, aktueller kurs, letzter kurs, kurs aktuell, preis pro *, =anteilspreis, bewertungskurs",
  market_value: "=wert, kurswert, marktwert, aktueller wert, wert in *, gesamtwert, depotwert",
  unit_cost: "einstandskurs, einstiegskurs, kaufkurs, durchschnittskurs",
  cost_basis: "einstandswert, kaufwert, einstand, anschaffungswert, kaufsumme",
  trade: "=art, transaktionsart, kauf verkauf, orderart, handelstag, geschaftsart",
  in_heading: "gutschriften, eingange, zahlungseingange, einzahlungen, einnahmen, geldeingänge",
  out_heading:
    "lastschriften, belastungen, ausgange, zahlungsausgange, entgelte, gebuhren, kartenumsatze, ausgaben, auszahlungen, kartenzahlungen, überweisungen, barauszahlungen, geldausgänge",
  ledger: "soll",
  year_before: "vorjahr*, letztes jahr, im letzten jahr, vor einem jahr, vorjahresmonat",
  idle: "keine umsätze, keine buchungen, keine bewegungen, keine transaktionen, keine kontobewegungen, keine posten, keine umsatzposten",
};
