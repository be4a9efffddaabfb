import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { ChangedField, ChangedStep, HeldValue } from "@passbook/contract/changes";
import { useAccountTypeLabels } from "../../lib/bank-accounts/use-account-type-labels.ts";
import { Icon } from "../../ui/base/icon.tsx";
import { VisuallyHidden } from "../../ui/base/visually-hidden.tsx";
import { formatLongDay, formatMoney } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import styles from "./changes.module.css";
import { useFieldWords } from "./use-field-words.ts";

/** What a field held, in the person's words, its money in one piece; nothing is said to be nothing. */
const useHeldWords = (): ((field: ChangedField, value: HeldValue | null) => ReactNode) => {
  const { t } = useLingui();
  const { locale } = useLocale();
  const types: Readonly<Record<string, string>> = useAccountTypeLabels();
  const statuses: Readonly<Record<string, string>> = { posted: t`Posted`, pending: t`Pending` };
  return (field, value) => {
    if (value === null) return t`none`;
    if ("flag" in value) return value.flag ? t`yes` : t`no`;
    if ("day" in value) return formatLongDay(value.day, locale);
    const money = "money" in value && value.money !== undefined && (
      <span className={styles["money"]}>{formatMoney(value.money.amount, value.money.currency, locale)}</span>
    );
    if ("named" in value)
      return (
        <>
          {value.named ?? t`no longer there`} {money}
        </>
      );
    if ("money" in value) return money;
    if (field === "account_type") return types[value.text] ?? value.text;
    return field === "status" ? (statuses[value.text] ?? value.text) : value.text;
  };
};

type StepLineProps = {
  readonly step: ChangedStep;
  /** Of how many things it was set; said where there are several. */
  readonly rows?: number;
};

/** From what to what one field was set. */
export const StepLine = ({ step: { field, from, to }, rows = 1 }: StepLineProps) => {
  const label = useFieldWords()[field];
  const toWords = useHeldWords();
  return (
    <span className={styles["step"]}>
      <span>{label}</span>
      {from === null && to === null ? (
        <span className={styles["from"]}>
          <Trans>changed</Trans>
        </span>
      ) : (
        <>
          <bdi className={styles["from"]}>{toWords(field, from)}</bdi>
          <Icon name="arrow-right" size="xs" />
          <VisuallyHidden>
            <Trans>then</Trans>
          </VisuallyHidden>
          <bdi className={styles["to"]}>{toWords(field, to)}</bdi>
        </>
      )}
      {rows > 1 && (
        <span className={styles["times"]}>
          {" "}
          · <Plural value={rows} one="# time" other="# times" />
        </span>
      )}
    </span>
  );
};
