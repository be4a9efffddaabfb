import { writeDay } from "../../facts/days.ts";
import type { Drawing, Layout } from "../../draw/layout.ts";
import type { Context } from "../../facts/context.ts";
import { makeLedger, toTruth } from "../../facts/ledger.ts";
import { DE, writeSigned } from "../../facts/money.ts";
import { TURKISH } from "../../facts/payees.ts";
import { escapeHtml, mark, printed, right, thead, tr } from "../../draw/html.ts";

const STYLE = `body{font:9.5px "DejaVu Sans Condensed"}h1{color:#006a4d;font-size:17px}tr:nth-child(odd) td{background:#f3f7f5}th{border-bottom:2px solid #006a4d}`;

const make = ({ random, rows }: Context): Drawing => {
  const ledger = makeLedger({
    random,
    from: "2026-09-01",
    to: "2026-09-30",
    count: rows,
    payees: TURKISH,
    opening: random.int(100_000, 6_000_000),
    scale: 30_000,
  });
  const order = ledger.entries.toReversed();
  const iban = `TR33 0009 9000 01${random.digits(2)} ${random.digits(4)} ${random.digits(4)} ${random.digits(2)}`;
  const signed = (minor: number): string => `${writeSigned(minor, DE)} TL`;
  const table = order.map((entry) =>
    tr([
      `${writeDay(entry.booked_on, "DD.MM.YYYY")} ${9 + (entry.id % 9)}:${entry.reference.slice(0, 2)}`,
      escapeHtml(
        entry.kind === "card" ? `${entry.who} ${entry.place} TR` : `FAST ${entry.who} ${entry.reference}`,
      ),
      escapeHtml(entry.kind === "card" ? "Harcama" : entry.amount < 0 ? "Giden Transfer" : "Gelen Transfer"),
      right(mark(entry, signed(entry.amount))),
      right(signed(entry.balance)),
    ]),
  );
  const body = `<h1>Çınaraltı Bankası</h1><p>HESAP HAREKETLERİ<br>Müşteri: DENİZ AKARSU &nbsp; Şube: 417 KADIKÖY &nbsp; Hesap: ${iban.replaceAll(" ", "").slice(-7)} VADESİZ TL<br>IBAN: ${iban}<br>Tarih Aralığı: ${writeDay(ledger.from, "DD.MM.YYYY")} - ${writeDay(ledger.to, "DD.MM.YYYY")}</p>
  <p>Dönem Başı Bakiye: ${signed(ledger.opening)} &nbsp; Dönem Sonu Bakiye: ${signed(ledger.closing)} &nbsp; Kullanılabilir Bakiye: ${signed(ledger.closing + 500_000)}</p>
  <table>${thead(["Tarih", "Açıklama", "İşlem", ">Tutar", ">Bakiye"])}${table.join("")}</table><p>Bu belge bilgilendirme amaçlıdır. Kredili mevduat limiti 5.000,00 TL, faiz %4,25.</p>`;
  return printed({
    style: STYLE,
    body,
    margin: [14, 12],
    footer: "Sayfa {n}/{N}",
    statements: [
      toTruth(ledger, {
        bank_name: "Çınaraltı Bankası",
        account: iban,
        currency: "TRY",
        provable: true,
        order,
      }),
    ],
  });
};

export const trNewestSigned: Layout = { name: "tr-newest-signed", rows: [24, 90, 3], make };
