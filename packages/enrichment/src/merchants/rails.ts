import { foldWords, readPhrases } from "../text/fold.ts";

/** How banks of the world introduce a row before the counterparty is named; compared by words. */
const INTRODUCTIONS = readPhrases([
  // English
  "paypal, paypal australia, paypal uk, paypal deutschland, paypal inst xfer, visa direct, bank credit, ted recebida, ted enviada, doc recebido, tp ach, pos, pos purchase, pos debit, pos transaction, pos dr, pos withdrawal, pos prch, pur, purchase, card purchase, card payment",
  "debit card purchase, debit card payment, debit card, dbt crd, debit purchase, dbt purchase, check card, checkcard, check crd",
  "check crd purchase, checkcard purchase, visa, visa purchase, visa debit, visa debit purchase, visa dda pur, visa card",
  "mastercard, mastercard debit, maestro, amex, recurring payment, recurring card purchase, recurring debit card",
  "recurring debit, card purchase with pin, purchase with pin, purchase authorized on, recurring payment authorized on",
  "recurring transfer to, signature purchase, pin purchase, point of sale, point of sale purchase, contactless",
  "contactless payment, contactless purchase, online payment, internet payment, web payment, bill payment, bill pay, billpay",
  "bill payment via faster payment, faster payment, faster payments receipt, fpi, fpo, fp, bgc, bacs, chaps, direct debit",
  "direct debit payment, direct dr, dd, standing order, standing order via faster payment, sto, s/o, so, card payment to, crv",
  "deb, dpc, tfr, transfer, transfer to, transfer from, trf, ibg, funds transfer, fund transfer, external transfer",
  "electronic transfer, interac e transfer, interac, e transfer, idp purchase, interac purchase, opos, fpos, eftpos",
  "eftpos purchase, eftpos debit, osko payment, osko, payid payment, npp, bpay, direct credit, direct deposit, direct dep",
  "pre authorized debit, preauthorized debit, pre authorised debit, pap, pad, ach, ach debit, ach credit, ach payment, ach withdrawal",
  "ach deposit, ach d, ach c, electronic payment, electronic withdrawal, withdrawal, deposit, payment, payment to, payment from",
  "payment received from, zelle payment to, zelle payment from, zelle recurring payment to, zelle recurring payment from, zelle scheduled payment to, zelle instant pmt to, zelle instant pmt from, zelle instant payment to, zelle instant payment from, zelle transfer to, zelle transfer from, zelle transfer, zelle to, zelle from, zelle, venmo payment to, venmo payment from, venmo payment, cash app payment to, cash app payment from, debit order",
  "magtape debit, magtape credit, stop order, refund, refund from, reversal, merchandise return, return, credit, debit",
  "credit from, debit to, incoming transfer, outgoing transfer, inward transfer, outward transfer, fast payment, giro, giro payment",
  "paynow, paynow transfer, paynow to, duitnow, duitnow transfer, promptpay, instapay, pesonet, fps, nets, nets purchase, nets qr",
  "payment fr a/c, dr, cr, sepa, salary, salary from, salary payment, wages, payroll, rent, instant transfer, inst xfer, apple pay",
  "google pay, samsung pay, card, non sterling purchase, international purchase, foreign purchase, intl purchase, ecom, e com",
  "e commerce, ecommerce, online purchase, internet purchase, pending, preauth, authorisation, authorization, mobile purchase",
  "ddr, chargeback, charge back, dispute credit, dispute reversal, dispute adjustment, provisional credit, provisional credit for, temporary credit, credit voucher, purchase reversal, purchase return, pos reversal, pos return, card reversal",
  "dda, dda purchase, dda withdrawal, dda debit, payment by authority to, payment by authority, merchant payment, till payment, pay bill, paybill, lipa na mpesa, pay merchant, buy goods",
  // More of the world's wordings
  "αγορα, πληρωμη, αναληψη, оплата товаров и услуг, оплата товаров, оплата, покупка, перевод, списание",
  "external withdrawal, external deposit, point of sale interac retail purchase, interac retail purchase, retail purchase, e transfer sent, interac e transfer sent, interac e transfer received, etransfer, paiement preautorise, debit preautorise, achat interac",
  "nst, vis, d d, pos w d, compra cartao deb mc, compra cartao deb, pix enviado cp, pix recebido cp, pago pse, pse, pago cuenta de tercero, bnet, pago bizum a, pago bizum, transf inmediata a favor de, transf inmediata, spei recibido bbva mexico, pag serv",
  "visa debitkartenumsatz, debitkartenumsatz, visa debitkartenumsatz vom, girocard, kartenzahlung mit pin, kartenzahlung kontaktlos, sepa elv lastschrift, elv lastschrift, danke ihr, einkauf zkb visa debit card, einkauf zkb visa debit, zkb visa debit card, einkauf debit card, belastung ebill, twint zahlung an, twint zahlung, belastung, gutschrift von",
  "domiciliation europeenne, domiciliation europeenne de, domiciliation, virement en euros de, virement en euros a, virement en euros, paiement par carte de debit, bonifico istantaneo a favore di, bonifico istantaneo da, satispay, plata, plata la, swish betalning, swish inbetalning, visa dankort, visa dankort kob, visa osto, osto, vdp, vdc, vda, vds, mobi, nok",
  "raast, raast p2p, raast p2p fund transfer to, raast p2p fund transfer from, ibft, ibft to, ibft from, bkash transfer, bkash, nagad, point of sale transaction, duitnow qr, duitnow qr payment, fpx payment, fpx, bills payment, edc, edc pos, thanh toan, thanh toan qr, chuyen tien, chuyen tien den, eps, autopay, web purchase, ecom pur, nip transfer, nip transfer to, nip transfer from, nip",
  "mpesa, mpesa transfer to, mpesa transfer from, m pesa pay bill to, m pesa pay bill, m pesa transfer to, mpesa pay bill to, pos purchase card no, mada pos, mada, sadad payment, sadad, bit transfer, bit transfer to, transaction",
  "デビット, クレジット, 口座振替, 振込, 체크카드, 신용카드, 자동이체, 支付宝, 财付通, 微信支付, 支付寶, 信用卡, 扣款",
  // South African banks
  "debicheck payment, debicheck, eft debit order payment, eft debit order, naedo debit order payment, naedo debit order, debit order payment, internal debit order",
  "fnb app payment to, fnb app rtc pmt to, fnb app payment from, fnb app, banking app payment, banking app payment to, rtc express pmt to, rtc pmt to, internet pmt to, acb debit external, acb debit, acb credit",
  "realtime credit, realtime debit, effec, overseas purchase, digital payment, fuel purchase, recurring card purchase, send money",
  // Indian rails
  "bppy, bppy cc, bppy dc, upi, upi dr, upi cr, upi debit, upi credit, neft, neft dr, neft cr, imps, rtgs, mmt, bil, bil onl, onl, inb, nach, nach dr, ecs",
  "ecs dr, vps, vin, ips, tpt, ift, ft, si, eba, ib, mb, p2a, p2m, p2v, to transfer, by transfer, wdl tfr, dep tfr, iconn, bbps, pcd",
  "me dc si, me dc, pos ref, billpay dr, ib billpay dr, ib fund transfer dr, ib fund transfer cr, cms, emi, ecom pur, ecm, rev",
  // German
  "kartenzahlung, karte, kartenkauf, girocard, girocardzahlung, ec, ec karte, ec kartenzahlung, debitkarte, debit mastercard",
  "visa debitkarte, debitkartenzahlung, lastschrift, sepa lastschrift, sepa ls, ls, basislastschrift, sepa basislastschrift",
  "sepa basislastschrifteinzug, folgelastschrift, erstlastschrift, einmallastschrift, lastschrift einzug, lastschrifteinzug",
  "dauerauftrag, sepa dauerauftrag, uberweisung, sepa uberweisung, online uberweisung, internet uberweisung, internet lastschrift, internet einkauf, echtzeituberweisung, gutschrift",
  "sepa gutschrift, gutschrift uberweisung, dauerauftragsgutschrift, echtzeitgutschrift, gehalt, lohn, lohn gehalt, gehalt lohn",
  "kauf, einkauf, kartenverfugung, pos mit pin, elv, rueckg, ruckgabe, ruckbuchung, ruckerstattung, erstattung, zahlung an",
  "bezahlung, zahlung, twint, kauf dienstleistung, einzug, abbuchung, bankcard, e banking auftrag, ebill, zahlungseingang, miete",
  // French
  "carte, cb, achat cb, achat par cb, achat carte, achat par carte, achat, paiement, paiement cb, paiement carte, paiement par carte",
  "paiement psc, paiement sans contact, facture carte, facture carte du, facture, prlv, prlv sepa, prelevement",
  "prelevement sepa, prelevement europeen, prelevement de, prlvm, vir, vir sepa, vir inst, vir sepa recu, vir recu, vir inst recu",
  "vir emis, vir de, vir sepa emis, vir permanent, virement, virement sepa, virement recu, virement emis, virement de, virement a",
  "virement instantane, virement instantane emis, virement instantane recu, virement instantane de, virement instantane a, virement en votre faveur, virement permanent, virement web",
  "rembourst, rembourst cb, rembourst carte, rembt, rembt cb, remb cb, remboursement cb, remboursement carte, annulation, annulation cb, annulation carte, annulation achat, annulation paiement",
  "virement recu de, avoir, avoir carte, remboursement, salaire, loyer, e carte, telepaiement, tip sepa",
  // Spanish and Portuguese
  "compra, compra en, compra tarjeta, compra tarj, compra con tarjeta, compra internet, compra online, pago, pago en, pago con tarjeta",
  "pago tarjeta, pago movil, pago movil en, pago con, pago recibo, pago de recibo, recibo, recibo de, adeudo, adeudo recibo, adeudo de, adeudo sepa",
  "domiciliacion, cargo, cargo por, cargo de, bizum, bizum a, bizum de, bizum recibido, bizum enviado, bizum a favor de",
  "transferencia, transferencia de, transferencia a, transferencia a favor de, transferencia recibida, transferencia recibida de",
  "transferencia emitida, transferencia inmediata, transf, trasp, abono, abono de, ingreso, ingreso de, devolucion, devolucion tarjeta, devolucion compra, devolucion de",
  "nomina, nomina de, spei, spei enviado, spei recibido, spei enviado a, redcompra, compra redcompra, pac, pago pac, compra nacional, compra pos",
  "compra debito, compra no debito, compra no credito, compra cartao, compra com cartao, compra mb, compras, pagamento, pagamentos",
  "pagamento de, pagamento servicos, pag serv, pagto, pagto eletron cobranca, debito direto, debito directo, dd sepa, deb direto, debito automatico, deb aut, trf p",
  "trf de, trf para, transf de, transf para, transferencia para, transferencia enviada, mb way, mbway, trf mb way, mb way de, pix, pix enviado",
  "pix recebido, pix enviado para, pix recebido de, pix transf, pix qrs, pix qr code, pix des, transferencia pix, transferencia enviada pelo pix",
  "transferencia recebida pelo pix, ted, doc, rshop, int, sispag, boleto, pagamento de boleto, estorno, salario, ordenado, debito, credito",
  "compra con tarjeta de debito, compra con debito, deb automatico, debito por compra, consumo",
  // Italian
  "pagamento pos, pagamento con carta, pagamento carta, pag pos, pagobancomat, pagobancomat pos, pagamento pagobancomat, pos carta",
  "acquisto, acquisto pos, acquisto con carta, addebito, addebito sdd, addebito diretto, sdd, sdd core, sepa dd, rid, bonifico",
  "bonifico da, bonifico a, bonifico sepa, bonifico istantaneo, bonifico a vostro favore, bonifico a favore di, bonifico disposto a favore di",
  "bonifico in uscita, bonifico in entrata, disposizione di bonifico, giroconto, accredito, accredito stipendio, stipendio, operazione pos",
  "ore, utilizzo carta, rimborso, storno, emolumenti, pagamento nfc",
  // Dutch and Belgian
  "betaalautomaat, betaalpas, bea, bea betaalpas, bea apple pay, bea google pay, betaling, betaling met debetkaart, betaling met kaart, betaling aan",
  "pinbetaling, pin, bck, incasso, incasso algemeen doorlopend, sepa incasso, sepa incasso algemeen doorlopend, sepa incasso algemeen",
  "sepa overboeking, overboeking, overschrijving, overschrijving naar, overschrijving van, instantoverschrijving naar, sepa ideal, ideal, tikkie",
  "europese domiciliering van, domiciliering, bancontact, betaling bancontact, salaris, loon, online betaling, periodieke overboeking",
  "betaalverzoek, contactloze betaling, retour, terugbetaling, terugbetaling van, terugstorting, annulering",
  // Nordic
  "kortkop, kortkjop, korttransaktion, autogiro, bg, bankgiro, plusgiro, swish, swish till, swish fran, overforing, overforing till, overforing fran, insattning, lon, kop",
  "varer, varer kl, varekop, varekjop, visa varekop, avtalegiro, nettgiro, nettgiro til, vipps, vipps til, straksoverforing, lonn, dankort, dankort kob, dankort nota, visa kob",
  "mobilepay, mobilepay kob, betalingsservice, bs, bs betaling, overforsel, lonoverforsel, korttiosto, korttimaksu, tilisiirto, suoraveloitus, palkka, verkkomaksu",
  "e lasku, kortbetaling",
  // Polish, Czech, Hungarian, Romanian, Turkish
  "platnosc karta, zakup przy uzyciu karty, platnosc, zakup, operacja karta, transakcja karta, transakcja kartowa, blik, zakup blik, platnosc blik, przelew",
  "przelew do, przelew od, przelew przychodzacy, przelew wychodzacy, przelew na telefon, polecenie zaplaty, zlecenie stale, wynagrodzenie, zwrot",
  "platba kartou, platba, nakup kartou, nakup debetni kartou, nakup kreditni kartou, nakup, nakup dne, inkaso, trvaly prikaz, prichozi platba, odchozi platba, uhrada, okamzita uhrada, mzda, vyplata",
  "kartyas vasarlas, vasarlas, kartyas fizetes, csoportos beszedes, atutalas, cumparare pos, cumparaturi, plata la pos, plata pos, plata card, incasare, harcama",
  "pos harcama, pirkinys, pirkums, ostu, alisveris, para transferi, havale, eft, fast, gelen fast, giden fast, maas, otomatik odeme",
  // Indonesia, Malaysia, Philippines, Vietnam
  "trsf e banking db, trsf e banking cr, trsf e banking, kartu debit, transaksi debit, qris, byr via e banking, pembayaran, pembelian, mydebit, sale debit, pos local",
]);

/** Small words between an introduction and the name. */
const CONNECTORS =
  "to from at by of for on via in de du des d a al da do dal bei an von vom am zu beim aan van bij naar per til fra till fran till until up and und et";

/** Words that leave the name behind when an identifier follows them. */
const MARKERS = readPhrases([
  "ref, kurs, karten, reference, refnr, refno, ref no, ech, id, emetteur, mdt, mandat, mandate, mandaat, mandato, lib, motif, eref, mref, cred, svwz, kref, kfn, vj, nr, no",
  "kd, kdnr, kd nr, kundennr, kundennummer, rnr, rgnr, rg, rechnung, vertrag, vertragsnummer, iban, bic, valuta, value, val, card, carte, karte, tarjeta, tarj, tarjeta no",
  "carta, cartao, kaart, kort, karta, txn, auth, autorizacion, autoriz, terminal, term, tid, mid, trace, seq, fil, filiale, store, stores, str, branch, br, unit, shop, whg",
  "cif, concepto, num, nro, othr, numero, nummer, numer, contract, contrato, contratto, factura, fattura, invoice, inv, acct, account, acc, a c, konto, klant, klantnr, factuur",
  "factuurnr, kenmerk, omschrijving, transactie, pasvolgnr, volgnr, policy, police, polizza, poliza, order, bestellung, bestelling, cliente, client, cl, op, operacion",
  "beleg, auftrag, tan, reg, loc, kl, phone, tel, des, indn, desc, tlf, rrn, arn, utr, urn, nbr, pas, cro, fact, customer, mcc, ticket, recibo, nummer, numero, bon, kasse, filnr, ean, mandatsref, glaubiger, ends, ending",
]);

/** Markers that leave the name behind whatever follows them. */
const STRONG_MARKERS =
  "othr reference referenz concepto eref mref svwz kref omschrijving mandat mandate mandato mandaat emetteur kundennummer kenmerk incassant machtiging";

/** Words at the end that say how or what kind of payment it was, not who was paid. */
const TRAILERS = readPhrases([
  "sagt danke, payment, payments, pmt, pymt, pymts, pmts, purchase, autopay, auto pay, bill payment, billpay, bill, direct debit, ppd, web pmts, ppd id, des, ach, ach pmt, online pmt, online payment, e payment, epay",
  "debit, credit, contactless, recurring, trip, pending, subscription, subscr, refund, paiement, pago, pagamento, lastschrift, mandate, mktplace, pmts, dir dep, direct dep, direct deposit, payroll, salary, visa",
  "mastercard, maestro, eur, usd, gbp, inr, fil, filiale, kd, nr, ref, no, card, carte, sa, folgenr, bill pay, dirdep, one time, bgc, wages, gehalt, lohn, salaire",
]);

/** Payment services that stand before the real seller, as in "SQ *", "PAYPAL *". */
const FACILITATORS = readPhrases([
  "sq, sqc, sqr, gosq com, square, tst, toast, sp, pp, paypal, paypal inst xfer, pypl, zettle, izettle, iz, ztl, sumup, sum up, su, stripe, cko, adyen, klarna, mollie, multisafepay, worldline, payone",
  "dd, eb, wl, fs, fsp, raz, fastspring, 2co com, paddle net, paddle, dri, mol, razorpay, rzp, rsp, ccavenue, ccav, billdesk, bdsk, payu, cashfree, paytm, phonepe, instamojo, pay, mp, mercadopago, mercpago, merpago, pag, pagseguro",
  "paygo, clip mx, clip, iyzico, iyzi, satispay, fawry, paypal australia, paypal uk, paypal deutschland, tngd, payplug, lyf, sumup france, worldpay, dojo, teya, revolut pay, payconiq, vivawallet, mypos, nexi, zapper, zapper1, ikh, wd, dashpay, hpy, ik, abc, abcfitness, mp, tm, mtr, cbi, mbi, evb, pos, eig, ec, cke, wpy, wp, clover, lightspeed, spothopper, olo, chownow, slice, gh, dnh, cl, vagaro, mindbody, mb, zsk, ic, ifd, dl, ebanx, iugu, hna, ht, asaas, stone, ton, pg, vipps, lsp, nyx, act, cl, py, spo, nya, shopifypay, shop pay, shopify, ls, ckw, bt, tk, viva, myfatoorah, payfast, yoco, ikhokha, peach, snapscan, paystack, flutterwave, flw",
  "hlu, cash app, venmo, dlo, zip, afterpay, sezzle, affirm, clearpay, przelewy24, p24, payu pl, tpay, gopay, comgate, bckp, 365, nets, buckaroo, ppro, amazon payments, paypal europe, sumup europe, paypal europe s a r l et cie s c a, paypal pte",
]);

type PhraseIndex = ReadonlyMap<string, readonly (readonly string[])[]>;

const indexPhrases = (phrases: readonly string[]): PhraseIndex => {
  const index = new Map<string, string[][]>();
  for (const phrase of phrases) {
    const words = foldWords(phrase).split(" ");
    const first = words[0] ?? "";
    index.set(first, [...(index.get(first) ?? []), words]);
  }
  for (const group of index.values()) group.sort((a, b) => b.length - a.length);
  return index;
};

const INTRODUCTION_INDEX = indexPhrases(INTRODUCTIONS);

const standsAt = (words: readonly string[], phrase: readonly string[], at: number): boolean =>
  phrase.every((word, offset) => words[at + offset] === word);

/** How many of the folded words from `at` on are a bank's introduction (the longest one), 0 when none is. */
export const countIntroduction = (words: readonly string[], at: number): number =>
  INTRODUCTION_INDEX.get(words[at] ?? "")?.find((phrase) => standsAt(words, phrase, at))?.length ?? 0;

const TRAILER_SET = new Set(TRAILERS.map(foldWords));

/** How many of the folded words before `end` only say how it was paid (two or one), 0 when none does. */
export const countTrailer = (words: readonly string[], end: number): number => {
  const last = words[end - 1] ?? "";
  if (TRAILER_SET.has(`${words[end - 2] ?? ""} ${last}`)) return 2;
  return TRAILER_SET.has(last) ? 1 : 0;
};

export const CONNECTOR_SET: ReadonlySet<string> = new Set(CONNECTORS.split(" "));
export const MARKER_SET: ReadonlySet<string> = new Set(MARKERS.map(foldWords));
export const STRONG_MARKER_SET: ReadonlySet<string> = new Set(STRONG_MARKERS.split(" ").map(foldWords));
export const FACILITATOR_SET: ReadonlySet<string> = new Set(FACILITATORS.map(foldWords));
