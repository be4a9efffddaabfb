import type { WordList } from "./word-list.ts";

/** Words of money that an employer or insurer gives back: whatever firm stands beside them was not shopped at. */
export const PAID_BACK_WORDS: WordList = {
  "income.other": [
    "expense reimb, expense reimbursement, expenses reimb, exp reimb, exp reimbursement, expense rpt, expense report, expense claim, expense pmt, travel reimb, employee reimb, reimb, reimburse, reimbursed, reimbursement, reimbursements, reimbursmt",
    "claim pmt, claim pymt, claim pay, claim payment, claim paid, claim payout, claim proceeds, claim settlement, claims, claims pmt, claims pymt, claims payment, claims paid, claims settlement",
  ],
};
