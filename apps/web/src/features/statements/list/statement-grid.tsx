import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useState } from "react";
import { Link } from "react-router";
import type { BankAccount } from "@passbook/contract/bank-accounts";
import { daysInMonth } from "@passbook/contract/values";
import {
  addMonths,
  formatMonth,
  formatMonthOfYear,
  formatMonthShort,
  formatOrdinalDay,
  formatShortDay,
  monthOf,
} from "../../../words/format.ts";
import { tellDigits } from "../../../lib/bank-accounts/tell-digits.ts";
import { useLocale } from "../../../words/locale.tsx";
import { useStatementGrid } from "../../../lib/statements/use-statement-grid.ts";
import type { Reference } from "../../../lib/reference-data/use-reference.ts";
import { Card } from "../../../ui/frame/card.tsx";
import { IconButton } from "../../../ui/actions/icon-button.tsx";
import { LogoTile } from "../../../ui/pictures/logo-tile.tsx";
import { SkeletonRows } from "../../../ui/states/skeleton.tsx";
import { useMediaQuery } from "../../../ui/base/use-media-query.ts";
import { Verdict, useVerdictLabel } from "../../../ui/figures/verdict.tsx";
import type { VerdictName } from "../../../ui/figures/verdict.tsx";
import { VerdictCell } from "../../../ui/figures/verdict-cell.tsx";
import { countCells, findCell, pathOfCell } from "./grid-facts.ts";
import styles from "./statement-grid.module.css";

const WIDE = "(min-width: 768px)";
const LEGEND: readonly VerdictName[] = [
  "proved",
  "partly",
  "unproved",
  "contradicted",
  "part_covered",
  "late",
  "missing",
  "due",
];
type GridData = NonNullable<ReturnType<typeof useStatementGrid>["data"]>;
type Cell = GridData["accounts"][number]["cells"][number];

const verdictOf = ({ state }: Cell): VerdictName | null => {
  if (state === "before" || state === "after") return null;
  return state === "not_due" ? "due" : state;
};

const countMonthDays = (month: string): number =>
  daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5, 7)));

const MonthSteps = ({
  months,
  last,
  onTo,
}: {
  readonly months: readonly string[];
  readonly last: string;
  readonly onTo: (to: string) => void;
}) => {
  const { t } = useLingui();
  const { locale } = useLocale();
  const from = formatMonthOfYear(months[0] ?? addMonths(last, -11), locale);
  const to = formatMonthOfYear(last, locale);
  return (
    <div className={styles["steps"]}>
      <IconButton
        icon="chevron-left"
        label={t`A year earlier`}
        onClick={() => {
          onTo(addMonths(last, -12));
        }}
      />
      <span aria-live="polite">
        <Trans>
          {from} to {to}
        </Trans>
      </span>
      <IconButton
        icon="chevron-right"
        label={t`A year later`}
        onClick={() => {
          onTo(addMonths(last, 12));
        }}
      />
    </div>
  );
};

/** When its statement usually comes, and that one is overdue. */
const Usual = ({ usual }: { readonly usual: GridData["accounts"][number]["usual"] }) => {
  const { locale } = useLocale();
  if (usual === null) return null;
  const day = formatOrdinalDay(usual.day_of_month, locale);
  const { days_late } = usual;
  return (
    <span className={styles["usual"]}>
      <Trans>Usually here by the {day}</Trans>
      {days_late > 0 && (
        <>
          {", "}
          <strong className={styles["late"]}>
            <Plural value={days_late} one="# day late" other="# days late" />
          </strong>
        </>
      )}
    </span>
  );
};

/** Currency, and number and bank where the name does not say them. */
const tellAccount = ({ label, display_label, bank, last_4_digits, currency }: BankAccount): string => {
  const number = tellDigits({ name: display_label, last_4_digits });
  const words = [label === null ? null : bank.name, number].filter((word) => word !== null);
  return [...(words.length === 0 ? [] : [words.join(" ")]), currency].join(", ");
};

/** That nothing more is expected, and since when. */
const Ending = ({ month: ends_in }: { readonly month: string }) => {
  const { locale } = useLocale();
  const month = formatMonth(ends_in, locale);
  return (
    <span className={styles["usual"]}>
      <Trans>ends in {month}</Trans>
    </span>
  );
};

/** What is said of a month: its verdict, how much of it is there, or by which day its statement is expected. */
const useCellWords = (): ((cell: Cell) => string) => {
  const { t } = useLingui();
  const { locale, today } = useLocale();
  const label = useVerdictLabel();
  return (cell) => {
    const verdict = verdictOf(cell);
    if (verdict === null) return t`nothing expected`;
    const days = countMonthDays(cell.month);
    if (verdict === "part_covered") return t`${cell.days_covered} of ${days} days covered`;
    if (cell.expected_on === null) return label(verdict);
    const day = formatShortDay(cell.expected_on, locale, today);
    return verdict === "late" ? t`late, it was expected by ${day}` : t`expected by ${day}`;
  };
};

const MonthCell = ({
  bank_account_id,
  name,
  cell,
}: {
  readonly bank_account_id: string;
  readonly name: string;
  readonly cell: Cell;
}) => {
  const { locale } = useLocale();
  const words = useCellWords()(cell);
  const wide = useMediaQuery(WIDE);
  const month = formatMonth(cell.month, locale);
  return (
    <VerdictCell
      verdict={verdictOf(cell)}
      label={`${name}, ${month}: ${words}`}
      caption={wide ? undefined : formatMonthShort(cell.month, locale)}
      to={pathOfCell(bank_account_id, cell)}
    />
  );
};

const Row = ({
  account,
  reference,
}: {
  readonly account: GridData["accounts"][number];
  readonly reference: Reference;
}) => {
  const found = reference.findAccount(account.bank_account_id);
  const name = found?.display_label ?? "…";
  return (
    <li className={styles["row"]}>
      <Link className={styles["who"]} to={`/statements?account=${account.bank_account_id}`}>
        <LogoTile name={found?.bank.name ?? name} mark={found?.bank.logo} kind="bank" />
        <span className={styles["words"]}>
          <span className={styles["name"]}>{name}</span>
          {found !== undefined && <span className={styles["sub"]}>{tellAccount(found)}</span>}
          <Usual usual={account.usual} />
          {account.ends_in !== null && <Ending month={account.ends_in} />}
        </span>
      </Link>
      <div className={styles["months"]}>
        {account.cells.map((cell) => (
          <MonthCell key={cell.month} bank_account_id={account.bank_account_id} name={name} cell={cell} />
        ))}
      </div>
    </li>
  );
};

const Finding = ({
  grid,
  state,
  children,
}: {
  readonly grid: GridData;
  readonly state: string;
  readonly children: ReactNode;
}) => {
  const found = findCell(grid, state);
  return found === null ? null : (
    <Link className={styles["finding"]} to={pathOfCell(found.bank_account_id, found.cell) ?? ""}>
      {children}
    </Link>
  );
};

/** Where nothing has come yet, nothing can be missing. */
const hasStatement = ({ accounts }: GridData): boolean =>
  accounts.some(({ cells }) => cells.some((cell) => verdictOf(cell) !== null));

const Findings = ({ grid }: { readonly grid: GridData }) => {
  const missing = countCells(grid, "missing");
  const late = countCells(grid, "late");
  const parts = countCells(grid, "part_covered");
  const contradicted = countCells(grid, "contradicted");
  if (late + missing + parts + contradicted === 0)
    return hasStatement(grid) ? <Trans>Nothing is missing.</Trans> : null;
  return (
    <>
      <Finding grid={grid} state="late">
        <Plural value={late} one="# late" other="# late" />
      </Finding>
      <Finding grid={grid} state="missing">
        <Plural value={missing} one="# missing" other="# missing" />
      </Finding>
      <Finding grid={grid} state="part_covered">
        <Plural value={parts} one="# covered in part" other="# covered in part" />
      </Finding>
      <Finding grid={grid} state="contradicted">
        <Plural value={contradicted} one="# contradicted" other="# contradicted" />
      </Finding>
    </>
  );
};

type StatementGridProps = {
  readonly reference: Reference;
  /** False while it is not known what stands before it. */
  readonly ready: boolean;
  /** What stands before it, shown together with it, so that nothing moves. */
  readonly lead: ReactNode;
};

/** Twelve months of every account: what is proved, what is not, what is missing. */
export const StatementGrid = ({ reference, ready, lead }: StatementGridProps) => {
  const { today, locale } = useLocale();
  const wide = useMediaQuery(WIDE);
  const [to, setTo] = useState<string | undefined>(undefined);
  const { data: grid, isPending } = useStatementGrid(to);
  if (isPending || !ready) {
    return (
      <Card className={styles["waiting"]} title={<Trans>Twelve months</Trans>}>
        <SkeletonRows count={4} />
      </Card>
    );
  }
  if (grid === undefined || grid.accounts.length === 0) return lead;
  const last = to ?? grid.months.at(-1) ?? monthOf(today);
  return (
    <>
      {lead}
      <Card
        flush
        title={
          <Trans>
            Twelve months, <Plural value={grid.accounts.length} one="# account" other="# accounts" />
          </Trans>
        }
        sub={<Findings grid={grid} />}
        action={wide ? <MonthSteps months={grid.months} last={last} onTo={setTo} /> : undefined}
      >
        {!wide && <MonthSteps months={grid.months} last={last} onTo={setTo} />}
        <div className={styles["head"]} aria-hidden="true">
          <span>
            <Trans>Account</Trans>
          </span>
          <div className={styles["months"]}>
            {grid.months.map((month) => (
              <span key={month}>{formatMonthShort(month, locale)}</span>
            ))}
          </div>
        </div>
        <ul className={styles["rows"]}>
          {grid.accounts.map((account) => (
            <Row key={account.bank_account_id} account={account} reference={reference} />
          ))}
        </ul>
        <div className={styles["legend"]}>
          {LEGEND.map((verdict) => (
            <Verdict key={verdict} verdict={verdict} />
          ))}
        </div>
      </Card>
    </>
  );
};
