import type { CurrencyCode } from "@passbook/contract/values";
import { formatMoney } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import { classNames } from "../base/class-names.ts";
import styles from "./amount.module.css";

type AmountProps = {
  /** Minor units, negative = money out. */
  readonly amount: number;
  readonly currency: CurrencyCode;
  /** With a plus too; totals of spending have a sign only where more came back. */
  readonly signed?: boolean | undefined;
  readonly strong?: boolean | undefined;
  readonly round?: boolean | undefined;
  readonly approx?: boolean | undefined;
  /** `ink` keeps money in from turning green, for balances. */
  readonly tone?: "auto" | "ink" | undefined;
};

/** An amount in a list: `+` and green in, `−` and ink out, one unbreakable piece. */
export const Amount = ({
  amount,
  currency,
  signed = true,
  strong,
  round,
  approx,
  tone = "auto",
}: AmountProps) => {
  const { locale } = useLocale();
  const sign = signed && tone === "auto" ? "always" : "auto";
  return (
    <bdi
      className={classNames(
        styles["amount"],
        signed && tone === "auto" && amount > 0 && styles["in"],
        strong === true && styles["strong"],
      )}
    >
      {formatMoney(amount, currency, locale, { sign, round, approx })}
    </bdi>
  );
};
