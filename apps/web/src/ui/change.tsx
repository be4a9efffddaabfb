import { Trans, useLingui } from "@lingui/react/macro";
import { changeAgainst, formatPercent } from "../lib/format.ts";
import { useLocale } from "../lib/locale.tsx";
import { classNames } from "./class-names.ts";
import styles from "./change.module.css";

type ChangeProps = { readonly amount: number; readonly usual: number | null };

const NOTEWORTHY = 0.1;

/** An amount against the usual: orange and bold above +10 %, otherwise quiet. */
export const Change = ({ amount, usual }: ChangeProps) => {
  const { locale } = useLocale();
  const { t } = useLingui();
  const ratio = changeAgainst(amount, usual);
  const above = ratio !== null && ratio > NOTEWORTHY;
  const title = ratio === null ? undefined : t`against the usual`;
  return (
    <span className={classNames(styles["change"], above && styles["above"])} title={title}>
      {ratio === null && <Trans>no usual yet</Trans>}
      {ratio !== null && Math.abs(ratio) < 0.005 && <Trans>as usual</Trans>}
      {ratio !== null && Math.abs(ratio) >= 0.005 && formatPercent(ratio, locale, { sign: true })}
    </span>
  );
};
