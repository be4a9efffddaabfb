import type { WordList } from "./word-list.ts";

/** What banks themselves write, in any language: cash, fees, interest, pay. It outweighs any brand in the same line. */
export const BANK_WORDS: WordList = {
  "transfers.transfers": [
    "citi card online, venmo type cashout, payment to chase card, payment to citi card, card ending in, transfer to share, transfer from share, home banking transfer, online banking transfer, payment to crd, payment to credit card, online payment to crd, capital one mobile pymt, capital one mobile pmt, capital one online pymt, capital one online pmt, capital one autopay, capital one crcardpmt, automatic payment thank, autopay payment thank, mobile payment thank, internet payment thank, web payment thank, online payment thank, payment thank you, thank you payment, e payment thank, creditcard payment, credit card pmt, card ccpymt, ccpymt, ccpmt, credit card bill payment, us creditcard, bill payment credit card, crd epay, cardmember svcs, synchrony bank, comenity pay, comenity payment, applecard gsbank, card online payment, internet transfer, bank transfer, transfer to account, transfer from account, ally bank transfer, overdraft transfer, overdraft protection transfer, od protection transfer, automatic transfer, scheduled transfer, brokerage transfer in, live better, interest sweep, venmo cashout, venmo transfer, paypal transfer, cash app cash out, credit card autopay, card payment thank you, payment received thank you, balance transfer, visa payment, mastercard payment",
  ],
  "cash.cash": [
    "atm, atm withdrawal, atm wdl, atm cash, cash withdrawal, cash wdl, cash deposit, cash machine, cashpoint, cash advance, nfs cash, atw, nwd, self withdrawal, lnk, notemachine",
    "bargeldauszahlung, bargeldabhebung, barauszahlung, geldautomat, bargeld, bareinzahlung, ga nr, auszahlung girocard, bankomat, bancomat prelievo, bancomatabhebung, postomat",
    "retrait dab, retrait, retrait especes, retrait gab, versement especes, ret dab, retiro cajero, retirada cajero, retirada de efectivo, reintegro cajero, disposicion cajero, retiro efectivo, cajero automatico",
    "levantamento, levantamento numerario, saque, saque eletronico, saque 24h, prelievo, prelievo bancomat, prelievo contante, prelevamento, geldautomaat, geldopname, opname geldautomaat, gea betaalpas",
    "uttag bankomat, bankomatuttag, kontantuttag, minibank, kontantuttak, kontanthaevning, haeveautomat, otto automaatti, nosto, wyplata z bankomatu, wyplata bankomat, vyber z bankomatu, vyber hotovosti, keszpenzfelvetel, retragere numerar, para cekme, tarik tunai, tarikan atm",
  ],
  "taxes_fees.bank_fees": [
    "min bal chgs, min bal chg, min bal charges, amb chgs, incl cess, plus cess, instaalert chg, insta alert chg, instaalert charges, sms chg, sms chgs, sms chrg, sms charges, sms alert chg, sms alert charges, amb chrg, amb charges, consolidated charges, consolidated chgs, dcardfee, debit card charges, debit card amc, card amc, incl gst, inc gst, incl of gst, including gst, plus gst, gst on charges, gst on fees",
    "withdrawal fee, cash withdrawal fee, deposit fee, cash deposit fee, processing fee, insufficient funds, insufficient funds fee, admin fee, account admin fee, dispute fee, card purchase fee, online purchase fee, sms fee, authentication fee, collection fee, debit order fee, unpaid item fee",
    "purchase fee, payment fee, notification fee, debit order fee, admin charge, transaction charge, transaction charges, item unpaid, unpaid item, item fee, paper statement fee, stop payment fee, convenience fee, overlimit fee, annual membership fee, card replacement fee, excess withdrawal fee, inactivity fee, account closing fee, ledger fees, monthly fee, monthly service fee, service fee, account fee, maintenance fee, maintenance charge, overdraft fee, overdraft charge, nsf fee, returned item fee, late fee, late payment fee, annual fee, card fee, foreign transaction fee, non sterling transaction fee, non stg trans fee, foreign exchange fee",
    "international transaction fee, intl transaction fee, atm fee, cash advance fee, wire fee, transfer fee, sms charges, sms alert, sms notification fee, sms chgs, bank charge, bank charges, bank fee, service charge, service charges, debit card annual fee, minimum balance charges, min bal charges, amb chrg, immediate payment fee, ledger fee, non maintenance charges, foreign markup, mark up fee, markup fee, dcc fee, cheque bounce charges, ach return charges, debit card charges, stamp duty",
    "kontofuhrung, kontofuhrungsentgelt, kontofuhrungsgebuhr, kontogebuhr, entgeltabschluss, abschluss entgelt, kartengebuhr, auslandseinsatzentgelt, auslandsentgelt, gebuhr, kartenpreis, bankspesen, spesen, rechnungsabschluss",
    "frais bancaires, cotisation carte, cotisation mensuelle, cotisation compte, cotis, frais de tenue de compte, commission d intervention, commissions, agios, comision, comisiones, comision mantenimiento, cuota tarjeta, comision tarjeta, comissao, comissao manutencao, manutencao de conta, anuidade, tarifa, tarifa bancaria, cesta de servicos, imposto do selo, commissione, commissioni, canone, canone mensile, canone conto, imposta di bollo, spese tenuta conto, competenze",
    "kosten rekening, bankkosten, kosten betaalpakket, pakketkosten, kosten oranjepakket, basic pakket, kontoavgift, arsavgift, kortavgift, gebyr, arsgebyr, kortgebyr, palvelumaksu, oplata za karte, oplata za prowadzenie, prowizja, poplatek, poplatky, vedeni uctu, comision administrare, hesap isletim ucreti, biaya adm, biaya admin, jutalek, szamlavezetesi dij",
  ],
  "taxes_fees.interest": [
    "int on debit balance, interest on debit, interest charge, interest charged, interest charges, purchase interest charge, debit interest, overdraft interest, finance charge, finance charges, interest debited, loan interest, int coll, sollzinsen, zinsen, dispozinsen, uberziehungszinsen, interets debiteurs, interets, intereses, interes deudor, intereses deudores, juros, juros mora, iof, interessi passivi, interessi debitori, interessi, debetrente, debetranta, odsetki, uroky, debit int, interest",
  ],
  "income.interest": [
    "int on credit balance, interest on credit, interest, interest paid, interest payment, interest credit, interest earned, credit interest, savings interest, int pd, int paid, int cr, sb int, intpd, interest credited, gross interest, habenzinsen, zinsen, zinsgutschrift, zinsertrag, interets crediteurs, interets, intereses, abono intereses, interes acreedor, rendimento, rendimentos, juros, interessi attivi, interessi creditori, interessi, creditrente, rente, ranta, renter, korko, odsetki, kapitalizacja odsetek, urok, uroky, kamat, dobanda, faiz, bunga",
  ],
  "income.salary": [
    "salary, sal, salaries, payroll, wages, wage, direct dep, dir dep, pay cheque, paycheck, net pay, monthly pay, salary credit, sal credit, bonus payment, gehalt, lohn, lohn gehalt, bezuge, besoldung, vergutung, salaire, paie, virement salaire, remuneration, traitement, nomina, sueldo, salario, abono nomina, haberes, aguinaldo, ordenado, vencimento, proventos, folha de pagamento, 13 salario, stipendio, emolumenti, accredito stipendio, competenze stipendio, tredicesima",
    "salaris, loon, wedde, lon, loneutbetalning, lonn, lonoverforsel, palkka, wynagrodzenie, pensja, wyplata, mzda, vyplata, salar, salariu, maas, maas odemesi, munkaber, fizetes, gaji, payroll gaji",
  ],
  "income.benefits": [
    "state pension, pension, child benefit, universal credit, hmrc child benefit, dwp, jobseekers, disability, social security, ssa treas, ssi treas, unemployment, ui benefit, va benef, kindergeld, elterngeld, rente gutschrift, rentenversicherung, deutsche rentenversicherung, bundesagentur fur arbeit, familienkasse, arbeitslosengeld, wohngeld, bafog, caf, allocations familiales, pole emploi, france travail, cpam, assurance maladie, retraite, carsat, agirc arrco, ircantec",
    "pension seguridad social, seguridad social, sepe, prestacion, inss, beneficio inss, bolsa familia, seguro desemprego, abono pis, inps, assegno unico, pensione, naspi, svb, sociale verzekeringsbank, kinderbijslag, uwv, zorgtoeslag, huurtoeslag, aow, barnbidrag, forsakringskassan, barnetrygd, nav, folkepension, su styrelsen, boligstotte, kela, elake, zus, emerytura, 800 plus, sociedad social, epfo, eps pension, centrelink, services australia, canada child benefit, canada cpp, ei canada",
  ],
  "income.dividends": [
    "dividend, dividends, div payment, final div, interim div, int div, fin div, ach c dividend, dividende, dividenden, ausschuttung, ertragnisausschuttung, dividendes, coupons, dividendo, dividendos, abono dividendo, dividendi, cedola, utdelning, utbytte, udbytte, osinko, dywidenda, divd",
  ],
  "income.tax_refunds": [
    "irs treas, tax ref, tax refund, taxref, income tax refund, itr refund, itdtax refund, hmrc refund, hmrc, steuererstattung, finanzamt, finanzkasse, dgfip, direction generale des finances publiques, remboursement impots, aeat, agencia tributaria, devolucion renta, devolucion irpf, reembolso irs, restituicao ir, restituicao, agenzia entrate, rimborso irpef, belastingdienst, teruggaaf, skatteverket, skatteaterbaring, skatteetaten, skattestyrelsen, verohallinto, urzad skarbowy, ato, cra, skatt",
  ],
  "income.rewards": [
    "cashreward, cashback, cash back, cashback reward, statement credit, rewards, reward, reward redemption, cash rewards, bonus points, upi cashback, bonus gutschrift, pramie, bonificacion, referral bonus, welcome bonus, promo credit, cash bonus",
  ],
  "income.rental": [
    "rent received, rental income, rent from tenant, tenant rent, mieteinnahme, mieteingang, loyer locataire, loyer percu, alquiler cobrado, aluguel recebido, affitto incassato, huurinkomsten",
  ],
  "income.freelance": [
    "invoice payment, consulting fee, consultancy fee, freelance, freelancing, upwork, fiverr, honorar, rechnung gutschrift, honoraires, honorarios, prestacao de servicos, parcella, professional fees received, toptal, payoneer",
  ],
  "income.other": [
    "insurance claim, claim settlement, government grant, stimulus, treas 310, economic impact",
  ],
  "taxes_fees.taxes": [
    "income tax, advance tax, self assessment tax, hmrc, hmrc paye, hmrc self assessment, council tax, property tax, city tax, county tax, irs usataxpymt, usataxpymt, franchise tax, tax payment, estimated tax, vat payment, gst payment, tds, cbdt, direct tax, finanzamt, finanzkasse, einkommensteuer, kfz steuer, grundsteuer, bundeskasse, rundfunk ard, rundfunkbeitrag, ard zdf",
    "impot, impots, dgfip, direction generale des finances publiques, taxe fonciere, taxe habitation, taxe d habitation, prelevement impot, urssaf, tresor public, aeat, agencia tributaria, impuesto, impuestos, ibi, irpf, modelo 100, impuesto circulacion, seg social autonomos, tgss, imposto, impostos, iptu, ipva, darf, receita federal, autoridade tributaria, pagamento ao estado, f24, agenzia entrate, imu, tari, imposta, pagopa, belastingdienst, belasting, gemeentebelasting, gemeentelijke belastingen, waterschapsbelasting, motorrijtuigenbelasting, fod financien, skatteverket, skatteetaten, skattestyrelsen, verohallinto, urzad skarbowy, podatek, financni urad, steueramt, steuerverwaltung, cra remittance, ato payment, sars efiling, vergi, nav adoszamla",
  ],
  "loans.repayments": [
    "loan payment, loan repayment, loan emi, emi, personal loan, home loan emi, auto loan, car loan, loan inst, darlehen, kreditrate, ratenkredit, darlehensrate, tilgung, echeance de pret, echeance pret, remboursement pret, credit conso, echeance credit, cuota prestamo, prestamo, recibo prestamo, amortizacion prestamo, prestacao, emprestimo, parcela emprestimo, rata mutuo, rata prestito, finanziamento, prestito, lening, aflossing, aflossing lening, krediet, lan betalning, billan, rata kredytu, splata kredytu, splatka uveru, splatka",
  ],
  "housing.rent": [
    "rent payment, monthly rent, miete, kaltmiete, warmmiete, mietzahlung, loyer, alquiler, affitto, aluguel, huur, huurbetaling, hyra, husleje, husleie, vuokra, czynsz, najemne, lakber, chirie",
  ],
  "housing.mortgage": [
    "mortgage, mtg pmt, mtg payment, mortgage payment, home loan, baufinanzierung, baudarlehen, hypothek, hypothekarzins, bausparkasse, pret immobilier, credit immobilier, pret immo, hipoteca, recibo hipoteca, cuota hipoteca, prestamo hipotecario, credito habitacao, prestacao casa, financiamento imobiliario, mutuo, rata mutuo, hypotheek, hypotheekrente, bolan, boliglan, huslan, asuntolaina, kredyt hipoteczny, hypoteka",
  ],
};
