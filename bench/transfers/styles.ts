/** What a row may name: both accounts' banks and digits, the holder, a stranger, a number that is new each time. */
export type Names = {
  readonly bank: string;
  readonly digits: string;
  readonly holder: string;
  readonly stranger: string;
  readonly shop: string;
  readonly number: string;
};

/** Printed forms of one country; several of a kind are taken by chance, terse ones among them. `bank` and `digits` are the other account's. */
export type Style = {
  readonly country: string;
  readonly currency: string;
  readonly holder: string;
  readonly banks: readonly [string, string, string];
  readonly strangers: readonly string[];
  readonly shops: readonly string[];
  readonly out: readonly ((names: Names) => string)[];
  readonly into: readonly ((names: Names) => string)[];
  readonly billOut: readonly ((names: Names) => string)[];
  readonly billIn: readonly ((names: Names) => string)[];
  readonly personOut: readonly ((names: Names) => string)[];
  readonly personIn: readonly ((names: Names) => string)[];
  readonly purchase: (names: Names) => string;
  readonly refund: (names: Names) => string;
  readonly salary: (names: Names) => string;
  readonly fee: string;
  readonly rebate: string;
  readonly interest: string;
  readonly cashback: string;
};

const upper = (text: string): string => text.toUpperCase();

export const STYLES: readonly Style[] = [
  {
    country: "US",
    currency: "USD",
    holder: "Dana Whitlock",
    banks: ["Cascade Bank", "Prairie Savings", "Summit Card"],
    strangers: ["Jordan Ellis", "Priya Raman", "Luis Ortega"],
    shops: ["Target", "Blue Kettle Coffee", "Alder Outfitters"],
    out: [
      (n) => `Online Transfer to SAV ...${n.digits} transaction#: ${n.number}`,
      (n) => `ACH WITHDRAWAL ${upper(n.bank)} TRANSFER`,
      (n) => `Transfer to account ending in ${n.digits}`,
      () => "Web transfer",
    ],
    into: [
      (n) => `Online Transfer from CHK ...${n.digits} transaction#: ${n.number}`,
      (n) => `ACH DEPOSIT ${upper(n.bank)} TRANSFER`,
      (n) => `Deposit from ${n.holder}`,
      () => "Transfer deposit",
    ],
    billOut: [(n) => `${upper(n.bank)} CRCARDPMT ${n.number}`, (n) => `${n.bank} CREDIT CARD AUTOPAY PPD`],
    billIn: [
      () => "AUTOMATIC PAYMENT - THANK YOU",
      () => "Payment Thank You-Mobile",
      () => "PAYMENT RECEIVED",
    ],
    personOut: [
      (n) => `Zelle payment to ${n.stranger} ${n.number}`,
      (n) => `VENMO PAYMENT ${upper(n.stranger)}`,
    ],
    personIn: [
      (n) => `Zelle payment from ${n.stranger} ${n.number}`,
      (n) => `VENMO CASHOUT ${upper(n.stranger)}`,
    ],
    purchase: (n) => `${upper(n.shop)} ${n.number.slice(0, 4)} SEATTLE WA`,
    refund: (n) => `${upper(n.shop)} ${n.number.slice(0, 4)} SEATTLE WA RETURN`,
    salary: () => "ARBOR LABS INC DIRECT DEP PAYROLL",
    fee: "MONTHLY SERVICE FEE",
    rebate: "ATM FEE REBATE",
    interest: "INTEREST PAYMENT",
    cashback: "CASH REWARD REDEMPTION",
  },
  {
    country: "GB",
    currency: "GBP",
    holder: "Alex Merriden",
    banks: ["Harbour Bank", "Tidewater Savings", "Lantern Card"],
    strangers: ["Sam Whitfield", "Niamh Doyle", "Tomasz Zielinski"],
    shops: ["Greenlane", "Loom Clothing", "Parcelry"],
    out: [
      (n) => `FASTER PAYMENT ${upper(n.bank)} REF SAVINGS`,
      (n) => `${upper(n.holder)} FP ${n.number}`,
      (n) => `TO A/C ${n.number.slice(0, 4)}${n.digits} TRANSFER`,
      () => "MOBILE TRANSFER",
    ],
    into: [
      (n) => `FASTER PAYMENT RECEIVED ${upper(n.holder)}`,
      (n) => `FROM A/C ${n.number.slice(0, 4)}${n.digits} TRANSFER`,
      (n) => `BANK CREDIT ${upper(n.holder)}`,
      () => "TRANSFER IN",
    ],
    billOut: [(n) => `DIRECT DEBIT ${upper(n.bank)}`, (n) => `${upper(n.bank)} CARD PAYMENT ${n.number}`],
    billIn: [() => "PAYMENT RECEIVED - THANK YOU", () => "DIRECT DEBIT PAYMENT - THANK YOU"],
    personOut: [
      (n) => `FASTER PAYMENT TO ${upper(n.stranger)}`,
      (n) => `STANDING ORDER ${upper(n.stranger)}`,
    ],
    personIn: [(n) => `FASTER PAYMENT FROM ${upper(n.stranger)}`, (n) => `${upper(n.stranger)} BACS DINNER`],
    purchase: (n) => `CARD PAYMENT TO ${upper(n.shop)} BRISTOL GB`,
    refund: (n) => `CARD REFUND ${upper(n.shop)} BRISTOL GB`,
    salary: () => "BACS NORTHGATE SURVEYS LTD SALARY",
    fee: "ACCOUNT FEE",
    rebate: "FEE REFUND",
    interest: "GROSS INTEREST",
    cashback: "CASHBACK",
  },
  {
    country: "DE",
    currency: "EUR",
    holder: "Jonas Felber",
    banks: ["Uferbank", "Talsparkasse", "Laterne Karten"],
    strangers: ["Petra Lindauer", "Murat Aydin", "Greta Sommer"],
    shops: ["Marktkauf Süd", "Bücher Aue", "Stoffhaus"],
    out: [
      (n) => `ÜBERTRAG AUF TAGESGELDKONTO ${n.digits}`,
      (n) => `SEPA-ÜBERWEISUNG ${n.holder} SPAREN`,
      (n) => `DAUERAUFTRAG ${n.holder}`,
      () => "UMBUCHUNG",
    ],
    into: [
      (n) => `SEPA-GUTSCHRIFT ${n.holder}`,
      (n) => `GUTSCHRIFT ${n.bank} ${n.holder}`,
      (n) => `ÜBERTRAG VON KONTO ${n.digits}`,
      () => "UMBUCHUNG",
    ],
    billOut: [
      (n) => `LASTSCHRIFT ${n.bank} KREDITKARTENABRECHNUNG`,
      (n) => `${n.bank} VISA ABRECHNUNG ${n.number}`,
    ],
    billIn: [() => "EINZAHLUNG DANKE", () => "LASTSCHRIFT AUSGLEICH", () => "ZAHLUNGSEINGANG"],
    personOut: [
      (n) => `SEPA-ÜBERWEISUNG ${n.stranger}`,
      (n) => `ECHTZEITÜBERWEISUNG ${n.stranger} ABENDESSEN`,
    ],
    personIn: [(n) => `SEPA-GUTSCHRIFT ${n.stranger}`, (n) => `GUTSCHRIFT ${n.stranger} DANKE FÜR GESTERN`],
    purchase: (n) => `${upper(n.shop)}//KOELN/DE KARTENZAHLUNG`,
    refund: (n) => `${upper(n.shop)}//KOELN/DE RETOURE`,
    salary: () => "GEHALT FERNHILL DESIGN GMBH",
    fee: "ENTGELTABSCHLUSS",
    rebate: "ERSTATTUNG ENTGELT",
    interest: "HABENZINSEN",
    cashback: "BONUS CASHBACK",
  },
  {
    country: "FR",
    currency: "EUR",
    holder: "Claire Vasseur",
    banks: ["Banque du Quai", "Epargne des Monts", "Carte Lanterne"],
    strangers: ["Hugo Perrin", "Ines Moreau", "Karim Benali"],
    shops: ["Superette Verte", "Librairie du Port", "Maison Lin"],
    out: [
      (n) => `VIR SEPA ${upper(n.holder)} EPARGNE`,
      () => "VIREMENT VERS LIVRET A",
      (n) => `VIREMENT INTERNE VERS ${n.digits}`,
      (n) => `VIR INST ${upper(n.bank)}`,
    ],
    into: [
      (n) => `VIR RECU DE ${upper(n.holder)}`,
      () => "VIREMENT RECU",
      (n) => `VIREMENT INTERNE DEPUIS ${n.digits}`,
      (n) => `VIR ${upper(n.bank)}`,
    ],
    billOut: [(n) => `PRLV SEPA ${upper(n.bank)}`, () => "RELEVE CARTE DIFFEREE"],
    billIn: [() => "PRELEVEMENT REGLEMENT MERCI", () => "PAIEMENT RECU MERCI"],
    personOut: [(n) => `VIR INST ${upper(n.stranger)}`, (n) => `VIREMENT EMIS ${upper(n.stranger)} CADEAU`],
    personIn: [(n) => `VIR RECU ${upper(n.stranger)}`, (n) => `VIREMENT DE ${upper(n.stranger)} RESTO`],
    purchase: (n) => `CB ${upper(n.shop)} LYON`,
    refund: (n) => `REMBOURSEMENT CB ${upper(n.shop)} LYON`,
    salary: () => "VIREMENT SALAIRE ATELIER BRUN",
    fee: "FRAIS TENUE DE COMPTE",
    rebate: "REMBOURSEMENT FRAIS",
    interest: "INTERETS CREDITEURS",
    cashback: "PRIME FIDELITE",
  },
  {
    country: "ES",
    currency: "EUR",
    holder: "Marta Iglesias",
    banks: ["Banco Ribera", "Caja Cumbre", "Tarjeta Farol"],
    strangers: ["Pablo Serrano", "Lucia Ferrer", "Andres Molina"],
    shops: ["Mercado Norte", "Zapatos Lola", "Libros Mar"],
    out: [
      () => "TRASPASO ENTRE CUENTAS",
      (n) => `TRANSFERENCIA A ${upper(n.holder)}`,
      (n) => `TRANSFERENCIA EMITIDA ${upper(n.bank)}`,
      (n) => `TRASPASO A CUENTA ${n.digits}`,
    ],
    into: [
      () => "TRASPASO RECIBIDO",
      (n) => `TRANSFERENCIA DE ${upper(n.holder)}`,
      (n) => `TRANSFERENCIA RECIBIDA ${upper(n.bank)}`,
      () => "INGRESO",
    ],
    billOut: [() => "LIQUIDACION TARJETA CREDITO", (n) => `RECIBO ${upper(n.bank)} ${n.number}`],
    billIn: [() => "SU PAGO GRACIAS", () => "PAGO RECIBIDO"],
    personOut: [(n) => `BIZUM A ${upper(n.stranger)}`, (n) => `TRANSFERENCIA A ${upper(n.stranger)} CENA`],
    personIn: [(n) => `BIZUM DE ${upper(n.stranger)}`, (n) => `TRANSFERENCIA DE ${upper(n.stranger)}`],
    purchase: (n) => `COMPRA TARJ ${upper(n.shop)} MADRID`,
    refund: (n) => `DEVOLUCION COMPRA ${upper(n.shop)} MADRID`,
    salary: () => "NOMINA TALLERES SOL SL",
    fee: "COMISION MANTENIMIENTO",
    rebate: "DEVOLUCION COMISION",
    interest: "ABONO INTERESES",
    cashback: "BONIFICACION COMPRAS",
  },
  {
    country: "IN",
    currency: "INR",
    holder: "Ananya Raghavan",
    banks: ["Deccan Bank", "Malabar Savings", "Konkan Credit"],
    strangers: ["Meera Nair", "Rohit Bhatia", "Farhan Sheikh"],
    shops: ["Kaveri Fresh", "Loom and Linen", "Bazaarly"],
    out: [
      (n) => `NEFT DR-MALB000${n.digits}-${upper(n.holder)}-${n.number}`,
      (n) => `IMPS/P2A/${n.number}/${upper(n.holder)}/${upper(n.bank)}`,
      (n) => `UPI/${n.number}/SELF TRANSFER/${n.holder.toLowerCase().replaceAll(" ", "")}@upi`,
      (n) => `IB FUNDS TRANSFER DR-5010004567${n.digits}`,
    ],
    into: [
      (n) => `NEFT CR-DECN0001187-${upper(n.holder)}-${n.number}`,
      (n) => `IMPS/${n.number}/${upper(n.holder)}`,
      (n) => `UPI/CR/${n.number}/${upper(n.holder)}`,
      (n) => `IB FUNDS TRANSFER CR-5010001234${n.digits}`,
    ],
    billOut: [(n) => `BILLPAY CREDIT CARD ${upper(n.bank)} ${n.number}`, (n) => `CRED CLUB ${n.number}`],
    billIn: [
      () => "BBPS PAYMENT RECEIVED",
      () => "PAYMENT RECEIVED. THANK YOU",
      (n) => `NEFT PAYMENT ${n.number}`,
    ],
    personOut: [
      (n) => `UPI/${n.number}/${upper(n.stranger)}/PAYMENT`,
      (n) => `IMPS/P2A/${n.number}/${upper(n.stranger)}`,
    ],
    personIn: [
      (n) => `UPI/CR/${n.number}/${upper(n.stranger)}`,
      (n) => `NEFT CR-KOTK0001-${upper(n.stranger)}-${n.number}`,
    ],
    purchase: (n) => `POS 451234XXXXXX9921 ${upper(n.shop)} BENGALURU`,
    refund: (n) => `REFUND POS ${upper(n.shop)} BENGALURU`,
    salary: () => "NEFT CR-HDFC0001-HALCYON SYSTEMS PVT LTD-SALARY",
    fee: "SMS CHARGES",
    rebate: "CHARGES REVERSAL",
    interest: "INT.PD",
    cashback: "CASHBACK CREDITED",
  },
  {
    country: "NL",
    currency: "EUR",
    holder: "Sanne Verbruggen",
    banks: ["Kadebank", "Polder Sparen", "Lantaarn Card"],
    strangers: ["Daan Mulder", "Fatima Azzouzi", "Joost Hendriks"],
    shops: ["Groenmarkt", "Boekhandel Brug", "Stofhuis"],
    out: [
      () => "Naar Oranje spaarrekening",
      (n) => `OVERBOEKING ${upper(n.holder)} SPAREN`,
      (n) => `Overboeking eigen rekening ${n.digits}`,
      (n) => `SEPA OVERBOEKING ${upper(n.bank)}`,
    ],
    into: [
      () => "Overboeking ontvangen",
      (n) => `OVERBOEKING ${upper(n.holder)}`,
      (n) => `Van betaalrekening ${n.digits}`,
      (n) => `BIJSCHRIJVING ${upper(n.holder)}`,
    ],
    billOut: [(n) => `INCASSO ${upper(n.bank)} CREDITCARD`, () => "AFREKENING CREDITCARD"],
    billIn: [() => "BETALING ONTVANGEN BEDANKT", () => "INCASSO BETALING"],
    personOut: [(n) => `OVERBOEKING ${upper(n.stranger)}`, (n) => `TIKKIE ${upper(n.stranger)}`],
    personIn: [(n) => `OVERBOEKING ${upper(n.stranger)}`, (n) => `TIKKIE VAN ${upper(n.stranger)}`],
    purchase: (n) => `BEA ${upper(n.shop)} UTRECHT PAS 012`,
    refund: (n) => `TERUGBETALING ${upper(n.shop)} UTRECHT`,
    salary: () => "SALARIS DRUKKERIJ ZON BV",
    fee: "KOSTEN REKENING",
    rebate: "TERUGBOEKING KOSTEN",
    interest: "RENTE",
    cashback: "CASHBACK ACTIE",
  },
  {
    country: "BR",
    currency: "BRL",
    holder: "Rafael Antunes",
    banks: ["Banco Cais", "Serra Investimentos", "Cartao Lanterna"],
    strangers: ["Bruna Carvalho", "Diego Nogueira", "Luana Prado"],
    shops: ["Mercado Azul", "Sapataria Lua", "Livraria Foz"],
    out: [
      (n) => `PIX ENVIADO ${upper(n.holder)}`,
      (n) => `TED ${upper(n.bank)} ${n.number}`,
      () => "TRANSFERENCIA ENTRE CONTAS",
      () => "APLICACAO POUPANCA",
    ],
    into: [
      (n) => `PIX RECEBIDO ${upper(n.holder)}`,
      (n) => `TED RECEBIDA ${upper(n.bank)}`,
      () => "TRANSFERENCIA RECEBIDA",
      (n) => `DEPOSITO ${upper(n.holder)}`,
    ],
    billOut: [() => "PAGAMENTO FATURA CARTAO", (n) => `DEB AUT ${upper(n.bank)}`],
    billIn: [() => "PAGAMENTO RECEBIDO", () => "PAGAMENTO DE FATURA OBRIGADO"],
    personOut: [(n) => `PIX ENVIADO ${upper(n.stranger)}`],
    personIn: [(n) => `PIX RECEBIDO ${upper(n.stranger)}`],
    purchase: (n) => `COMPRA CARTAO ${upper(n.shop)} RECIFE`,
    refund: (n) => `ESTORNO COMPRA ${upper(n.shop)}`,
    salary: () => "SALARIO OFICINA LESTE",
    fee: "TARIFA PACOTE",
    rebate: "ESTORNO TARIFA",
    interest: "RENDIMENTO",
    cashback: "CASHBACK FATURA",
  },
];
