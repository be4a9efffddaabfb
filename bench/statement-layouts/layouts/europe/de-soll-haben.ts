import { writeDay } from "../../facts/days.ts";
import type { Drawing, Layout } from "../../draw/layout.ts";
import type { Context } from "../../facts/context.ts";
import { makeLedger, toTruth } from "../../facts/ledger.ts";
import type { Entry } from "../../facts/ledger.ts";
import { DE, writeSuffixed } from "../../facts/money.ts";
import { GERMAN } from "../../facts/payees.ts";
import { escapeHtml, mark, right, toPage, tr } from "../../draw/html.ts";

const STYLE = `body{font:9.5px "DejaVu Sans Condensed"}h1{font-size:14px;margin:0;color:#003b7a}td{padding:1px 4px}.k{margin:26px 0 10px;display:flex;justify-content:space-between}
thead th{border-bottom:1px solid #003b7a;font-weight:bold}.s td{padding:8px 4px}`;

const linesOf = (entry: Entry): string[] => {
  if (entry.kind === "card")
    return [
      "Kartenzahlung girocard",
      `${entry.who}//${entry.place}/DE`,
      `${writeDay(entry.value_on, "YYYY-MM-DD")}T14:${entry.reference.slice(0, 2)}:09 KFN 1 VJ 2712`,
    ];
  if (entry.kind === "cash")
    return ["Bargeldauszahlung", `GA NR0000${entry.reference.slice(0, 4)} BLZ99950000 0`];
  if (entry.kind === "fee") return ["Abrechnung", "Entgelt Kontoführung inkl. Buchungsposten"];
  if (entry.kind === "interest")
    return ["Habenzinsen", `Abrechnung zum ${writeDay(entry.value_on, "DD.MM.YYYY")}`];
  if (entry.kind === "reversal") return ["Kartenzahlung Gutschrift", entry.who];
  const kind = entry.amount < 0 ? "SEPA-Basislastschrift" : "SEPA-Überweisungsgutschrift";
  return [
    kind,
    entry.who,
    `EREF: ${entry.reference}-${entry.reference.slice(0, 4)}`,
    `MREF: M${entry.reference.slice(2)} CRED: DE98ZZZ0999${entry.reference.slice(0, 7)}`,
    `Rechnung ${entry.reference.slice(0, 6)} vom ${writeDay(entry.value_on, "DD.MM.YY")} Betrag 12,00 EUR Rabatt berücksichtigt`,
  ];
};

const make = ({ random, rows, seed }: Context): Drawing => {
  const [from, to] = seed === 1 ? ["2025-12-12", "2026-01-14"] : ["2026-03-01", "2026-03-31"];
  const ledger = makeLedger({
    random,
    from,
    to,
    count: rows,
    payees: GERMAN,
    opening: random.int(-30_000, 350_000),
    scale: 2_500,
  });
  const signed = (minor: number): string => writeSuffixed(minor, DE, [" S", " H"]);
  const table = ledger.entries.flatMap((entry) => {
    const [first = "", ...others] = linesOf(entry);
    return [
      tr([
        writeDay(entry.booked_on, "DD.MM."),
        writeDay(entry.value_on, "DD.MM."),
        escapeHtml(first),
        right(mark(entry, signed(entry.amount))),
      ]),
      ...others.map((line) => tr(["", "", escapeHtml(line), ""])),
    ];
  });
  const iban = `DE21 9995 0000 ${random.digits(4)} ${random.digits(4)} ${random.digits(2)}`;
  const body = `<h1>Volksgenossenschaft Neuental eG</h1><div style="font-size:7px">Marktplatz 3 · 99995 Neuental · Telefon 03999 5550-0 · USt-IdNr. DE999999999</div>
  <div class=k><div>Herrn<br>Konrad Wiesenthal<br>Ahornweg 8<br>99995 Neuental</div><div><b>Kontoauszug</b> Nr. ${random.int(1, 12)}/${to.slice(0, 4)} Blatt 1<br>erstellt am ${writeDay(to, "DD.MM.YYYY")} 18:04<br>Konto ${iban.replaceAll(" ", "").slice(-10)}<br>IBAN: ${iban}<br>BIC: EXMPDEFFXXX<br>VR-GiroDirekt  EUR</div></div>
  <table><thead><tr><th style="width:52px">Bu-Tag</th><th style="width:48px">Wert</th><th>Vorgang</th><th class=r></th></tr></thead>
  ${tr(["", "", `alter Kontostand vom ${writeDay(from, "DD.MM.YYYY")}`, right(signed(ledger.opening))], "class=s")}${table.join("")}${tr(["", "", `<b>neuer Kontostand vom ${writeDay(to, "DD.MM.YYYY")}</b>`, right(`<b>${signed(ledger.closing)}</b>`)], "class=s")}</table>
  <p style="font-size:7.5px">Eingeräumte Kontoüberziehung: 5.000,00 EUR, Sollzins 9,75 % p.a. Bitte prüfen Sie die Buchungen, Rechnungsabschlüsse gelten als genehmigt, wenn Sie nicht binnen sechs Wochen widersprechen. Guthaben sind bis 100.000,00 EUR geschützt. Jetzt an die Sparziele 2026 denken: 500,00 EUR Prämie bis 30.06.2026!</p>`;
  return {
    engine: "html",
    document: {
      html: toPage(STYLE, body),
      format: "A4",
      margin: { top: "20mm", bottom: "20mm", left: "20mm", right: "18mm" },
      footer: `<div style="font-size:7px;width:100%;text-align:center">Blatt <span class=pageNumber></span> von <span class=totalPages></span></div>`,
    },
    statements: [
      toTruth(ledger, {
        bank_name: "Volksgenossenschaft Neuental eG",
        account: iban,
        currency: "EUR",
        provable: true,
      }),
    ],
  };
};

export const deSollHaben: Layout = { name: "de-soll-haben", rows: [16, 60, 1], make };
