import { useLingui } from "@lingui/react/macro";
import type { RowChange } from "@passbook/contract/statements";
import { formatMoney, formatNumber, formatShortDay } from "../../../words/format.ts";
import { useLocale } from "../../../words/locale.tsx";
import type { Repair } from "../state/proof.ts";
import type { StatementRow } from "../state/use-statement-rows.ts";

/** A change of a row in words, beside what stood there before. */
export const useChangeWords = (currency: string) => {
  const { t } = useLingui();
  const { locale, today } = useLocale();
  // sign, symbol and digits are one piece, also where a line ends
  const money = (amount: number) =>
    formatMoney(amount, currency, locale, { sign: "always" }).replace(/^[+\u2212-]/, "$&\u2060");
  const balance = (amount: number) => formatMoney(amount, currency, locale);
  const parts = (change: Extract<RowChange, { op: "set" }>, before: StatementRow | undefined): string[] => {
    const found: string[] = [];
    const { amount, booked_on, description, balance_after } = change;
    if (amount !== undefined) {
      const now = money(amount);
      const then = before === undefined || before.amount === amount ? null : money(before.amount);
      found.push(then === null ? t`amount ${now}` : t`turn ${then} into ${now}`);
    }
    if (booked_on !== undefined) {
      const day = formatShortDay(booked_on, locale, today);
      found.push(t`date ${day}`);
    }
    if (description !== undefined) found.push(t`text “${description}”`);
    if (balance_after !== undefined) {
      const now = balance(balance_after);
      const then = before?.balance_after ?? null;
      const read = then === null || then === balance_after ? null : balance(then);
      found.push(
        read === null
          ? t`printed balance ${now}`
          : t`the printed balance was read as ${read}; the rows say ${now}`,
      );
    }
    return found;
  };
  return (change: RowChange, before: StatementRow | undefined): string => {
    if (change.op === "insert") {
      const after = formatNumber(change.after, locale);
      const amount = money(change.amount);
      const day = formatShortDay(change.booked_on, locale, today);
      return change.after === 0
        ? t`New first row: ${day}, ${change.description}, ${amount}`
        : t`New row after row ${after}: ${day}, ${change.description}, ${amount}`;
    }
    const row = formatNumber(change.row, locale);
    if (change.op === "set") {
      const what = parts(change, before).join(", ");
      return t`Row ${row}: ${what}`;
    }
    if (before === undefined) return t`Row ${row} left out`;
    const amount = money(before.amount);
    return t`Leave out row ${row}: ${before.description}, ${amount}`;
  };
};

/** What a repair is called on its button. */
export const useRepairName = () => {
  const { t } = useLingui();
  const names: Readonly<Partial<Record<string, string>>> = {
    flip_sign: t`Turn the sign`,
    add_missing_row: t`Add the missing row`,
    change_amount: t`Correct the amount`,
    change_balance: t`Correct the printed balance`,
    split_row: t`Split the row`,
    join_rows: t`Join the rows`,
    move_decimal_sign: t`Move the decimal sign`,
    drop_total: t`Leave out the total`,
    drop_repeated: t`Leave out the repeated row`,
  };
  return ({ kind }: Repair): string => names[kind] ?? t`Correct the rows`;
};
