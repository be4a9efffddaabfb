import type { Words } from "../concept.ts";

/** Afrikaans. */
export const af: Words = {
  payment: "betaling(s)",
  purchase: "aankope",
  cost: "rente, fooie, koste",
  thanks: "dankie",
  owed: "uitstaande skuld, uitstaande kapitaal, leningsaldo, kapitaalbalans, bedrag verskuldig, saldo verskuldig",
  credits: "totale krediete, totale deposito s, totale inkomste",
  credit:
    "=krediet, =krediete, =deposito s, =inbetalings, =geld in, =kredietbedrag, =krediet bedrag, =ontvangstes",
  debits: "totale debiete, totale onttrekkings, totale uitgawes",
  debit:
    "=debiet, =debiete, =onttrekkings, =uitbetalings, =geld uit, =onttrekking, =debietbedrag, =debiet bedrag, =uitgawes",
  first: "vorige, begin",
  last: "nuwe, eind",
  card_account: "kredietkaart",
  least_due: "minimum betaling",
  due_day: "betaaldatum",
  credit_limit: "kredietlimiet",
  loan_account: "leningrekening",
  balance: "balans, saldo",
  opening:
    "openingsbalans, openingsaldo, beginsaldo, vorige balans, vorige saldo, aanvangsbalans, beginbalans",
  closing:
    "sluitingsbalans, eindbalans, eindsaldo, sluitingsaldo, slotbalans, nuwe balans, nuwe saldo, totale bedrag verskuldig, totaal verskuldig",
  aside:
    "beskikbare balans, beskikbare saldo, kredietlimiet, oortrekkingslimiet, kredietfasiliteit, beskikbare krediet, beskikbare fondse",
  carried: "balans oorgedra, saldo oorgedra, balans oorgebring, saldo oorgebring",
  total: "totaal, totale",
  pending:
    "hangende transaksies, uitstaande transaksies, onverwerkte transaksies, =hangend, transaksies in proses, gereserveerde bedrae, nog nie verwerk nie",
  row_in: "salaris",
  row_out: "kaartaankoop, debietorder",
  in_heading: "deposito s, krediete",
  out_heading: "onttrekkings, debiete, aankope, bankkoste, fooie",
  booked:
    "transaksies, transaksiebesonderhede, transaksiegeskiedenis, u transaksies, rekeningtransaksies, transaksielys, verwerkte transaksies, rekeningaktiwiteit",
  account_label: "rekeningnommer",
  statement: "rekeningstaat, bankstaat",
  currency: "geldeenheid",
  amount: "bedrag",
  description: "beskrywing, besonderhede, =transaksiebesonderhede, =omskrywing, =opmerkings",
  balance_name: "balans, saldo, =rekeningbalans",
  reference: "=verwysing, =verwysingsnommer, =tjeknommer, =verw, =verwysingsnr, =verwysingnommer",
  fee: "=fooi, =fooie, =diensfooi, =kommissie",
  time: "=tyd",
  interest: "rentebedrag",
  no_rows: "toekomstige betalings, geskeduleerde betalings, toekomstige transaksies",
  credit_mark: "krediet",
  debit_mark: "debiet",
  paid_column: "betaal, terugbetaal, afbetaling(s)",
  owed_column: "rente, gehef",
  idle: "geen transaksies, geen bewegings, geen inskrywings",
};
