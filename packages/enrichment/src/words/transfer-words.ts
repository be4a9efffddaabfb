import { makePhraseSet } from "../text/phrase-set.ts";

/** Words of moving money that say nothing of whose account is at the other end. */
export const TRANSFER_WORDS = makePhraseSet([
  "transfer, xfer, tfr, trf, trfr, transf, tran, money transfer, bank transfer, wire, wire transfer, web transfer, funds transfer, ft, ach transfer, eft, e transfer, etransfer, interac, zelle, venmo, faster payment, faster payments, fps, fpi, fpo, fp, bank credit, bank giro credit, bgc, pay to, payment to, payment from, sent to, received from, withdrawn, deposited, bacs, chaps, standing order, sto, bill payment, online banking, mobile banking, osko, payid, npp, rtc, magtape, send money, cash app, cashout, instant transfer, deposit, withdrawal, top up, topup, top-up, add money, money added, load, funding, contribution",
  "neft, imps, rtgs, upi, mmt, ib funds transfer, inft, bil, tpt, net banking, ecs, nach",
  "uberweisung, ubertrag, ubertragung, gutschrift, dauerauftrag, echtzeituberweisung, sepa uberweisung, sepa gutschrift, sepa, sct, einzahlung, auszahlung, dauerauftragsgutschrift, gutschr, uberw, zahlungseingang, zahlungsausgang, vergutung",
  "virement, vir, vrt, virt, vir sepa, virement sepa, virement recu, virement emis, virement instantane, vir inst, versement",
  "transferencia, transf, traspaso, bizum, spei, pix, ted, doc, transferencia recibida, transferencia emitida, transferencia enviada, trf mb way, mb way, ingreso, deposito, abono",
  "bonifico, bonif, bonifico sepa, disposizione, giro, accredito, versamento",
  "overboeking, overschrijving, storting, bijschrijving, afschrijving, naar rekening, van rekening, tikkie",
  "overforing, overforsel, insattning, uttag, swish, vipps, mobilepay, tilisiirto, siirto, viitesiirto, przelew, przelew przychodzacy, przelew wychodzacy, prevod, platba, havale, eft gonderimi, utalas, atutalas, transfer masuk, transfer keluar, furikomi, fast, duitnow, paynow, instapay, pesonet, promptpay",
]);

/** Words by which a bank account's row says that a card is being paid, and the issuers' own names. */
export const CARD_WORDS = makePhraseSet([
  "credit card, creditcard, cr card, crcard, credit crd, card payment thank you, visa bill, visa card, mastercard, master card, visa, amex, american express, american exp, diners, diners club, discover, barclaycard, capital one, citi card, citicard, citi cards, chase card, sbi card, sbicard, hdfc card, icici card, axis card, cred, mbna, synchrony, comenity, applecard, apple card, card services, cardmember, card bill, cc bill, cc payment, card autopay, rupay, marbles, vanquis, aqua card, tesco card, card repayment, card settlement, charge card, store card",
  "kreditkarte, kreditkarten, kreditkartenabrechnung, kartenabrechnung, kreditkartenkonto, carte de credit, carte bancaire differee, carte differee, releve carte, facture carte, tarjeta, tarjeta de credito, tarjeta credito, cartao, cartao de credito, cartao credito, fatura, fatura cartao, carta di credito, carta credito, nexi, cartasi, kredietkaart, ics cards, ics, international card services, kreditkort, kredittkort, luottokortti, karta kredytowa, karty kredytowej, kreditni karta, kreditni karty, kredi karti",
]);

/** Words by which a card's own row says that its bill was paid. */
export const BILL_PAID_WORDS = makePhraseSet([
  "payment received, payment, pymt, pmt, pymnt, thank you, autopay, auto pay, direct debit, epayment, e payment, bill paid, received with thanks, bbps payment, repayment, online payment, mobile payment, payment by, paid, dd payment",
  "zahlung, zahlungseingang, ausgleich, einzahlung, lastschrift, saldoausgleich, danke, paiement, prelevement, reglement, merci, versement, pago, pago recibido, gracias, abono, su pago, pagamento, pagamento recebido, obrigado, pagto, pagamento ricevuto, grazie, addebito, betaling, betaling ontvangen, incasso, bedankt, afrekening, betalning, inbetalning, innbetaling, indbetaling, tack, maksu, suoritus, splata, wplata, splatka, odeme, platba",
]);

export const LOAN_WORDS = makePhraseSet([
  "loan, loan payment, loan repayment, mortgage, mortgage payment, emi, installment, instalment, heloc, line of credit, student loan, auto loan, car loan, principal",
  "darlehen, kredit, kreditrate, rate, tilgung, hypothek, pret, echeance, echeance pret, emprunt, hypotheque, prestamo, hipoteca, cuota prestamo, amortizacion, emprestimo, financiamento, prestacao, mutuo, rata, rata mutuo, prestito, lening, hypotheek, aflossing, lan, amortering, bolan, lainanhoito, laina, kredyt, uver, hypoteka, kredi",
]);

/** Words for an account that money is put by in. */
export const SAVING_WORDS = makePhraseSet([
  "savings, saving, saver, sav, svgs, isa, pot, reserve, money market, recurring deposit, rd installment, fixed deposit, fd, brokerage, invest, investment, investments, securities, trading, ira, 401k, sip, demat",
  "sparen, sparkonto, tagesgeld, tagesgeldkonto, festgeld, sparbuch, depot, wertpapier, livret, epargne, ldd, ldds, pel, pea, ahorro, ahorros, poupanca, risparmio, deposito titoli, spaarrekening, spaar, beleggen, sparekonto, sparkonto, saastotili, oszczednosciowe, oszczednosci, sporici, vadeli, birikim",
]);

/** Words for an account of every day. */
export const CURRENT_WORDS = makePhraseSet([
  "checking, chk, chq, current account, current, everyday, everyday account, girokonto, giro, compte courant, compte cheques, cuenta corriente, cuenta nomina, conta corrente, conto corrente, betaalrekening, lonekonto, kayttotili",
]);

/** Words of cash that is drawn. */
export const CASH_WORDS = makePhraseSet([
  "atm, cash withdrawal, cash wdl, cash wd, cash machine, cashpoint, atm wdl, atm wd, atw, nwd, geldautomat, geldausgabeautomat, ga auszahlung, barauszahlung, bargeldauszahlung, bargeldabhebung, bargeldbezug, retrait, retrait dab, retrait gab, retrait distributeur, retrait especes, cajero, cajero automatico, retirada efectivo, retirada de efectivo, disposicion efectivo, reintegro cajero, saque, levantamento, prelievo, prelevamento, geldopname, geldautomaat, minibank, uttak, uttag, kontantuttag, bankomatuttag, nosto, automaattinosto, kateisnosto, wyplata z bankomatu, wyplata bankomat, vyber z bankomatu, vyber hotovosti, para cekme, nakit cekim",
]);

/** Words of cash that also name other things (a card scheme, a shop, goods to be fetched): they need company, or nobody named beside them. */
export const MAYBE_CASH_WORDS = makePhraseSet([
  "cash, bargeld, bancomat, bankomat, reintegro, retirada, wyplata, vyber, dab, otto, gab",
]);

/** Names of companies among these: without company they say nothing. */
export const ALSO_COMPANIES: ReadonlySet<string> = new Set(["otto", "dab", "gab"]);

/** Money that only looks like a movement between own accounts: it was earned, charged, granted or given back. */
export const AGAINST_WORDS = makePhraseSet([
  "fee, fees, charge, charges, service charge, rebate, cashback, cash back, reward, rewards, bonus, interest, int cr, int pd, dividend, dividends, salary, sal, payroll, wages, wage, pension, annuity, benefit, benefits, stipend, reimbursement, reimburse, expenses, expense claim, claim, tax, hmrc, irs, gst, vat, commission, insurance, premium, rent, invoice, adjustment, promo, goodwill, compensation, payout, sale, split, dinner, lunch, your share, my share, share of, owe, owed, iou, thanks for, gift, birthday",
  "gebuhr, gebuhren, entgelt, zinsen, zins, habenzinsen, sollzinsen, abschluss, gehalt, lohn, bezuge, besoldung, rente, bonus, pramie, auslagen, spesen, kostenerstattung, miete, steuer, finanzamt, provision, dividende, rechnung, anteil, geschenk",
  "frais, commission, interets, salaire, paie, paye, traitement, retraite, prime, loyer, impot, note de frais, facture, cadeau, dividendes, agios, cotisation",
  "comision, comisiones, interes, intereses, nomina, salario, sueldo, pension, alquiler, impuesto, factura, regalo, dividendo, tarifa, juros, rendimento, tarifas, aluguel, imposto, aposentadoria, vencimento, presente, reembolso de gastos",
  "commissione, commissioni, interessi, competenze, stipendio, pensione, affitto, imposta, bollo, regalo, fattura, rente, kosten, salaris, loon, pensioen, huur, belasting, factuur, cadeau, declaratie, avgift, ranta, renter, rente, lon, lonn, palkka, elake, hyra, skatt, provize, urok, uroky, mzda, wynagrodzenie, pensja, oplata, odsetki, prowizja, maas, faiz, ucret, kira",
]);

/** Money that comes back: never one half of a movement between own accounts. */
export const RETURN_WORDS = makePhraseSet([
  "refund, refunded, refnd, rfnd, reversal, reversed, revsl, rev, reverse, returned, return, return of, unpaid, chargeback, charge back, dispute, disputed, cancelled, canceled, cancellation, void, correction, credit voucher, merchant credit, purchase return, merchandise return, bounced, rejected, failed, declined",
  "ruckerstattung, erstattung, ruckzahlung, retoure, storno, stornierung, ruckbuchung, rucklastschrift, rucklaufer, gutschrift storno, korrektur, ruckuberweisung",
  "remboursement, remb, rembt, annulation, annule, rejet, rejete, impaye, retour, extourne, avoir, contrepassation",
  "devolucion, devol, devuelto, reembolso, anulacion, anulado, retrocesion, estorno, estornado, devolucao, cancelamento, cancelado, estorno compra",
  "rimborso, storno, stornato, riaccredito, reso, annullamento, terugbetaling, terugboeking, retour, stornering, teruggave, storno incasso",
  "aterbetalning, retur, tilbakebetaling, tilbageforsel, refusjon, refusion, makulering, kreditering, palautus, hyvitys, zwrot, storno, vraceni, refundace, iade, iptal",
]);

/** Words that name no one: what banks print around a movement. */
export const NEUTRAL_WORDS: ReadonlySet<string> = new Set(
  "a account acct acc ac acnt prlv prelevement releve recu recue emis emise ontvangen ontvangst verzonden recibido recibida emitida enviado enviada recebido recebida ricevuto ricevuta inviato inviata erhalten gesendet eingegangen deb aut autom entradas saidas mottagen skickad p2a p2m self to from of on in for by the and your my our own via ref reference no nr num number id trn txn trans transaction date value online mobile web internet app phone telephone tel bank banking bnk payment pay pymt pmt pymnt paid payments debit credit dr cr db deb cred direct auto automatic autopay scheduled recurring instant immediate express real time realtime internal external inter intra between received sent outgoing incoming inward outward inbound outbound ending monthly weekly regular conf confirmation code branch sort iban bic swift ppd ccd tel co entry descr des indn memo note msg rmrk remark remarks purpose thank you thanks card cards bill self own me myself account s ltd cash money funds fund balance sweep round up ups transferred credited debited deposit deposits save pot move moved linked kto konto von an auf aus bei der die das und zu zum zur fur vom eigene eigenes eigener eigen mein meine auftrag verwendungszweck kundenreferenz mandatsref eref mref svwz abwa blz datum uhr uhrzeit betrag dd compte comptes de du des le la les et vers depuis pour votre vos mon mes interne propre cuenta cuentas del el los las y a en por su sus mi propia propio entre desde hacia conta contas para do da dos das e o propria conto conti per da di dal al tra proprio rekening naar van mijn eigen op uw en te konto konton till fran fra til mellan egen egna eget min mina og och tili tililta tilille oma na z do ze wlasny wlasne rachunek rachunku konta ucet uctu vlastni hesap hesaba hesaptan kendi january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec januar februar marz mai juni juli oktober dezember".split(
    " ",
  ),
);
