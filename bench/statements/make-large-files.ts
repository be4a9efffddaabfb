/** An OFX file of that many rows. */
export const makeOfx = (rows: number): Uint8Array => {
  const parts = [
    "OFXHEADER:100\nDATA:OFXSGML\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR<BANKTRANLIST>\n",
  ];
  for (let row = 0; row < rows; row += 1)
    parts.push(
      `<STMTTRN>\n<TRNTYPE>DEBIT\n<DTPOSTED>202401${String((row % 28) + 1).padStart(2, "0")}120000[-5:EST]\n<TRNAMT>-${row % 997}.${String((row % 90) + 10)}\n` +
        `<FITID>2024-${row}\n<NAME>Grocer &amp; Sons ${row % 50}\n<MEMO>Card payment number ${row}\n</STMTTRN>\n`,
    );
  parts.push("</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>\n");
  return new TextEncoder().encode(parts.join(""));
};

/** A QIF file of that many rows. */
export const makeQif = (rows: number): Uint8Array => {
  const parts = ["!Type:Bank\n"];
  for (let row = 0; row < rows; row += 1)
    parts.push(
      `D${(row % 12) + 1}/${(row % 28) + 1}/2024\nT-${row % 997}.${(row % 90) + 10}\nPGrocer and Sons ${row % 50}\nMCard payment number ${row}\n^\n`,
    );
  return new TextEncoder().encode(parts.join(""));
};

/** A CAMT.053 file of that many entries. */
export const makeCamt = (rows: number): Uint8Array => {
  const parts = [
    '<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">\n<BkToCstmrStmt>\n<GrpHdr><MsgId>1</MsgId></GrpHdr>\n' +
      "<Stmt><Id>1</Id><Acct><Id><IBAN>DE89370400440532013000</IBAN></Id><Ccy>EUR</Ccy></Acct>\n",
  ];
  for (let row = 0; row < rows; row += 1) {
    const day = `2024-01-${String((row % 28) + 1).padStart(2, "0")}`;
    parts.push(
      `<Ntry>\n <NtryRef>${row}</NtryRef>\n <Amt Ccy="EUR">${row % 997}.${(row % 90) + 10}</Amt>\n <CdtDbtInd>DBIT</CdtDbtInd>\n <Sts><Cd>BOOK</Cd></Sts>\n` +
        ` <BookgDt><Dt>${day}</Dt></BookgDt>\n <ValDt><Dt>${day}</Dt></ValDt>\n <AcctSvcrRef>2024-${row}</AcctSvcrRef>\n` +
        ` <BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RDDT</Cd><SubFmlyCd>ESDD</SubFmlyCd></Fmly></Domn></BkTxCd>\n` +
        ` <NtryDtls><TxDtls><Refs><EndToEndId>E2E-${row}</EndToEndId><MndtId>M-1</MndtId></Refs>\n` +
        `  <RltdPties><Cdtr><Pty><Nm>Grocer &amp; Sons ${row % 50}</Nm></Pty></Cdtr><CdtrAcct><Id><IBAN>NL91ABNA0417164300</IBAN></Id></CdtrAcct></RltdPties>\n` +
        `  <RmtInf><Ustrd>Card payment number ${row}</Ustrd></RmtInf></TxDtls></NtryDtls>\n</Ntry>\n`,
    );
  }
  parts.push("</Stmt></BkToCstmrStmt></Document>\n");
  return new TextEncoder().encode(parts.join(""));
};

/** An MT940 file of that many entries. */
export const makeMt940 = (rows: number): Uint8Array => {
  const parts = [":20:STARTUMS\r\n:25:37040044/0532013000\r\n:28C:1/1\r\n:60F:C231231EUR1000000,00\r\n"];
  for (let row = 0; row < rows; row += 1) {
    const day = String((row % 28) + 1).padStart(2, "0");
    parts.push(
      `:61:2401${day}01${day}DR${row % 997},${(row % 90) + 10}NMSCNONREF//2024-${row}\r\n` +
        `:86:106?00KARTENZAHLUNG?10931?20EREF+E2E-${row}?21SVWZ+Card payment numb\r\ner ${row}?30COBADEFFXXX?31DE89370400440532013000?32Grocer and Sons ${row % 50}\r\n`,
    );
  }
  parts.push(":62F:C240131EUR1,00\r\n-\r\n");
  return new TextEncoder().encode(parts.join(""));
};

/** A CSV file with a running balance, of that many rows. */
export const makeCsv = (rows: number): Uint8Array => {
  const parts = ["Date,Description,Amount,Balance\n"];
  let balance = 100_000_000;
  for (let row = 0; row < rows; row += 1) {
    const cents = (row % 9_000) + 100;
    balance -= cents;
    const text = (minor: number): string =>
      `${Math.trunc(minor / 100)}.${String(minor % 100).padStart(2, "0")}`;
    parts.push(
      `2024-${String((Math.trunc(row / 28 / (rows / 336 + 1)) % 12) + 1).padStart(2, "0")}-15,"Grocer and Sons ${row % 50}, card payment number ${row}",-${text(cents)},${text(balance)}\n`,
    );
  }
  return new TextEncoder().encode(parts.join(""));
};
