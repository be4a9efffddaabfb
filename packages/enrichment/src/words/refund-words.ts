import { makePhraseSet } from "../text/phrase-set.ts";

/** Money in that a bank grants, whatever else its text says: interest on a balance, cashback. */
export const GRANTED_WORDS = makePhraseSet([
  "int cr, int pd, int paid, int credit, int credited, int earned, int on credit balance, int on cr balance, interest on credit balance, interest credit, interest cr, credit interest, interest paid, interest credited, interest earned, interest payment, interest added, interest capitalised, interest capitalized, gross interest, net interest, savings interest, deposit interest, cashback, cash back, reward, rewards, rewards redemption, statement credit reward, loyalty points, dividend, dividends",
  "habenzinsen, guthabenzinsen, zinsgutschrift, zinsertrag, zinsen gutschrift, dividende, interets crediteurs, interets creditur, remise fidelite, intereses acreedores, abono intereses, liquidacion intereses abono, dividendo, dividendos, rendimento, rendimentos, juros creditados, cedola, interessi attivi, interessi creditori, interessi a credito, dividendi, creditrente, rente inkomsten, renteinkomsten, renteinkomst, rentetegoed, ontvangen rente, bonusrente, renteinntekt, renteintekt, korkohyvitys, talletuskorko, odsetki od lokaty, kapitalizacja odsetek, zwrot za zakupy moneyback, prijate uroky, kreditni urok, faiz geliri, mevduat faizi",
]);

/** Words by which banks give a fee back, beside those of all money that comes back. */
export const FEE_BACK_WORDS = makePhraseSet([
  "rebate, rebated, waiver, waived, waive, reimbursement, reimbursed, reimb, adjustment, adj, credit, credited, goodwill",
  "erlass, gutschrift, geste commercial, bonificacion, abono, bonifica, vergoeding",
]);

/** Money in that was earned or granted, so that it pays no purchase back. */
export const EARNED_WORDS = makePhraseSet([
  "salary, payroll, wages, wage, pension, interest, int, bonus, payout, sale, stipend, benefit, benefits, loan disbursement, prize, winnings",
  "gehalt, lohn, bezuge, rente, zinsen, habenzinsen, dividende, pramie, auszahlung",
  "salaire, paie, retraite, interets, dividendes, nomina, sueldo, salario, intereses, dividendos, juros, rendimento, stipendio, pensione, interessi, dividendi, salaris, loon, pensioen, rente, lon, ranta, palkka, korko, wynagrodzenie, odsetki, mzda, urok, maas, faiz",
]);

/** Words that cancel a row rather than give money back for goods. */
export const REVERSAL_WORDS = makePhraseSet([
  "reversal, reversed, reverse, revsl, rev, returned, return item, unpaid, bounced, failed, declined, cancelled, canceled, void, rejected, correction",
  "storno, stornierung, ruckbuchung, rucklastschrift, rucklaufer, korrektur, annulation, annule, rejet, rejete, impaye, extourne, contrepassation, anulacion, anulado, devuelto, estorno, estornado, cancelado, stornato, annullamento, terugboeking, stornering, makulering, peruutus, iptal",
]);
