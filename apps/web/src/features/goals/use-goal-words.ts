import { useLingui } from "@lingui/react/macro";
import type { Goal } from "../../lib/reference-data/use-goals.ts";
import { formatMoney, formatMonth, formatShortDay, monthOf } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";

/** What a goal is at, and what becomes of it at the present pace. */
export const useGoalWords = (): ((goal: Goal) => string) => {
  const { t } = useLingui();
  const { locale, today } = useLocale();
  return (goal) => {
    const { currency, state, by_on, expected_on, known_as } = goal;
    const money = (amount: number | null): string =>
      formatMoney(amount ?? 0, currency, locale, { round: true });
    const [pace, needed, missing] = [money(goal.pace), money(goal.needed), money(goal.missing)];
    const by = by_on === null ? "" : formatShortDay(by_on, locale, today);
    const month = expected_on === null ? "" : formatMonth(monthOf(expected_on), locale);
    const still =
      by_on === null
        ? t`${missing} to go. It does not grow, so at this pace it is never reached.`
        : t`${missing} to go. It does not grow, so at this pace it is never reached; ${needed} a month would do until ${by}.`;
    const slow =
      by_on === null
        ? t`${missing} to go. At ${pace} a month it takes longer than a lifetime.`
        : t`${missing} to go. At ${pace} a month it takes longer than a lifetime; ${needed} a month would do until ${by}.`;
    const words: Readonly<Record<Goal["state"], string>> = {
      reached: t`Reached.`,
      on_track: t`${missing} to go. At ${pace} a month it is reached in ${month}.`,
      behind: t`${missing} to go. At ${pace} a month it is reached in ${month}, after ${by}; ${needed} a month would do.`,
      past: t`It was for ${by}, and ${missing} are missing. Choose another day, or delete it.`,
      unreachable: (goal.pace ?? 0) > 0 ? slow : still,
      unknown: t`${missing} to go. When it is reached can be told once four weeks are known.`,
      no_balance: t`No statement tells yet what its accounts hold.`,
      gone: t`What it was saved in was deleted: ${known_as}. Choose anew, or delete it.`,
    };
    return words[state];
  };
};
