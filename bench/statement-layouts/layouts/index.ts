import type { Layout } from "../facts/layout.ts";
import { aeTwoScripts } from "./ae-two-scripts.ts";
import { auCreditWords } from "./au-credit-words.ts";
import { brCardFatura } from "./br-card-fatura.ts";
import { brExtrato } from "./br-extrato.ts";
import { brFintechDayTotals } from "./br-fintech-day-totals.ts";
import { chSaldo } from "./ch-saldo.ts";
import { deSollHaben } from "./de-soll-haben.ts";
import { deTrailingMinus } from "./de-trailing-minus.ts";
import { deTwoDatesBelow } from "./de-two-dates-below.ts";
import { esImporteSaldo } from "./es-importe-saldo.ts";
import { frDebitCredit } from "./fr-debit-credit.ts";
import { frSignedOnline } from "./fr-signed-online.ts";
import { hkDayBalance } from "./hk-day-balance.ts";
import { inDebitCredit } from "./in-debit-credit.ts";
import { inLandscapeSuffix } from "./in-landscape-suffix.ts";
import { inNewestFirst } from "./in-newest-first.ts";
import { itDareAvere } from "./it-dare-avere.ts";
import { jointThreeCurrencies } from "./joint-three-currencies.ts";
import { jpPassbook } from "./jp-passbook.ts";
import { kwThreeDecimals } from "./kw-three-decimals.ts";
import { listingWithoutBalances } from "./listing-without-balances.ts";
import { loanRepayments } from "./loan-repayments.ts";
import { mxCargosAbonos } from "./mx-cargos-abonos.ts";
import { neobankPending } from "./neobank-pending.ts";
import { nlAfBij } from "./nl-af-bij.ts";
import { plNumberedAbove } from "./pl-numbered-above.ts";
import { savingsQuiet } from "./savings-quiet.ts";
import { sgConsolidated } from "./sg-consolidated.ts";
import { trNewestSigned } from "./tr-newest-signed.ts";
import { transferDateBelow } from "./transfer-date-below.ts";
import { ukAppSpaced } from "./uk-app-spaced.ts";
import { ukCardForeign } from "./uk-card-foreign.ts";
import { ukDayGroups } from "./uk-day-groups.ts";
import { usCard } from "./us-card.ts";
import { usCheckingSections } from "./us-checking-sections.ts";
import { usCreditUnion } from "./us-credit-union.ts";
import { usRotatedMainframe } from "./us-rotated-mainframe.ts";
import { zaCharges } from "./za-charges.ts";
import { balanceWithItsDay } from "./balance-with-its-day.ts";
import { cardHolderGroups } from "./card-holder-groups.ts";
import { dateBelowDatedBalances } from "./date-below-dated-balances.ts";
import { feeColumn } from "./fee-column.ts";
import { monthAndDayNumbers } from "./month-and-day-numbers.ts";
import { pageTotals } from "./page-totals.ts";
import { rtlStatement } from "./rtl-statement.ts";
import { tablesSideByKind } from "./tables-side-by-kind.ts";
import { wholeAmounts } from "./whole-amounts.ts";

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
