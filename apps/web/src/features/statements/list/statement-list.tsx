import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { BankAccount } from "@passbook/contract/bank-accounts";
import type { Statement } from "@passbook/contract/statements";
import { NO_CURRENCY } from "@passbook/contract/values";
import { formatInstant, formatMoney, formatMonth, formatNumber } from "../../../words/format.ts";
import { useLocale } from "../../../words/locale.tsx";
import type { Reference } from "../../../lib/reference-data/use-reference.ts";
import { Amount } from "../../../ui/figures/amount.tsx";
import { Badge } from "../../../ui/figures/badge.tsx";
import { Button } from "../../../ui/actions/button.tsx";
import { Card } from "../../../ui/frame/card.tsx";
import { Chip } from "../../../ui/actions/chip.tsx";
import { List, ListRow } from "../../../ui/lists/list.tsx";
import { LoadMore } from "../../../ui/lists/load-more.tsx";
import { LogoTile } from "../../../ui/pictures/logo-tile.tsx";
import { SkeletonRows } from "../../../ui/states/skeleton.tsx";
import { Verdict } from "../../../ui/figures/verdict.tsx";
import { formatPeriod } from "../state/format-period.ts";
import { foldList, groupByAccount, isInMonth } from "./group-statements.ts";
import styles from "../upload/statements.module.css";
import { tellFile } from "../state/tell-file.ts";
import { useStatementName } from "../state/use-statement-name.ts";
import type { useStatements } from "../state/use-statements.ts";

/** A period in words: the month's name, or its two days. */
const usePeriodName = () => {
  const { t } = useLingui();
  const { locale, time_zone } = useLocale();
  return ({ period, created_at }: Pick<Statement, "period" | "created_at">): string =>
    period === null
      ? t`Received ${formatInstant(created_at, locale, time_zone)}`
      : formatPeriod(period, locale);
};

const State = ({ statement }: { readonly statement: Statement }) => {
  const { t } = useLingui();
  const words = {
    received: t`Received`,
    reading: t`Reading`,
    needs_password: t`Locked`,
    needs_review: t`To answer`,
    failed: t`Failed`,
  };
  if (statement.status !== "imported") {
    return (
      <Badge tone={statement.status === "failed" ? "error" : "warning"}>{words[statement.status]}</Badge>
    );
  }
  return statement.proof === null ? null : <Verdict verdict={statement.proof.verdict} />;
};

/** That it does not open where the one before it closes. */
const Gap = ({ statement: { continues, currency } }: { readonly statement: Statement }) => {
  const { locale } = useLocale();
  if (continues === null || continues.holds) return null;
  const gap = formatMoney(continues.gap, currency ?? NO_CURRENCY, locale, { sign: "always" });
  return (
    <span className={styles["gap"]}>
      {", "}
      <Trans>{gap} since the one before</Trans>
    </span>
  );
};

const StatementRow = ({ statement }: { readonly statement: Statement }) => {
  const nameOf = usePeriodName();
  const tellName = useStatementName();
  // under its account the account need not be told again
  const whose = statement.bank_account_id === null ? tellName({ ...statement, period: null }, undefined) : "";
  const { counts, closing_balance, currency } = statement;
  const rows = counts.new + counts.duplicate + counts.changed;
  return (
    <ListRow
      wrap
      title={nameOf(statement)}
      sub={
        <>
          {whose === "" ? "" : `${whose}, `}
          {tellFile(statement)}
          {statement.status === "imported" && (
            <>
              {", "}
              <Plural value={rows} one="# row" other="# rows" />
            </>
          )}
          <Gap statement={statement} />
        </>
      }
      end={
        closing_balance !== null && currency !== null ? (
          <Amount amount={closing_balance} currency={currency} tone="ink" />
        ) : undefined
      }
      endSub={<State statement={statement} />}
      to={`/statements/${statement.id}`}
    />
  );
};

/** How many statements of an account are shown before the rest is asked for. */
const FEW = 6;

type AccountStatementsProps = {
  readonly account: BankAccount | undefined;
  readonly statements: readonly Statement[];
  /** When only some were asked for, all of them are shown. */
  readonly whole: boolean;
};

const AccountStatements = ({ account, statements, whole }: AccountStatementsProps) => {
  const { t } = useLingui();
  const { locale } = useLocale();
  const [isOpen, setOpen] = useState(false);
  const few = foldList(statements, FEW);
  const shown = whole || isOpen ? statements : few;
  const count = formatNumber(statements.length, locale);
  const name = account?.display_label ?? t`Without an account yet`;
  return (
    <section className={styles["group"]}>
      <h3 className={styles["account"]}>
        {account !== undefined && (
          <LogoTile name={account.bank.name} mark={account.bank.logo} kind="bank" size="sm" />
        )}
        {name}
      </h3>
      <List flush>
        {shown.map((statement) => (
          <StatementRow key={statement.id} statement={statement} />
        ))}
      </List>
      {!whole && few.length < statements.length && (
        <div className={styles["more"]}>
          <Button
            kind="link"
            aria-expanded={isOpen}
            aria-label={isOpen ? t`${name}: show fewer` : t`${name}: show all ${count}`}
            onClick={() => {
              setOpen(!isOpen);
            }}
          >
            {isOpen ? t`Show fewer` : t`Show all ${count}`}
          </Button>
        </div>
      )}
    </section>
  );
};

type StatementListProps = {
  readonly query: ReturnType<typeof useStatements>;
  readonly reference: Reference;
  readonly account: string | null;
  readonly month: string | null;
  readonly onClear: () => void;
};

/** Statements by account, the newest first. */
export const StatementList = ({ query, reference, account, month, onClear }: StatementListProps) => {
  const { t } = useLingui();
  const { locale } = useLocale();
  const shown = query.statements.filter(
    (statement) =>
      (account === null || statement.bank_account_id === account) &&
      (month === null || isInMonth(statement, month)),
  );
  const groups = groupByAccount(
    shown,
    reference.accounts.map(({ id }) => id),
  );
  const name = account === null ? null : (reference.findAccount(account)?.display_label ?? t`One account`);
  const words = [name, month === null ? null : formatMonth(month, locale)]
    .filter((word) => word !== null)
    .join(", ");
  if (query.isPending) {
    return (
      <Card title={<Trans>All statements</Trans>}>
        <SkeletonRows count={5} />
      </Card>
    );
  }
  if (query.statements.length === 0) return null;
  return (
    <Card
      flush
      title={<Trans>All statements</Trans>}
      action={
        words === "" ? undefined : (
          <Chip on onRemove={onClear} removeLabel={t`Show all statements`}>
            {words}
          </Chip>
        )
      }
    >
      {groups.map(({ bank_account_id, statements }) => (
        <AccountStatements
          key={bank_account_id ?? "none"}
          account={reference.findAccount(bank_account_id)}
          statements={statements}
          whole={words !== ""}
        />
      ))}
      {groups.length === 0 && (
        <p className={styles["none"]}>
          <Trans>No statement fits.</Trans>
        </p>
      )}
      {query.hasNextPage && (
        <div className={styles["more"]}>
          <LoadMore
            shown={query.statements.length}
            hasMore
            busy={query.isFetchingNextPage}
            onLoad={() => void query.fetchNextPage()}
          />
        </div>
      )}
    </Card>
  );
};
