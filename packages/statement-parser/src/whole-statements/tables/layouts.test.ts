import { describe, expect, it } from "vitest";
import { parseBytes } from "../../parse-bytes.ts";
import type { ParsedFile, ParseHints } from "../../index.ts";

const hints: ParseHints = { today: "2026-11-20" };

const read = (text: string, more: Partial<ParseHints> = {}): ParsedFile => {
  const parsed = parseBytes(new TextEncoder().encode(text), { ...hints, ...more });
  if (!parsed.ok) throw new Error(`${parsed.error.code}: ${parsed.error.message}`);
  return parsed.value;
};

type Layout = {
  name: string;
  text: string;
  amounts: number[];
  dates?: string[];
  currency?: string | null;
  opening?: number | null;
  closing?: number | null;
  verdict?: string;
  pending?: number;
  country?: string;
  statements?: number;
};

/** Layouts as banks of many countries write them; people, numbers and amounts are invented. */
const LAYOUTS: Layout[] = [
  {
    name: "a US card with posting date and negative purchases",
    text: "Transaction Date,Post Date,Description,Category,Type,Amount,Memo\n01/14/2024,01/15/2024,CORNER CAFE,Food & Drink,Sale,-12.50,\n01/16/2024,01/17/2024,Payment Thank You-Mobile,,Payment,250.00,\n01/20/2024,01/21/2024,BOOK SHOP,Shopping,Sale,-31.99,\n",
    amounts: [-1250, 25000, -3199],
    dates: ["2024-01-15", "2024-01-17", "2024-01-21"],
  },
  {
    name: "a US card with positive purchases and a negative payment",
    text: "Date,Description,Card Member,Account #,Amount\n01/31/2024,GROCERY MART SEATTLE WA,JANE DOE,-11001,54.20\n01/29/2024,AUTOPAY PAYMENT - THANK YOU,JANE DOE,-11001,-300.00\n01/22/2024,STREAMING CO,JANE DOE,-11001,15.99\n",
    amounts: [-5420, 30000, -1599],
  },
  {
    name: "a US bank with a summary before the table and a beginning balance row",
    text: 'Description,,Summary Amt.\nBeginning balance as of 01/01/2024,,"1,000.00"\nTotal credits,,"500.00"\nTotal debits,,"-230.10"\nEnding balance as of 01/31/2024,,"1,269.90"\n\nDate,Description,Amount,Running Bal.\n01/01/2024,Beginning balance as of 01/01/2024,,"1,000.00"\n01/05/2024,"PAYROLL ACME INC","500.00","1,500.00"\n01/19/2024,"ELECTRIC CO","-230.10","1,269.90"\n',
    amounts: [50000, -23010],
    opening: 100000,
    closing: 126990,
    verdict: "proved",
  },
  {
    name: "a US bank without header and with a star column",
    text: '"01/22/2024","-45.10","*","","PURCHASE AUTHORIZED ON 01/20 HARDWARE STORE"\n"01/19/2024","1200.00","*","","ACME INC PAYROLL"\n"01/18/2024","-80.00","*","1042","CHECK # 1042"\n',
    amounts: [-4510, 120000, -8000],
  },
  {
    name: "a card with debit and credit columns, credits printed negative",
    text: 'Status,Date,Description,Debit,Credit,Member Name\nCleared,01/15/2024,"COFFEE BAR",4.75,,JANE DOE\nCleared,01/20/2024,"ONLINE PAYMENT, THANK YOU",,-120.00,JANE DOE\n',
    amounts: [-475, 12000],
  },
  {
    name: "a neobank with fee, state and two dates",
    text: "Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance\nCARD_PAYMENT,Current,2024-01-02 10:00:00,2024-01-03 11:00:00,Bakery,-5.00,0.00,EUR,COMPLETED,95.00\nTRANSFER,Current,2024-01-04 10:00:00,2024-01-04 10:00:05,To Jane Doe,-20.00,1.00,EUR,COMPLETED,74.00\nTOPUP,Current,2024-01-05 10:00:00,2024-01-05 10:00:05,Top-Up,50.00,0.00,EUR,COMPLETED,124.00\nCARD_PAYMENT,Current,2024-01-06 10:00:00,,Hotel,-30.00,0.00,EUR,PENDING,\nCARD_PAYMENT,Current,2024-01-06 12:00:00,,Shop,-9.00,0.00,EUR,REVERTED,\n",
    amounts: [-500, -2100, 5000, -3000],
    pending: 1,
    opening: 10000,
    closing: 12400,
    verdict: "proved",
  },
  {
    name: "a Dutch bank with Af and Bij",
    text: '"Datum","Naam / Omschrijving","Rekening","Tegenrekening","Code","Af Bij","Bedrag (EUR)","Mutatiesoort","Mededelingen","Saldo na mutatie","Tag"\n"20240131","Albert Heijn 1234","NL69INGB0123456789","","BA","Af","12,34","Betaalautomaat","Pasvolgnr 001","987,66",""\n"20240130","ACME BV","NL69INGB0123456789","NL91ABNA0417164300","OV","Bij","1.000,00","Overschrijving","Salaris","1.000,00",""\n',
    amounts: [-1234, 100000],
    opening: 0,
    closing: 98766,
    verdict: "proved",
  },
  {
    name: "a Dutch bank without header: balance before and after on each tab-separated row",
    text: "123456789\tEUR\t20240102\t1000,00\t900,00\t20240102\t-100,00\tSEPA Overboeking Huur\n123456789\tEUR\t20240105\t900,00\t2400,00\t20240105\t1500,00\tSalaris ACME\n123456789\tEUR\t20240106\t2400,00\t2380,05\t20240106\t-19,95\tBEA Winkel\n",
    amounts: [-10000, 150000, -1995],
    opening: 100000,
    closing: 238005,
    verdict: "proved",
    currency: "EUR",
  },
  {
    name: "a German bank with metadata, quotes and a balance line",
    text: '"Girokonto";"DE89370400440532013000"\n"Zeitraum:";"01.01.2024 - 31.01.2024"\n"Kontostand vom 31.01.2024:";"1.234,56 €"\n""\n"Buchungsdatum";"Wertstellung";"Status";"Zahlungspflichtige*r";"Zahlungsempfänger*in";"Verwendungszweck";"Umsatztyp";"IBAN";"Betrag (€)";"Gläubiger-ID"\n"30.01.24";"30.01.24";"Gebucht";"Max Mustermann";"Stadtwerke";"Abschlag";"Ausgang";"DE02120300000000202051";"-45,00 €";""\n"29.01.24";"29.01.24";"Gebucht";"Firma";"Max Mustermann";"Gehalt";"Eingang";"DE02500105170137075030";"2.000,00 €";""\n',
    amounts: [-4500, 200000],
    currency: "EUR",
    closing: 123456,
  },
  {
    name: "a German bank with S and H and a final balance row",
    text: "Buchungstag;Valuta;Auftraggeber/Zahlungsempfänger;Empfänger/Zahlungspflichtiger;Konto-Nr.;IBAN;BLZ;BIC;Vorgang/Verwendungszweck;Kundenreferenz;Währung;Umsatz;Soll/Haben\n02.01.2024;02.01.2024;Jane Doe;Supermarkt;;;;;Einkauf;;EUR;23,45;S\n03.01.2024;03.01.2024;Jane Doe;Arbeit GmbH;;;;;Lohn;;EUR;1.500,00;H\n\n01.01.2024;;;;;;;;;Anfangssaldo;EUR;100,00;H\n03.01.2024;;;;;;;;;Endsaldo;EUR;1.576,55;H\n",
    amounts: [-2345, 150000],
    opening: 10000,
    closing: 157655,
    verdict: "proved",
  },
  {
    name: "a French bank with debit and credit and a preamble",
    text: 'Téléchargement du 05/02/2024;\nCompte courant n° 12345678901;\nSolde au 05/02/2024 1 234,56 €;\n\nDate;Libellé;Débit euros;Crédit euros;\n31/01/2024;"CARTE BOULANGERIE";12,30;;\n30/01/2024;"VIREMENT SALAIRE";;1 800,00;\n29/01/2024;"PRELEVEMENT EDF";65,10;;\n',
    amounts: [-1230, 180000, -6510],
  },
  {
    name: "a French bank with a signed debit column",
    text: "Date;Date valeur;Débit;Crédit;Libellé;Solde\n15/01/2024;15/01/2024;-20,00;;RETRAIT DAB;480,00\n10/01/2024;10/01/2024;;100,00;VIR RECU;500,00\n05/01/2024;05/01/2024;-50,00;;PRLV;400,00\n",
    amounts: [-2000, 10000, -5000],
    opening: 45000,
    closing: 48000,
    verdict: "proved",
  },
  {
    name: "a Spanish bank",
    text: "Fecha;Fecha valor;Concepto;Importe;Saldo\n31/01/2024;31/01/2024;Recibo luz;-60,25;1.939,75\n25/01/2024;25/01/2024;Nómina;2.000,00;2.000,00\n",
    amounts: [-6025, 200000],
    opening: 0,
    closing: 193975,
    verdict: "proved",
  },
  {
    name: "an Italian bank with dare and avere",
    text: "Data Operazione;Data Valuta;Causale;Descrizione;Dare;Avere;Divisa\n03/01/2024;03/01/2024;PAG;Pagamento POS BAR;4,50;;EUR\n27/01/2024;27/01/2024;STIP;Stipendio;;1.650,00;EUR\n",
    amounts: [-450, 165000],
  },
  {
    name: "a Portuguese bank with a totals line",
    text: "Data mov.;Data valor;Descrição;Débito;Crédito;Saldo contabilístico\n02-01-2024;02-01-2024;COMPRA LOJA;10,00;;90,00\n03-01-2024;03-01-2024;TRANSF;;25,00;115,00\n;;Total;10,00;25,00;\n",
    amounts: [-1000, 2500],
    closing: 11500,
    verdict: "proved",
  },
  {
    name: "a Brazilian card with positive purchases",
    text: "date,title,amount\n2024-01-05,Padaria Central,23.90\n2024-01-07,Pagamento recebido,-500.00\n2024-01-09,Posto de Gasolina,150.00\n",
    amounts: [-2390, 50000, -15000],
  },
  {
    name: "a Brazilian account",
    text: "Data,Valor,Identificador,Descrição\n05/01/2024,-23.90,65a-1,Compra no débito - Padaria\n13/01/2024,500.00,65a-2,Transferência recebida pelo Pix\n",
    amounts: [-2390, 50000],
    dates: ["2024-01-05", "2024-01-13"],
  },
  {
    name: "an Indian bank with a preamble, lakh grouping and closing balances",
    text: '"Account No :","50100012345678"\n"Statement From : 01/04/2024 To : 30/04/2024"\n\nDate,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance\n01/04/24,UPI-SHOP-SHOP@UPI,0000409212345678,01/04/24,"1,250.00",,"1,48,750.00"\n15/04/24,SALARY ACME,0000000000000001,15/04/24,,"1,00,000.00","2,48,750.00"\n',
    amounts: [-125000, 10000000],
    opening: 15000000,
    closing: 24875000,
    verdict: "proved",
  },
  {
    name: "an Indian card with CR behind the payments",
    text: 'Date,Transaction Details,Amount (INR)\n03/01/2024,GROCERY STORE,"1,234.50"\n10/01/2024,PAYMENT RECEIVED,"5,000.00 CR"\n18/01/2024,FUEL STATION,"2,000.00"\n',
    amounts: [-123450, 500000, -200000],
    currency: "INR",
  },
  {
    name: "an Australian bank without header",
    text: '31/01/2024,"-25.50","GROCER SYDNEY","+974.50"\n30/01/2024,"+1000.00","SALARY ACME","+1000.00"\n29/01/2024,"-10.00","TRAIN","+0.00"\n',
    amounts: [-2550, 100000, -1000],
    opening: 1000,
    closing: 97450,
    verdict: "proved",
  },
  {
    name: "a Canadian bank without header: debit, credit, balance",
    text: "01/29/2024,GROCERY STORE,45.67,,954.33\n01/26/2024,PAYROLL,,1000.00,1000.00\n01/25/2024,RENT,500.00,,0.00\n",
    amounts: [-4567, 100000, -50000],
    opening: 50000,
    closing: 95433,
    verdict: "proved",
  },
  {
    name: "a Canadian bank with one amount column per currency",
    text: '"Account Type","Account Number","Transaction Date","Cheque Number","Description 1","Description 2","CAD$","USD$"\nChequing,01234-5678901,1/15/2024,,"PAYROLL","",1500.00,\nChequing,01234-5678901,1/16/2024,,"GROCER","",-42.10,\nSavings,01234-1111111,1/17/2024,,"TRANSFER","",,20.00\n',
    amounts: [150000, -4210, 2000],
  },
  {
    name: "a Canadian bank that says when the data were valid",
    text: "Following data is valid as of 20240201120000 (Year/Month/Day/Hour/Minute/Second)\n\n\nFirst Bank Card,Transaction Type,Date Posted, Transaction Amount,Description\n\n'5001234567890123',DEBIT,20240115,-45.0,[PR]SHOP\n'5001234567890123',CREDIT,20240120,1200.0,[DN]PAYROLL\n",
    amounts: [-4500, 120000],
  },
  {
    name: "a British building society with paid out and paid in",
    text: '"Account Name:","FlexAccount ****12345"\n"Account Balance:","£1,269.90"\n"Available Balance: ","£1,269.90"\n\n"Date","Transaction type","Description","Paid out","Paid in","Balance"\n"05 Jan 2024","Bank credit","ACME","","£500.00","£1500.00"\n"19 Jan 2024","Direct debit","ELECTRIC","£230.10","","£1269.90"\n',
    amounts: [50000, -23010],
    opening: 100000,
    closing: 126990,
    verdict: "proved",
  },
  {
    name: "a Swedish bank with amounts first and a space as group sign",
    text: "Bokföringsdag;Belopp;Avsändare;Mottagare;Namn;Rubrik;Saldo;Valuta\n2024/01/25;31 250,00;;;;Lön;41 250,50;SEK\n2024/01/20;-1 249,50;;;;ICA MAXI;10 000,50;SEK\n",
    amounts: [3125000, -124950],
    opening: 1125000,
    closing: 4125050,
    verdict: "proved",
    currency: "SEK",
  },
  {
    name: "a Norwegian bank with ut and inn",
    text: "Dato;Forklaring;Rentedato;Ut fra konto;Inn på konto\n31.01.2024;Varekjøp REMA;31.01.2024;249,00;\n15.01.2024;Lønn;15.01.2024;;35000,00\n",
    amounts: [-24900, 3500000],
  },
  {
    name: "a Danish bank",
    text: '"Dato";"Tekst";"Beløb";"Saldo";"Status";"Afstemt"\n"02.01.2024";"NETTO";"-125,50";"4.874,50";"Udført";"Nej"\n"05.01.2024";"Løn";"20.000,00";"24.874,50";"Udført";"Nej"\n',
    amounts: [-12550, 2000000],
    closing: 2487450,
    verdict: "proved",
  },
  {
    name: "a Finnish bank",
    text: "Kirjauspäivä;Arvopäivä;Määrä EUROA;Laji;Selitys;Saaja/Maksaja;Viesti\n02.01.2024;02.01.2024;-15,90;106;KORTTIOSTO;K-MARKET;\n15.01.2024;15.01.2024;2500,00;588;PALKKA;ACME OY;\n",
    amounts: [-1590, 250000],
  },
  {
    name: "a Polish bank with hash signs before its header",
    text: '"Klient";"JAN KOWALSKI"\n#Data operacji;#Opis operacji;#Rachunek;#Kategoria;#Kwota;#Saldo po operacji;\n2024-01-31;"ZAKUP PRZY UŻYCIU KARTY SKLEP";"eKonto 1111";"Żywność";-45,60 PLN;1 954,40 PLN;\n2024-01-30;"WYNAGRODZENIE";"eKonto 1111";"Wpływy";2 000,00 PLN;2 000,00 PLN;\n',
    amounts: [-4560, 200000],
    closing: 195440,
    verdict: "proved",
    currency: "PLN",
  },
  {
    name: "a Czech bank",
    text: "Číslo účtu;Datum zaúčtování;Částka;Měna;Zůstatek;Název protiúčtu;Zpráva\n1234567890/0800;31.01.2024;-250,00;CZK;9750,00;Obchod;nákup\n1234567890/0800;30.01.2024;10000,00;CZK;10000,00;Firma;mzda\n",
    amounts: [-25000, 1000000],
    closing: 975000,
    verdict: "proved",
  },
  {
    name: "a Hungarian bank without decimals",
    text: "Könyvelés dátuma;Értéknap;Összeg;Devizanem;Közlemény;Egyenleg\n2024.01.31.;2024.01.31.;-4 500;HUF;Vásárlás;95 500\n2024.01.15.;2024.01.15.;100 000;HUF;Fizetés;100 000\n",
    amounts: [-450000, 10000000],
    closing: 9550000,
    verdict: "proved",
  },
  {
    name: "a Turkish bank",
    text: "Tarih;Açıklama;Tutar;Bakiye\n31/01/2024;MARKET;-1.250,75 TL;8.749,25 TL\n15/01/2024;MAAŞ;10.000,00 TL;10.000,00 TL\n",
    amounts: [-125075, 1000000],
    closing: 874925,
    verdict: "proved",
    currency: "TRY",
  },
  {
    name: "a Russian bank with failed rows",
    text: '"Дата операции";"Дата платежа";"Номер карты";"Статус";"Сумма операции";"Валюта операции";"Сумма платежа";"Валюта платежа";"Категория";"MCC";"Описание"\n"31.01.2024 12:00:00";"01.02.2024";"*1234";"OK";"-250,00";"RUB";"-250,00";"RUB";"Супермаркеты";"5411";"Магазин"\n"30.01.2024 12:00:00";"30.01.2024";"";"OK";"50000,00";"RUB";"50000,00";"RUB";"Пополнения";"";"Зарплата"\n"29.01.2024 12:00:00";"";"*1234";"FAILED";"-99,00";"RUB";"-99,00";"RUB";"Разное";"";"Отказ"\n',
    amounts: [-25000, 5000000],
    dates: ["2024-02-01", "2024-01-30"],
  },
  {
    name: "a Japanese bank without decimals",
    text: '日付,内容,出金金額(円),入金金額(円),残高(円)\n2024/1/31,カード引落,"12,345",,"87,655"\n2024/1/25,給与振込,,"100,000","100,000"\n',
    amounts: [-12345, 100000],
    currency: "JPY",
    closing: 87655,
    verdict: "proved",
  },
  {
    name: "a Chinese bank",
    text: "交易日期,摘要,收入金额,支出金额,账户余额,币种\n20240131,消费,,45.50,954.50,CNY\n20240125,工资,1000.00,,1000.00,CNY\n",
    amounts: [-4550, 100000],
    currency: "CNY",
    closing: 95450,
    verdict: "proved",
  },
  {
    name: "a Swiss bank with apostrophes and a running balance on the last row of the day",
    text: "IBAN;CH9300762011623852957\nVon;2024-01-01\nBis;2024-01-31\nAnfangssaldo:;1'000.00\nSchlusssaldo:;1'879.50\nWährung:;CHF\n\nAbschlussdatum;Buchungsdatum;Valutadatum;Belastung;Gutschrift;Saldo;Beschreibung\n2024-01-10;2024-01-10;2024-01-10;-20.50;;;Coop\n2024-01-10;2024-01-10;2024-01-10;-100.00;;879.50;Miete\n2024-01-25;2024-01-25;2024-01-25;;1'000.00;1'879.50;Lohn\n",
    amounts: [-2050, -10000, 100000],
    opening: 100000,
    closing: 187950,
    verdict: "proved",
    currency: "CHF",
  },
  {
    name: "a payment service with gross, fee and net",
    text: '"Date","Time","TimeZone","Name","Type","Status","Currency","Gross","Fee","Net","From Email Address","Balance"\n"01/15/2024","10:00:00","PST","Shop","Payment","Completed","USD","-20.00","0.00","-20.00","a@example.test","80.00"\n"01/16/2024","10:00:00","PST","Buyer","Payment","Completed","USD","50.00","-1.75","48.25","b@example.test","128.25"\n"01/17/2024","10:00:00","PST","Buyer","Payment","Completed","USD","10.00","-0.59","9.41","b@example.test","137.66"\n',
    amounts: [-2000, 4825, 941],
    closing: 13766,
    verdict: "proved",
  },
  {
    name: "amounts without any sign that the balances explain",
    text: "Date,Description,Amount,Balance\n02/01/2024,Shop,50.00,950.00\n13/01/2024,Transfer,25.00,925.00\n25/01/2024,Rent,100.00,825.00\n",
    amounts: [-5000, -2500, -10000],
    opening: 100000,
    closing: 82500,
    verdict: "proved",
  },
  {
    name: "a card statement with a running balance of what is owed",
    text: "Date,Card Transaction,Amount,Balance\n02/01/2024,SUPERMARKET,50.00,50.00\n13/01/2024,PAYMENT RECEIVED THANK YOU,-50.00,0.00\n25/01/2024,RESTAURANT,30.00,30.00\n",
    amounts: [-5000, 5000, -3000],
    opening: 0,
    closing: -3000,
    verdict: "proved",
  },
  {
    name: "a Kuwaiti account with three decimals",
    text: "Date,Description,Debit (KWD),Credit (KWD),Balance (KWD)\n2024-01-02,Shop,1.250,,98.750\n2024-01-05,Salary,,900.500,999.250\n",
    amounts: [-1250, 900500],
    closing: 999250,
    currency: "KWD",
    verdict: "proved",
  },
  {
    name: "a Thai statement with Buddhist years",
    text: "Date,Description,Withdrawal,Deposit,Balance\n02/01/2567,Shop,100.00,,900.00\n15/01/2567,Salary,,500.00,1400.00\n",
    amounts: [-10000, 50000],
    dates: ["2024-01-02", "2024-01-15"],
    closing: 140000,
  },
  {
    name: "a Singaporean bank with month names and a continuation line",
    text: "Account Details For:,Savings 123-45678-9\nStatement as at:,31 Jan 2024\n\nTransaction Date,Reference,Debit Amount,Credit Amount,Transaction Ref1\n30 Jan 2024,POS,12.30, ,SHOP\n,,,,SINGAPORE SGP\n25 Jan 2024,SAL, ,2500.00,ACME\n",
    amounts: [-1230, 250000],
  },
  {
    name: "trailing minus signs",
    text: "Datum;Text;Betrag;Währung\n31.01.2024;Einkauf;45,60-;EUR\n30.01.2024;Lohn;1.000,00+;EUR\n",
    amounts: [-4560, 100000],
  },
  {
    name: "a whole line in quotes",
    text: '"Date,Description,Amount"\n"2024-01-02,""Shop, corner"",-10.00"\n"2024-01-03,Salary,20.00"\n',
    amounts: [-1000, 2000],
  },
  {
    name: "a declared separator",
    text: "sep=;\nDatum;Text;Betrag\n31.01.2024;Einkauf;-45,60\n",
    amounts: [-4560],
  },
  {
    name: "a US credit union with quoted thousands and a check column",
    text: 'Account Number,Post Date,Check,Description,Debit,Credit,Status,Balance\n"12345S0","1/31/2024","","DIVIDEND","",0.52,Posted,1500.52\n"12345S0","1/30/2024","101","CHECK",250.00,"",Posted,1500.00\n',
    amounts: [52, -25000],
    closing: 150052,
    verdict: "proved",
  },
  {
    name: "directions that only the balance tells",
    text: "Date,Description,Amount,Balance\n02/01/2024,Opening deposit,500.00,500.00\n13/01/2024,Alpha,25.00,475.00\n25/01/2024,Beta,100.00,575.00\n26/01/2024,Gamma,30.00,545.00\n",
    amounts: [50000, -2500, 10000, -3000],
    closing: 54500,
    verdict: "partly",
  },
  {
    name: "an Indian bank with rows of stars and a summary behind the table",
    text: "********,********,********,********,********,********,********\nDate,Narration,Chq/Ref No,Value Dt,Withdrawal Amt,Deposit Amt,Closing Balance\n********,********,********,********,********,********,********\n05/01/24,NEFT CR ACME LTD,N123,05/01/24,,50000.00,75000.00\n08/01/24,ATM CASH 1234,0,08/01/24,2000.00,,73000.00\n********,********,********,********,********,********,********\nSTATEMENT SUMMARY :-\nOpening Balance,,Dr Count,Cr Count,Debits,Credits,Closing Bal\n25000.00,,1,1,2000.00,50000.00,73000.00\n",
    amounts: [5000000, -200000],
    opening: 2500000,
    closing: 7300000,
    verdict: "partly",
  },
  {
    name: "an Indian bank with serial numbers, Cr/Dr words and month names",
    text: 'Account Number,:,XXXXXXXX1234\nAccount Type,:,SAVINGS\n\nS No.,Value Date,Transaction Date,Cheque Number,Transaction Remarks,Amount (INR),Dr/Cr,Balance (INR)\n1,05-Jan-2024,05-Jan-2024,-,UPI/SHOP,500.00,DR,"9,500.00"\n2,06-Jan-2024,06-Jan-2024,-,SALARY,"20,000.00",CR,"29,500.00"\n',
    amounts: [-50000, 2000000],
    opening: 1000000,
    closing: 2950000,
    verdict: "proved",
  },
  {
    name: "an Indian statement with balances that carry Cr and Dr",
    text: "Txn Date,Description,Debit,Credit,Balance\n01 Apr 2024,Interest,120.00,,80.00 Dr\n02 Apr 2024,Deposit,,500.00,420.00 Cr\n",
    amounts: [-12000, 50000],
    opening: 4000,
    closing: 42000,
    verdict: "proved",
  },
  {
    name: "two accounts and two currencies of one wallet",
    text: "Date,Account,Currency,Description,Amount\n2024-01-02,Main,EUR,Shop,-10.00\n2024-01-03,Main,USD,Shop,-5.00\n2024-01-04,Savings,EUR,Move,20.00\n2024-01-05,Main,EUR,Shop,-1.00\n2024-01-06,Main,USD,Pay,7.00\n2024-01-07,Savings,EUR,Move,2.00\n",
    amounts: [-1000, -100, -500, 700, 2000, 200],
    statements: 3,
  },
  {
    name: "a British card export with bracketed payments",
    text: "Date,Description,Amount(GBP)\n05/02/2024,TESCO STORES,23.10\n07/02/2024,PAYMENT RECEIVED,(150.00)\n19/02/2024,AMAZON UK,9.99\n",
    amounts: [-2310, 15000, -999],
    currency: "GBP",
  },
  {
    name: "two tables under two headers",
    text: '"Umsätze Girokonto";"Zeitraum: 30 Tage"\n"Buchungstag";"Wertstellung (Valuta)";"Vorgang";"Buchungstext";"Umsatz in EUR"\n"31.01.2024";"31.01.2024";"Lastschrift";"Strom";"-50,00"\n"30.01.2024";"30.01.2024";"Gutschrift";"Lohn";"1.000,00"\n"Alter Kontostand";"100,00 EUR"\n"Umsätze Visa-Karte";"Zeitraum: 30 Tage"\n"Buchungstag";"Umsatztag";"Vorgang";"Referenz";"Buchungstext";"Umsatz in EUR"\n"29.01.2024";"28.01.2024";"Visa-Umsatz";"001";"Hotel";"-80,00"\n',
    amounts: [-5000, 100000, -8000],
    statements: 2,
  },
  {
    name: "dates without year separators and a time",
    text: "DATE;LIBELLE;MONTANT;DEVISE\n20240131;ACHAT;-12,5;EUR\n20240130;SALAIRE;1500;EUR\n",
    amounts: [-1250, 150000],
  },
  {
    name: "an export with ISO times and amounts in words of direction",
    text: "Timestamp (UTC),Transaction Description,Currency,Amount,Transaction Kind\n2024-01-02T10:00:00Z,Card purchase,EUR,-12.00,spend\n2024-01-03T10:00:00Z,Top up,EUR,100.00,topup\n",
    amounts: [-1200, 10000],
    dates: ["2024-01-02", "2024-01-03"],
  },
  {
    name: "a transfer service with direction IN and OUT and amounts after fees",
    text: "TransferWise ID,Date,Amount,Currency,Description,Payment Reference,Running Balance,Exchange From,Exchange To,Exchange Rate,Payer Name,Payee Name,Total fees\nCARD-1,15-01-2024,-20.00,EUR,Card transaction,,80.00,,,,,Shop,0.00\nTRANSFER-2,14-01-2024,100.00,EUR,Received money,,100.00,,,,Jane,,0.30\n",
    amounts: [-2000, 10000],
    opening: 0,
    closing: 8000,
    verdict: "proved",
  },
  {
    name: "a British online bank with money in, money out and times",
    text: "Transaction ID,Date,Time,Type,Name,Emoji,Category,Amount,Currency,Local amount,Local currency,Notes and #tags,Address,Receipt,Description,Category split,Money Out,Money In\ntx_1,05/01/2024,10:00:00,Card payment,Shop,,Shopping,-12.00,GBP,-12.00,GBP,,,,SHOP LONDON,,-12.00,\ntx_2,25/01/2024,09:00:00,Faster payment,ACME,,Income,1000.00,GBP,1000.00,GBP,,,,SALARY,,,1000.00\n",
    amounts: [-1200, 100000],
    currency: "GBP",
  },
  {
    name: "a British bank with counter party and balance",
    text: "Date,Counter Party,Reference,Type,Amount (GBP),Balance (GBP),Spending Category,Notes\n02/01/2024,Shop,REF,CONTACTLESS,-5.50,94.50,SHOPPING,\n03/01/2024,Jane Doe,Rent,FASTER PAYMENT,500.00,594.50,INCOME,\n",
    amounts: [-550, 50000],
    opening: 10000,
    closing: 59450,
    verdict: "partly",
  },
  {
    name: "a deposit that opens the balance and is a movement",
    text: "Date,Description,Amount,Balance\n2024-01-02,Opening Balance Deposit,1200.00,1200.00\n2024-01-11,Rent,-700.00,500.00\n2024-01-25,Salary,900.00,1400.00\n",
    amounts: [120000, -70000, 90000],
    opening: 0,
    closing: 140000,
    verdict: "proved",
  },
  {
    name: "an Austrian bank without header and with milliseconds",
    text: "31.01.2024;BILLA DANKT 1234;31.01.2024;-23,45;EUR;31.01.2024 08:12:13:123\n30.01.2024;GEHALT ACME;30.01.2024;2.000,00;EUR;30.01.2024 07:00:00:456\n",
    amounts: [-2345, 200000],
    currency: "EUR",
  },
  {
    name: "a Belgian bank with an own account column",
    text: "Rekeningnummer;Naam van de rekening;Rekening tegenpartij;Omzetnummer;Boekingsdatum;Valutadatum;Bedrag;Munteenheid;Omschrijving;Detail van de omzet;Bericht\nBE68539007547034;Zichtrekening;BE71096123456769;1;05/01/2024;05/01/2024;-30,00;EUR;Overschrijving;Detail;\nBE68539007547034;Zichtrekening;;2;20/01/2024;20/01/2024;1.200,00;EUR;Loon;Detail;\n",
    amounts: [-3000, 120000],
    currency: "EUR",
  },
  {
    name: "an Israeli bank in Hebrew",
    text: "תאריך,תיאור,אסמכתא,חובה,זכות,יתרה\n02/01/2024,קניה,123,50.00,,950.00\n25/01/2024,משכורת,124,,5000.00,5950.00\n",
    amounts: [-5000, 500000],
    closing: 595000,
    verdict: "proved",
  },
  {
    name: "a Korean bank",
    text: "거래일자,적요,출금액,입금액,잔액\n2024.01.31,카드,12000,0,88000\n2024.01.25,급여,0,100000,100000\n",
    amounts: [-12000, 100000],
    closing: 88000,
    verdict: "proved",
  },
  {
    name: "an Indonesian bank",
    text: "Tanggal,Keterangan,Debet,Kredit,Saldo\n02/01/2024,TARIK TUNAI,500000.00,0.00,1500000.00\n25/01/2024,GAJI,0.00,5000000.00,6500000.00\n",
    amounts: [-50000000, 500000000],
    closing: 650000000,
    verdict: "proved",
  },
  {
    name: "a Greek bank",
    text: "Ημερομηνία;Περιγραφή;Ποσό;Υπόλοιπο\n31/01/2024;ΑΓΟΡΑ;-45,60;1.954,40\n30/01/2024;ΜΙΣΘΟΣ;2.000,00;2.000,00\n",
    amounts: [-4560, 200000],
    closing: 195440,
    verdict: "proved",
  },
  {
    name: "an unknown language with a header right above the rows",
    text: "Kuupaevv;Selgitusx;Summax;Jaakx\n31.01.2024;Pood;-45,60;1954,40\n30.01.2024;Palk;2000,00;2000,00\n29.01.2024;Pood;-10,00;0,00\n",
    amounts: [-4560, 200000, -1000],
    closing: 195440,
    verdict: "proved",
  },
  {
    name: "daily balances newest first, printed on the last row of the day",
    text: "Date,Details,Debit,Credit,Balance\n03/01/2024,C,10.00,,65.00\n03/01/2024,B,20.00,,\n02/01/2024,A,5.00,,95.00\n15/12/2023,Z,,100.00,100.00\n",
    amounts: [-1000, -2000, -500, 10000],
    opening: 0,
    closing: 6500,
    verdict: "proved",
  },
  {
    name: "a broken running balance",
    text: "Date,Description,Amount,Balance\n02/01/2024,A,-5.00,95.00\n13/01/2024,B,-10.00,85.00\n14/01/2024,C,-10.00,70.00\n15/01/2024,D,-10.00,60.00\n",
    amounts: [-500, -1000, -1000, -1000],
    verdict: "contradicted",
  },
  {
    name: "an Irish card with two-digit years and a posted account",
    text: 'Posted Account, Posted Transactions Date, Description1, Description2, Description3, Debit Amount, Credit Amount,Balance,Posted Currency,Transaction Type,Local Currency Amount,Local Currency\n"931152-00000000","05/01/24","SHOP","","","10.00",,"90.00",EUR,"Debit","10.00",EUR\n"931152-00000000","25/01/24","ACME","","",,"50.00","140.00",EUR,"Credit","50.00",EUR\n',
    amounts: [-1000, 5000],
    closing: 14000,
    verdict: "proved",
  },
  {
    name: "a card bill with refunds marked by type",
    text: "Clearing Date,Transaction Date,Description,Merchant,Category,Type,Amount (USD),Purchased By\n01/15/2024,01/14/2024,GROCER,Grocer,Grocery,Purchase,45.10,Jane\n01/16/2024,01/16/2024,ACH DEPOSIT,,Payment,Payment,-200.00,Jane\n01/20/2024,01/18/2024,GROCER,Grocer,Grocery,Refund,-5.00,Jane\n",
    amounts: [-4510, 20000, 500],
    currency: "USD",
  },
  {
    name: "a French postal bank with francs beside euros",
    text: "Numéro Compte   :;1234567A012\nType         :;CCP\nCompte tenu en  :;euros\nDate            :;05/02/2024\nSolde (EUROS)   :;1234,56\nSolde (FRANCS)  :;8098,13\n\nDate;Libellé;Montant(EUROS);Montant(FRANCS)\n03/02/2024;ACHAT CB;-25,00;-163,99\n02/02/2024;VIREMENT;1000,00;6559,57\n",
    amounts: [-2500, 100000],
    closing: 123456,
  },
  {
    name: "a British bank with an account column and no balance",
    text: "Number,Date,Account,Amount,Subcategory,Memo\n\t,05/01/2024,20-00-00 12345678,-10.00,DIRECTDEBIT,SHOP REF\n\t,25/01/2024,20-00-00 12345678,100.00,FT,ACME\n",
    amounts: [-1000, 10000],
  },
  {
    name: "a British bank with apostrophes before texts and a trailing comma",
    text: 'Date, Type, Description, Value, Balance, Account Name, Account Number\n\n05/01/2024,POS,"\'1234 05JAN24 , SHOP",-10.00,90.00,"\'DOE J","\'600000-12345678",\n26/01/2024,BAC,"\'ACME",100.00,190.00,"\'DOE J","\'600000-12345678",\n',
    amounts: [-1000, 10000],
    opening: 10000,
    closing: 19000,
    verdict: "proved",
  },
  {
    name: "a US card with trans. date and payments in words",
    text: 'Trans. Date,Post Date,Description,Amount,Category\n01/05/2024,01/06/2024,"SHOP 1",10.00,"Merchandise"\n01/15/2024,01/15/2024,"INTERNET PAYMENT - THANK YOU",-50.00,"Payments and Credits"\n',
    amounts: [-1000, 5000],
  },
  {
    name: "a US account with a type column of debit and credit and unsigned amounts",
    text: "Account Number,Transaction Description,Transaction Date,Transaction Type,Transaction Amount,Balance\n1234,Deposit from ACME,01/15/24,Credit,500,1500\n1234,Withdrawal to X,01/14/24,Debit,200,1000\n",
    amounts: [50000, -20000],
    opening: 120000,
    closing: 150000,
    // No currency is named, and no decimals tell how many it has.
    verdict: "unproved",
  },
  {
    name: "a payment app with a beginning balance row and signs apart from the dollar",
    text: "Account Statement - (@jane)\nAccount Activity\n,ID,Datetime,Type,Status,Note,From,To,Amount (total),Amount (fee),Funding Source,Destination,Beginning Balance,Ending Balance\n,,,,,,,,,,,,$100.00,\n,1,2024-01-05T10:00:00,Payment,Complete,Lunch,Jane,John,- $20.00,,Balance,,,\n,2,2024-01-26T10:00:00,Payment,Complete,Rent,John,Jane,+ $50.00,,,Balance,,\n,,,,,,,,,,,,,$130.00\n",
    amounts: [-2000, 5000],
  },
  {
    name: "a US checking account whose rows have one comma too many",
    text: 'Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #\nDEBIT,01/30/2024,"SHOP",-10.00,DEBIT_CARD,90.00,,\nCREDIT,01/29/2024,"ACME",50.00,ACH_CREDIT,100.00,,\n',
    amounts: [-1000, 5000],
    opening: 5000,
    closing: 9000,
    verdict: "proved",
  },
  {
    name: "a Swedish export with a title line",
    text: "* Transaktioner Period 2024-01-01 – 2024-01-31 Skapad 2024-02-01\nRadnummer,Clearingnummer,Kontonummer,Produkt,Valuta,Bokföringsdag,Transaktionsdag,Valutadag,Referens,Beskrivning,Belopp,Bokfört saldo\n1,12345,1234567890,Privatkonto,SEK,2024-01-31,2024-01-30,2024-01-31,ICA,ICA,-100.50,899.50\n2,12345,1234567890,Privatkonto,SEK,2024-01-25,2024-01-25,2024-01-25,LÖN,LÖN,1000.00,1000.00\n",
    amounts: [-10050, 100000],
    opening: 0,
    closing: 89950,
    currency: "SEK",
    verdict: "proved",
  },
  {
    name: "a German bank with balance before amount and two currency columns",
    text: "Umsatzanzeige;Datei erstellt am: 05.02.2024 10:00\n\nIBAN;DE89 3704 0044 0532 0130 00\nKontoname;Girokonto\nBank;Musterbank\nKunde;Jane Doe\nZeitraum;01.01.2024 - 31.01.2024\nSaldo;1.234,56;EUR\n\nSortierung;Datum absteigend\n\nIn der CSV-Datei finden Sie alle bereits gebuchten Umsätze.\n\nBuchung;Valuta;Auftraggeber/Empfänger;Buchungstext;Verwendungszweck;Saldo;Währung;Betrag;Währung\n31.01.2024;31.01.2024;REWE;Lastschrift;VISA;1.234,56;EUR;-10,00;EUR\n30.01.2024;30.01.2024;ACME;Gehalt;Lohn;1.244,56;EUR;1.000,00;EUR\n",
    amounts: [-1000, 100000],
    opening: 24456,
    closing: 123456,
    verdict: "proved",
  },
  {
    name: "a German bank with Soll, Haben and an empty Betrag, and a balance at the foot",
    text: "Umsätze Girokonto;;;;;;\n100 1234567 00;;;;;;\n01.01.2024 - 31.01.2024\nLetzter Kontostand;;;;300,00;EUR\nBuchungstag;Wert;Umsatzart;Begünstigter / Auftraggeber;Verwendungszweck;IBAN / Kontonummer;BIC;Fremde Gebühren;Betrag;Soll;Haben;Währung\n02.01.2024;02.01.2024;SEPA-Lastschrift;Stadtwerke;Strom;DE02120300000000202051;BYLADEM1001;;;-45,00;;EUR\n30.01.2024;30.01.2024;SEPA-Gehalt;ACME;Lohn;DE02500105170137075030;;;;;2.000,00;EUR\nKontostand;31.01.2024;;;2.255,00;EUR\n",
    amounts: [-4500, 200000],
    closing: 225500,
  },
  {
    name: "an Austrian bank without header and with the IBAN first",
    text: "AT611904300234573201;VD/000000123 Shop;02.01.2024;02.01.2024;-10,00;EUR\nAT611904300234573201;BG/000000124 ACME;30.01.2024;30.01.2024;2000,00;EUR\n",
    amounts: [-1000, 200000],
    currency: "EUR",
  },
  {
    name: "a Swiss postal bank with a disclaimer",
    text: "Datum von:;2024-01-01\nDatum bis:;2024-01-31\nBuchungsart:;Alle Buchungen;\nKonto:;CH9300762011623852957;\nWährung:;CHF;\n\nDatum;Avisierungstext;Gutschrift in CHF;Lastschrift in CHF;Label;Kategorie;Valuta;Saldo in CHF\n31.01.2024;KAUF;;-10.00;;;31.01.2024;990.00\n25.01.2024;LOHN;1000.00;;;;25.01.2024;1000.00\n\nDisclaimer:\nDer Dokumentinhalt wurde durch Filtereinstellungen generiert.\n",
    amounts: [-1000, 100000],
    opening: 0,
    closing: 99000,
    currency: "CHF",
    verdict: "proved",
  },
  {
    name: "a Swiss bank with one column for credit and debit",
    text: "IBAN;Booked At;Text;Credit/Debit Amount;Balance;Valuta Date\nCH9300762011623852957;2024-01-31 00:00:00.0;KAUF;-10.0;90.0;2024-01-31 00:00:00.0\nCH9300762011623852957;2024-01-25 00:00:00.0;LOHN;100.0;100.0;2024-01-25 00:00:00.0\n",
    amounts: [-1000, 10000],
    closing: 9000,
    verdict: "proved",
  },
  {
    name: "a Swiss bank whose detail rows have no date",
    text: '"Datum";"Buchungstext";"Whg";"Betrag Detail";"Referenz";"Belastung CHF";"Gutschrift CHF";"Valuta";"Saldo CHF"\n"31.01.2024";"Belastungen eBanking (2)";"";"";"L1";"30.00";"";"31.01.2024";"970.00"\n"";"Jane Doe";"CHF";"10.00";"";"";"";"";""\n"";"John Doe";"CHF";"20.00";"";"";"";"";""\n"25.01.2024";"Gutschrift ACME";"";"";"L2";"";"1000.00";"25.01.2024";"1000.00"\n',
    amounts: [-3000, 100000],
    closing: 97000,
    verdict: "proved",
  },
  {
    name: "a Czech bank with volume as amount",
    text: '"Výpis č. 1/2024 z účtu ""1234567890/2010"""\n"Počáteční stav účtu k 01.01.2024: 1 000,00 CZK"\n"Konečný stav účtu k 31.01.2024: 1 750,00 CZK"\n\n"ID operace";"Datum";"Objem";"Měna";"Protiúčet";"Název protiúčtu";"Kód banky";"Zpráva pro příjemce";"Typ"\n"1";"05.01.2024";"-250,00";"CZK";"123";"Obchod";"0800";"nákup";"Platba kartou"\n"2";"25.01.2024";"1000,00";"CZK";"124";"Firma";"0100";"mzda";"Příjem převodem"\n',
    amounts: [-25000, 100000],
    opening: 100000,
    closing: 175000,
    verdict: "proved",
  },
  {
    name: "a Brazilian bank with a previous balance row",
    text: "Extrato de: Agência: 1 | Conta: 2 | Entre 01/01/2024 e 31/01/2024;;;;;\nData;Histórico;Docto.;Crédito (R$);Débito (R$);Saldo (R$)\n01/01/2024;SALDO ANTERIOR;;;;1.000,00\n05/01/2024;PIX ENVIADO;1;;-100,00;900,00\n25/01/2024;SALARIO;2;2.000,00;;2.900,00\nTotal;;;2.000,00;-100,00;2.900,00\n",
    amounts: [-10000, 200000],
    opening: 100000,
    closing: 290000,
    verdict: "proved",
  },
  {
    name: "a Brazilian bank without header",
    text: "05/01/2024;PIX ENVIADO PADARIA;-10,00\n25/01/2024;SALARIO;2000,00\n",
    amounts: [-1000, 200000],
  },
  {
    name: "an Indian bank with Dr / Cr behind amount and behind balance",
    text: 'Sl. No.,Transaction Date,Value Date,Description,Chq / Ref No.,Amount,Dr / Cr,Balance,Dr / Cr\n1,05-01-2024,05-01-2024,UPI SHOP,UPI-1,"100.00",DR,"9,900.00",CR\n2,25-01-2024,25-01-2024,NEFT ACME,N-2,"5,000.00",CR,"14,900.00",CR\n',
    amounts: [-10000, 500000],
    closing: 1490000,
    verdict: "proved",
  },
  {
    name: "an Indian bank with tabs and padded names",
    text: "Account Name     :\t_Mr. JOHN DOE\nAccount Number   :\t_00000012345678901\nBalance as on 1 Apr 2024 :\t1,000.00\n\nTxn Date\tValue Date\tDescription\tRef No./Cheque No.\t        Debit\tCredit\tBalance\n1 Apr 2024\t1 Apr 2024\tATM WDL\tREF1\t100.00\t \t900.00\n15 Apr 2024\t15 Apr 2024\tSALARY\tREF2\t \t5,000.00\t5,900.00\n**This is a computer generated statement and does not require a signature\n",
    amounts: [-10000, 500000],
    opening: 100000,
    closing: 590000,
    verdict: "proved",
  },
  {
    name: "an Indian bank with DR, CR and BAL",
    text: "Tran Date,CHQNO,PARTICULARS,DR,CR,BAL,SOL\n05-01-2024,-,UPI SHOP,100.00, ,900.00,1\n25-01-2024,-,SALARY, ,5000.00,5900.00,1\n",
    amounts: [-10000, 500000],
    closing: 590000,
    verdict: "proved",
  },
  {
    name: "a Japanese online bank with one column for in and out",
    text: "取引日,入出金(円),取引後残高(円),入出金内容\n20240105,-1000,9000,ＡＴＭ\n20240125,200000,209000,給与\n",
    amounts: [-1000, 200000],
    closing: 209000,
    currency: "JPY",
    verdict: "proved",
  },
  {
    name: "a Japanese bank with payments and deposits",
    text: '"日付","摘要","摘要内容","支払い金額","預かり金額","差引残高","メモ"\n"2024/1/5","カード","","1,000","","9,000",""\n"2024/1/25","給与","ACME","","200,000","209,000",""\n',
    amounts: [-1000, 200000],
    closing: 209000,
    verdict: "proved",
  },
  {
    name: "a Japanese card with positive usage",
    text: '"利用日","利用店名・商品名","利用者","支払方法","利用金額"\n"2024/01/05","スーパー","本人","1回払い","1000"\n"2024/01/25","書店","本人","1回払い","2500"\n',
    amounts: [-1000, -2500],
  },
  {
    name: "a Chinese wallet with a long preamble",
    text: '微信支付账单明细,,,,,,,,\n微信昵称：[x],,,,,,,,\n起始时间：[2024-01-01 00:00:00] 终止时间：[2024-01-31 23:59:59],,,,,,,,\n,,,,,,,,\n----------------------微信支付账单明细列表--------------------,,,,,,,,\n交易时间,交易类型,交易对方,商品,收/支,金额(元),支付方式,当前状态,交易单号\n2024-01-05 10:00:00,商户消费,超市,"商品",支出,¥10.00,零钱,支付成功,"1000\t"\n2024-01-25 10:00:00,转账,张三,"转账",收入,¥200.00,/,已存入零钱,"1001\t"\n',
    amounts: [-1000, 20000],
  },
  {
    name: "a ledger export with outflow and inflow",
    text: '"Account","Flag","Date","Payee","Category Group/Category","Category Group","Category","Memo","Outflow","Inflow","Cleared"\n"Checking","","01/05/2024","Shop","Food: Groceries","Food","Groceries","",10.00€,0.00€,"Cleared"\n"Checking","","01/25/2024","ACME","Inflow: Ready","Inflow","Ready","",0.00€,2000.00€,"Cleared"\n',
    amounts: [-1000, 200000],
  },
  {
    name: "a South African bank with an amount before its balance and description",
    text: "Name:,JANE DOE\nAccount:,62000000000,[CHEQUE]\nBalance:,1900.00,1900.00\n\nDate, Amount, Balance, Description\n2024/01/05, -100.00, -100.00, SHOP\n2024/01/25, 2000.00, 1900.00, SALARY\n",
    amounts: [-10000, 200000],
    opening: 0,
    closing: 190000,
    verdict: "proved",
  },
  {
    name: "a Polish bank with cards blocked beside booked amounts",
    text: '"Lista transakcji"\n"Wybrane rachunki:"\n"Konto (PLN)";"12 3456 7890 1234 5678 9012 3456"\n\n"Data transakcji";"Data księgowania";"Dane kontrahenta";"Tytuł";"Nr rachunku";"Nazwa banku";"Szczegóły";"Nr transakcji";"Kwota transakcji (waluta rachunku)";"Waluta";"Kwota blokady/zwolnienie blokady";"Waluta";"Kwota płatności w walucie";"Waluta";"Konto";"Saldo po transakcji";"Waluta"\n2024-01-31;2024-01-31;"Sklep";"Zakup";;;;1;-45,60;PLN;;;;;"Konto";954,40;PLN\n2024-01-25;2024-01-25;"ACME";"Wynagrodzenie";;;;2;1000,00;PLN;;;;;"Konto";1000,00;PLN\n',
    amounts: [-4560, 100000],
    closing: 95440,
    currency: "PLN",
    verdict: "proved",
  },
  {
    name: "three decimals of an Omani account that all have cents",
    text: "Date,Description,Amount (OMR)\n2024-01-02,Shop,-1.234\n2024-01-05,Salary,900.505\n",
    amounts: [-1234, 900505],
    currency: "OMR",
  },
  {
    name: "a running balance behind which a row cannot be read",
    text: "Date,Text,Amount,Balance\n2024-01-02,A,-5.00,95.00\n2024-01-13,B,-10.00,85.00\n2024-01-14,C,5..00,\n",
    amounts: [-500, -1000],
    verdict: "partly",
  },
  {
    name: "a card with the amount abroad and the amount billed",
    text: "Transaction Date,Description,Transaction Amount,Transaction Currency,Billing Amount,Billing Currency\n2024-01-05,Hotel,-100.00,USD,-92.10,EUR\n2024-01-25,Shop,-10.00,EUR,-10.00,EUR\n",
    amounts: [-9210, -1000],
    currency: "EUR",
  },
];

/** The fields that a layout says something about, as the reading gives them. */
const pickStated = (file: ParsedFile, layout: Layout): Partial<Layout> => {
  const rows = file.statements.flatMap((statement) => statement.transactions);
  const [statement] = file.statements;
  const found: Partial<Layout> = {
    amounts: rows.map((row) => row.amount),
    dates: rows.map((row) => row.booked_on),
    pending: rows.filter((row) => row.pending).length,
    currency: statement?.currency ?? null,
    opening: statement?.opening_balance ?? null,
    closing: statement?.closing_balance ?? null,
    verdict: statement?.proof.verdict ?? "",
    statements: file.statements.length,
  };
  return Object.fromEntries(Object.entries(found).filter(([field]) => field in layout));
};

describe("descriptions", () => {
  it("joins counterparty, description columns and continuation lines, each said once", () => {
    const text =
      "Date,Time,Payee,Transaction Description,Details,Amount\n05/01/2024,10:00,Shop,POS,SHOP LONDON,-1.00\n25/01/2024,11:00,ACME,Salary,Salary,100.00\n,,,,January,\n";
    const rows = read(text).statements[0]?.transactions ?? [];
    expect(rows.map((row) => row.description)).toEqual(["POS SHOP LONDON", "ACME Salary January"]);
    expect(rows.map((row) => row.counterparty)).toEqual(["Shop", "ACME"]);
  });
});

describe("layouts of banks", () => {
  it.each(LAYOUTS)("reads $name", (layout) => {
    const { name: _name, text, country, ...stated } = layout;
    const file = read(text, country === undefined ? {} : { country });
    expect(pickStated(file, layout)).toEqual(stated);
  });
});
