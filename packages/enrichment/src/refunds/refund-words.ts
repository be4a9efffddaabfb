import { makePhraseSet } from "../text/phrase-set.ts";

/** Money in that was earned or granted, so that it pays no purchase back. */
export const EARNED_WORDS = makePhraseSet([
  "salary, payroll, wages, wage, pension, interest, interest paid, dividend, dividends, cashback, cash back, reward, rewards, bonus, payout, sale, stipend, benefit, benefits, loan disbursement, prize, winnings",
  "gehalt, lohn, bezuge, rente, zinsen, habenzinsen, dividende, pramie, auszahlung",
  "salaire, paie, retraite, interets, dividendes, nomina, sueldo, salario, intereses, dividendos, juros, rendimento, stipendio, pensione, interessi, dividendi, salaris, loon, pensioen, rente, lon, ranta, palkka, korko, wynagrodzenie, odsetki, mzda, urok, maas, faiz",
]);

/** Words that cancel a row rather than give money back for goods. */
export const REVERSAL_WORDS = makePhraseSet([
  "reversal, reversed, reverse, revsl, rev, returned, return item, unpaid, bounced, failed, declined, cancelled, canceled, void, rejected, correction",
  "storno, stornierung, ruckbuchung, rucklastschrift, rucklaufer, korrektur, annulation, annule, rejet, rejete, impaye, extourne, contrepassation, anulacion, anulado, devuelto, estorno, estornado, cancelado, stornato, annullamento, terugboeking, stornering, makulering, peruutus, iptal",
]);
