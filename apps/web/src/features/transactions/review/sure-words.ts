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
    between: (sure_from: number, below: number | undefined) => {
      if (below === undefined) return t`${percent(sure_from)} or surer`;
      if (sure_from === 0) return t`Below ${percent(below)}: a guess, not counted in figures`;
      return t`${percent(sure_from)} to ${percent(below)}`;
    },
  };
};
