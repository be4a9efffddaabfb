import { useLingui } from "@lingui/react/macro";
import { formatPercent } from "../../../words/format.ts";
import { useLocale } from "../../../words/locale.tsx";

/** How sure the entries of a part of the queue are, in words, by the least that they reach and the next larger step. */
export const useSureWords = () => {
  const { t } = useLingui();
  const { locale } = useLocale();
  const percent = (share: number) => formatPercent(share, locale);
  return {
    atLeast: (sure_from: number) => `≥ ${percent(sure_from)}`,
    /** How sure each of several is: from the least to the most sure, one figure where they are alike. */
    spread: (chances: readonly number[]) => {
      const [least, most] = [percent(Math.min(...chances)), percent(Math.max(...chances))];
      return least === most ? least : t`${least} to ${most}`;
    },
    between: (sure_from: number, below: number | undefined) => {
      if (below === undefined) return t`${percent(sure_from)} or surer`;
      if (sure_from === 0) return t`Below ${percent(below)}: a guess, not counted in figures`;
      return t`${percent(sure_from)} to ${percent(below)}`;
    },
  };
};
