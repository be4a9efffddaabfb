import type { Table } from "../table.ts";

export const DE: Table = {
  measures: {
    count:
      "wie oft, wie häufig, wie viele, wie viele einkäufe, wie viele zahlungen, anzahl, anzahl der einkäufe, anzahl einkäufe, wie viele male",
    average:
      "im durchschnitt, durchschnittlich, durchschnittliche, durchschnittlicher, durchschnittlichen, im schnitt, im mittel",
    income: "verdient, verdiene, verdienen, eingenommen, einnahmen, einkommen, bekommen",
    saved_rate: "sparquote",
    saved: "gespart, spare, sparen, ersparnis",
    invested: "investiert, angelegt",
    spent:
      "ausgegeben, ausgaben, ausgabe, ausgebe, ausgeben, bezahlt, gezahlt, zahle, bezahle, zahlen, gekostet, kostet, kosten, gebe ich aus, geben wir aus, gekauft, abgehoben, abheben",
  },
  dimensions: {
    category: "kategorie, kategorien",
    sub_category: "unterkategorie, unterkategorien",
    merchant: "händler, händlern, geschäft, geschäfte, geschäften, laden, läden",
    tag: "schlagwort, schlagworter, schlagwörter, tag",
    account: "konto, konten, karte, karten",
    day: "tage, tagen",
    week: "woche, wochen",
    month: "monat, monate, monaten, monats",
    quarter: "quartal, quartale, quartalen",
    year: "jahr, jahre, jahren, jahres",
    weekday: "wochentag, wochentagen",
  },
  by: "nach, pro, je, jeden, jede, jedes, welcher, welches, welchem, welche",
  which: "in welchem, in welcher, bei welchem, bei welcher",
  rhythms: {
    weekday: "wochenende, wochenenden",
    day: "täglich, am tag, pro tag",
    week: "wöchentlich, in der woche",
    month: "monatlich, monatliche, monatlichen, im monat, im verlauf, entwickelt",
    quarter: "quartalsweise, im quartal",
    year: "jährlich, jährliche, im jahr",
  },
  seasons: { winter: "winter", spring: "frühling, frühjahr", summer: "sommer", autumn: "herbst" },
  feasts: {
    christmas: "weihnachten, heiligabend, heiligem abend",
    new_year: "neujahr",
    easter: "ostern, karfreitag",
  },
  last: "letzten, letzter, letztes, letzte, letztem, vorigen, vorige, voriges, vergangenen, vergangene, vergangenes",
  this: "diesen, dieser, dieses, diese, diesem",
  running: { year: "des jahres", month: "des monats", week: "der woche" },
  over: { year: "vorjahr, vorjahres, im vorjahr", month: "vormonat, vormonats", week: "vorwoche" },
  since: "seit, ab",
  so_far: "bisher in diesem jahr, dieses jahr bisher",
  within: "in, im, während, der, des, den, vom, von, über",
  above: "über, mehr als",
  below: "unter, weniger als",
  at_least: "mindestens, ab",
  at_most: "höchstens, bis zu",
  than: "als, verglichen mit, im vergleich zu, im vergleich zum, im vergleich zur, gegenüber",
  greatest: "größte, größten, größter, teuerste, teuersten, teuerster, höchste, höchsten",
  numbers: "ein|eine|einem|einer|eins, zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn, elf, zwölf",
  ordinals: "erstes|ersten|erste, zweites|zweiten|zweite, drittes|dritten|dritte, viertes|vierten|vierte",
  half: "halbjahr",
  past: "",
  ago: "vor",
  until: "bis, bis zum, bis ende",
  before: "vor",
  after: "nach",
  to: "bis, bis zum",
  and: "und",
  between: "zwischen",
  without: "ohne, außer, ausgenommen, abgesehen von, bis auf",
  to_whom: "wo, wem",
  for_what:
    "wofür, wohin, wofür gebe ich am meisten geld aus, wofür gebe ich am meisten aus, wo ist mein geld geblieben, wo bleibt mein geld, wohin geht mein geld",
  purchase:
    "kauf, käufe, käufen, einkauf, einkäufe, einkäufen, zahlung, zahlungen, rechnung, rechnungen, umsatz, bestellung, bestellungen, besuch, besuche",
  elsewhere: {
    "bank-accounts":
      "kontostand, kontostände, saldo, guthaben, wie viel ist auf, wie viel geld ist auf, wie viel habe ich auf, wie viel geld habe ich auf, wie viel geld habe ich",
    "net-worth": "vermögen, reinvermögen, nettovermögen",
    ahead:
      "nächste woche, nächsten monat, nächster monat, nächstes jahr, im nächsten monat, morgen, werde ich, kann ich, kann ich ausgeben, kann ich mir, leisten, bis zum gehalt, bis zum nächsten gehalt, vorschau, prognose, am monatsende, zum monatsende, bis monatsende, am monatsende noch, am ende des monats",
    budgets:
      "budget, budgets, kann ich noch ausgeben, darf ich noch ausgeben, bleibt mir noch, habe ich noch übrig, noch übrig, übrig",
  },
  currencies: { EUR: "euro, euros, €", USD: "dollar, $", GBP: "pfund, £", CHF: "franken" },
  fillers:
    "kann, wie, viel, viele, wieviel, habe, hab, haben, hat, hatte, bin, ist, sind, war, waren, wurde, ich, wir, uns, mich, mir, mein, meine, meinen, meiner, meinem, unsere, unser, für, bei, in, im, den, die, das, der, dem, des, an, am, zum, zur, was, zeig, zeige, geld, und, von, mit, es, ein, eine, mehr, weniger, am meisten, meisten, oder, hoch, alles, alle, insgesamt, gesamt, aus, gebe, geben, denn, bitte, betrag, beträge, umsätze, ging, gingen, geht, gehen, sich, drauf, draufgegangen, beim",
};
