import { Trans, useLingui } from "@lingui/react/macro";
import type { CurrencyCode } from "@passbook/contract/values";
import { changeAgainst, formatMoney, formatPercent } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import { classNames } from "../base/class-names.ts";
import styles from "./change.module.css";

type ChangeProps = {
  readonly amount: number;
  readonly usual: number | null;
  readonly currency: CurrencyCode;
};

const NOTEWORTHY = 0.1;
const SAME = 0.005;
/** Against next to nothing a percentage says nothing; the usual itself does. */
const MOST_SAID = 3;

/** An amount against the usual: orange and bold above +10 %, otherwise quiet. */
export const Change = ({ amount, usual, currency }: ChangeProps) => {
  const { locale } = useLocale();
  const { t } = useLingui();
  const ratio = changeAgainst(amount, usual);
  const size = ratio === null ? null : Math.abs(ratio);
  const base = formatMoney(usual ?? 0, currency, locale, { round: Math.abs(usual ?? 0) >= 100 });
  const above = ratio !== null && ratio > NOTEWORTHY;
  const title = ratio === null ? undefined : t`against the usual`;
  return (
    <span className={classNames(styles["change"], above && styles["above"])} title={title}>
      {ratio === null && <Trans>no usual yet</Trans>}
      {size !== null && size < SAME && <Trans>as usual</Trans>}
      {size !== null && size > MOST_SAID && <Trans>usually {base}</Trans>}
      {ratio !== null &&
        size !== null &&
        size >= SAME &&
        size <= MOST_SAID &&
        formatPercent(ratio, locale, { sign: true })}
    </span>
  );
};
