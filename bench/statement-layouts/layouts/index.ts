import type { Layout } from "../draw/layout.ts";
import { aeTwoScripts } from "./africa-asia-oceania/ae-two-scripts.ts";
import { auCreditWords } from "./africa-asia-oceania/au-credit-words.ts";
import { brCardFatura } from "./americas/br-card-fatura.ts";
import { brExtrato } from "./americas/br-extrato.ts";
import { brFintechDayTotals } from "./americas/br-fintech-day-totals.ts";
import { chSaldo } from "./europe/ch-saldo.ts";
import { deSollHaben } from "./europe/de-soll-haben.ts";
import { deTrailingMinus } from "./europe/de-trailing-minus.ts";
import { deTwoDatesBelow } from "./europe/de-two-dates-below.ts";
import { esImporteSaldo } from "./europe/es-importe-saldo.ts";
import { frDebitCredit } from "./europe/fr-debit-credit.ts";
import { frSignedOnline } from "./europe/fr-signed-online.ts";
import { hkDayBalance } from "./africa-asia-oceania/hk-day-balance.ts";
import { inDebitCredit } from "./africa-asia-oceania/in-debit-credit.ts";
import { inLandscapeSuffix } from "./africa-asia-oceania/in-landscape-suffix.ts";
import { inNewestFirst } from "./africa-asia-oceania/in-newest-first.ts";
import { itDareAvere } from "./europe/it-dare-avere.ts";
import { jointThreeCurrencies } from "./habits/joint-three-currencies.ts";
import { jpPassbook } from "./africa-asia-oceania/jp-passbook.ts";
import { kwThreeDecimals } from "./africa-asia-oceania/kw-three-decimals.ts";
import { listingWithoutBalances } from "./habits/listing-without-balances.ts";
import { loanRepayments } from "./habits/loan-repayments.ts";
import { mxCargosAbonos } from "./americas/mx-cargos-abonos.ts";
import { neobankPending } from "./habits/neobank-pending.ts";
import { nlAfBij } from "./europe/nl-af-bij.ts";
import { plNumberedAbove } from "./europe/pl-numbered-above.ts";
import { savingsQuiet } from "./habits/savings-quiet.ts";
import { sgConsolidated } from "./africa-asia-oceania/sg-consolidated.ts";
import { trNewestSigned } from "./africa-asia-oceania/tr-newest-signed.ts";
import { transferDateBelow } from "./habits/transfer-date-below.ts";
import { ukAppSpaced } from "./europe/uk-app-spaced.ts";
import { ukCardForeign } from "./europe/uk-card-foreign.ts";
import { ukDayGroups } from "./europe/uk-day-groups.ts";
import { usCard } from "./americas/us-card.ts";
import { usCheckingSections } from "./americas/us-checking-sections.ts";
import { usCreditUnion } from "./americas/us-credit-union.ts";
import { usRotatedMainframe } from "./americas/us-rotated-mainframe.ts";
import { zaCharges } from "./africa-asia-oceania/za-charges.ts";
import { balanceWithItsDay } from "./habits/balance-with-its-day.ts";
import { cardHolderGroups } from "./habits/card-holder-groups.ts";
import { dateBelowDatedBalances } from "./habits/date-below-dated-balances.ts";
import { feeColumn } from "./habits/fee-column.ts";
import { monthAndDayNumbers } from "./habits/month-and-day-numbers.ts";
import { pageTotals } from "./habits/page-totals.ts";
import { rtlStatement } from "./habits/rtl-statement.ts";
import { tablesSideByKind } from "./habits/tables-side-by-kind.ts";
import { wholeAmounts } from "./habits/whole-amounts.ts";

/** The layouts on which the reader is developed. */
export const layouts: readonly Layout[] = [
  aeTwoScripts,
  auCreditWords,
  brCardFatura,
  brExtrato,
  brFintechDayTotals,
  chSaldo,
  deSollHaben,
  deTrailingMinus,
  deTwoDatesBelow,
  esImporteSaldo,
  frDebitCredit,
  frSignedOnline,
  hkDayBalance,
  inDebitCredit,
  inLandscapeSuffix,
  inNewestFirst,
  itDareAvere,
  jointThreeCurrencies,
  jpPassbook,
  kwThreeDecimals,
  listingWithoutBalances,
  loanRepayments,
  mxCargosAbonos,
  neobankPending,
  nlAfBij,
  plNumberedAbove,
  savingsQuiet,
  sgConsolidated,
  trNewestSigned,
  transferDateBelow,
  ukAppSpaced,
  ukCardForeign,
  ukDayGroups,
  usCard,
  usCheckingSections,
  usCreditUnion,
  usRotatedMainframe,
  zaCharges,
  balanceWithItsDay,
  cardHolderGroups,
  dateBelowDatedBalances,
  feeColumn,
  monthAndDayNumbers,
  pageTotals,
  rtlStatement,
  tablesSideByKind,
  wholeAmounts,
];
