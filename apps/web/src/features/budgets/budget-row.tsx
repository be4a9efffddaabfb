import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { ConvertedNote } from "../../lib/currencies/converted-note.tsx";
import type { AssignedMoney } from "../../lib/reference-data/use-assigned-money.ts";
import { measureUse } from "../../lib/budgets/measure-use.ts";
import type { Budget, BudgetChanges } from "../../lib/reference-data/use-budgets.ts";
import { nameOfBudget } from "../../lib/reference-data/use-budgets.ts";
import type { Reference } from "../../lib/reference-data/use-reference.ts";
import { Button } from "../../ui/actions/button.tsx";
import { IconButton } from "../../ui/actions/icon-button.tsx";
import { Badge } from "../../ui/figures/badge.tsx";
import { ProgressBar } from "../../ui/figures/progress-bar.tsx";
import { CategoryIcon } from "../../ui/pictures/category-icon.tsx";
import { formatMoney, monthOf } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import { budgetPath } from "./budget-path.ts";
import styles from "./budgets.module.css";

type Shown = { readonly budget: Budget; readonly reference: Reference };

const useMoney = (currency: string): ((amount: number) => string) => {
  const { locale } = useLocale();
  return (amount) => formatMoney(amount, currency, locale);
};

const Icon = ({ budget, reference }: Shown) => {
  const [first] = budget.category_ids;
  const found = reference.findSubCategory(first);
  const category = reference.findCategory(first) ?? found?.parent;
  return (
    <CategoryIcon name={found?.sub.icon ?? category?.icon ?? "tag"} colour={category?.color} size="md" />
  );
};

/** What is left and what that is a day; of an overspent one how much too much it is. */
const Left = ({ budget }: { readonly budget: Budget }) => {
  const money = useMoney(budget.currency);
  const { left, per_day, due, days_left, carried, likely_count } = budget;
  const parts: ReactNode[] = [];
  const [rest, over] = [money(left), money(-left)];
  parts.push(left < 0 ? <Trans key="over">{over} too much</Trans> : <Trans key="left">{rest} left</Trans>);
  const day = money(per_day ?? 0);
  if (per_day !== null && per_day > 0 && days_left > 1) parts.push(<Trans key="day">{day} a day</Trans>);
  const waits = money(due);
  if (due > 0) parts.push(<Trans key="due">{waits} still due</Trans>);
  const [more, less] = [money(carried), money(-carried)];
  if (carried > 0) parts.push(<Trans key="more">{more} carried over</Trans>);
  if (carried < 0) parts.push(<Trans key="less">{less} missing from before</Trans>);
  if (likely_count > 0)
    parts.push(<Plural key="likely" value={likely_count} one="# row likely" other="# rows likely" />);
  return parts.map((part, index) => (
    <span key={index} className={styles["part"]}>
      {part}
    </span>
  ));
};

const Gone = ({ state }: Pick<Budget, "state">) =>
  state === "gone" ? (
    <Trans>What this was for was deleted, so it counts nothing. Choose anew, or delete it.</Trans>
  ) : (
    <Trans>Nothing under this counts as spending any more.</Trans>
  );

type CoverProps = Shown & {
  readonly budgets: readonly Budget[];
  readonly changes: BudgetChanges;
  readonly assigned: AssignedMoney;
  readonly on: string;
};

/** Money was assigned to it; otherwise it is a limit. */
const isAssigned = ({ wanted }: Budget): boolean => wanted !== undefined;

/** Which budgets have room for what is too much here, each moved with one press. */
const Cover = ({ budget, budgets, reference, changes, assigned, on }: CoverProps) => {
  const money = useMoney(budget.currency);
  const offers = budget.takes_from.flatMap(({ budget_id, amount }) => {
    const from = budgets.find(({ id }) => id === budget_id);
    return from === undefined ? [] : [{ from, amount, name: nameOfBudget(from, reference) }];
  });
  const take = (from: Budget, amount: number): Promise<boolean> =>
    isAssigned(budget)
      ? assigned.move({
          from_budget_id: from.id,
          into_budget_id: budget.id,
          month: monthOf(on),
          amount,
        })
      : changes.move(from, { into: budget.id, amount, on });
  return offers.map(({ from, amount, name }) => {
    const taken = money(amount);
    return (
      <Button act key={from.id} kind="link" onClick={() => void take(from, amount)}>
        <Trans>
          Take {taken} from {name}
        </Trans>
      </Button>
    );
  });
};

const TONES = { ok: "primary", near: "warning", over: "error" } as const;
const toneOf = (state: Budget["state"]) => (state === "near" || state === "over" ? TONES[state] : TONES.ok);

type BudgetRowProps = CoverProps & { readonly onEdit: () => void; readonly onAssign: () => void };

/** A budget in its period: how much of it is spent, and what that leaves. */
export const BudgetRow = ({ onEdit, onAssign, ...props }: BudgetRowProps) => {
  const { budget, reference } = props;
  const { t } = useLingui();
  const { today } = useLocale();
  const money = useMoney(budget.currency);
  const name = nameOfBudget(budget, reference);
  const { state, spent } = budget;
  const counts = state !== "gone" && state !== "idle";
  const { has, ...bar } = measureUse(budget);
  const [used, all] = [money(spent), money(has)];
  return (
    <li className={styles["row"]}>
      <Icon budget={budget} reference={reference} />
      <div className={styles["main"]}>
        <div className={styles["line"]}>
          <span className={styles["name"]}>{name}</span>
          {state === "over" && (
            <Badge tone="error">
              <Trans>Overspent</Trans>
            </Badge>
          )}
          {state === "near" && (
            <Badge tone="warning">
              <Trans>Nearly spent</Trans>
            </Badge>
          )}
          {counts && (
            <Link className={styles["figure"]} to={budgetPath(budget, reference, today)}>
              {has < 0 ? (
                <Trans>{used} spent</Trans>
              ) : (
                <Trans>
                  {used} of {all}
                </Trans>
              )}
            </Link>
          )}
        </div>
        {counts && (
          <ProgressBar
            label={has < 0 ? t`${name}: ${used} spent` : t`${name}: ${used} of ${all}`}
            {...bar}
            tone={toneOf(state)}
          />
        )}
        <div className={styles["below"]}>{counts ? <Left budget={budget} /> : <Gone state={state} />}</div>
        {budget.converted.map((each) => (
          <div key={each.currency} className={styles["below"]}>
            <span className={styles["part"]}>
              <ConvertedNote {...each} to={budget.currency} />
            </span>
          </div>
        ))}
        {(state === "over" || isAssigned(budget)) && (
          <div className={styles["cover"]}>
            {state === "over" && <Cover {...props} />}
            {isAssigned(budget) && (
              <Button act kind="link" aria-label={t`Assign or move: ${name}`} onClick={onAssign}>
                <Trans>Assign or move</Trans>
              </Button>
            )}
          </div>
        )}
      </div>
      <IconButton act icon="edit" label={t`Change the budget for ${name}`} onClick={onEdit} />
    </li>
  );
};
