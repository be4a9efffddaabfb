import { Trans, useLingui } from "@lingui/react/macro";
import type { Goal } from "../../lib/reference-data/use-goals.ts";
import type { Reference } from "../../lib/reference-data/use-reference.ts";
import { IconButton } from "../../ui/actions/icon-button.tsx";
import { Badge, type BadgeTone } from "../../ui/figures/badge.tsx";
import { ProgressBar } from "../../ui/figures/progress-bar.tsx";
import { formatMoney, formatShortDay } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import styles from "./goals.module.css";
import { nameOfPlaces } from "./goal-places.tsx";
import { useGoalWords } from "./use-goal-words.ts";

const TONES: Partial<Readonly<Record<Goal["state"], BadgeTone>>> = {
  reached: "success",
  behind: "warning",
  past: "warning",
  unreachable: "warning",
  gone: "error",
};

/** In a word how it stands, where that needs a look. */
const State = ({ state }: Pick<Goal, "state">) => {
  const { t } = useLingui();
  const words: Partial<Readonly<Record<Goal["state"], string>>> = {
    reached: t`Reached`,
    behind: t`Behind`,
    past: t`Day gone`,
    unreachable: t`Does not grow`,
    gone: t`Deleted`,
  };
  const word = words[state];
  return word === undefined ? null : <Badge tone={TONES[state] ?? "plain"}>{word}</Badge>;
};

type GoalRowProps = {
  readonly goal: Goal;
  readonly goals: readonly Goal[];
  readonly reference: Reference;
  readonly onEdit: () => void;
};

/** A goal: how much of it is there, and when the rest will be. */
export const GoalRow = ({ goal, goals, reference, onEdit }: GoalRowProps) => {
  const { t } = useLingui();
  const { locale, today } = useLocale();
  const say = useGoalWords();
  const { name, amount, saved, currency, state, by_on, shared_with, as_of } = goal;
  const money = (minor: number): string => formatMoney(minor, currency, locale);
  const [used, all] = [money(saved), money(amount)];
  const places = nameOfPlaces(goal, reference);
  const by = by_on === null ? "" : formatShortDay(by_on, locale, today);
  const known = as_of === null ? "" : formatShortDay(as_of, locale, today);
  const others = goals
    .filter(({ id }) => shared_with.includes(id))
    .map((other) => other.name)
    .join(", ");
  const is_known = state !== "gone" && state !== "no_balance";
  return (
    <li className={styles["row"]}>
      <div className={styles["main"]}>
        <div className={styles["line"]}>
          <span className={styles["name"]}>{name}</span>
          <State state={state} />
          <span className={styles["figure"]}>
            {is_known ? (
              <Trans>
                {used} of {all}
              </Trans>
            ) : (
              all
            )}
          </span>
        </div>
        {is_known && (
          <ProgressBar
            label={t`${name}: ${used} of ${all}`}
            value={Math.max(saved, 0)}
            max={amount}
            tone={state === "reached" ? "success" : "primary"}
          />
        )}
        <p className={styles["below"]}>{say(goal)}</p>
        <p className={styles["below"]}>
          {[
            places,
            by_on === null ? "" : t`wanted ${by}`,
            as_of === null || as_of === today ? "" : t`known through ${known}`,
          ]
            .filter((part) => part !== "")
            .join(" · ")}
        </p>
        {others !== "" && (
          <p className={styles["below"]}>
            <Trans>The same money counts for {others} as well.</Trans>
          </p>
        )}
      </div>
      <IconButton act icon="edit" label={t`Change ${name}`} onClick={onEdit} />
    </li>
  );
};
