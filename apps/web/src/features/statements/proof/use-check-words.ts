import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { NO_CURRENCY } from "@passbook/contract/values";
import { formatMoney, formatNumber } from "../../../words/format.ts";
import { useLocale } from "../../../words/locale.tsx";
import type { Check } from "../state/proof.ts";

/** The total of a section carries the name under which it is printed. */
const SECTION = /^sum_of_section: (.+)$/;

type Figures = { readonly expected: string; readonly found: string };

/** Numbers of rows, which are no money. */
const useCountWords = () => {
  const { t } = useLingui();
  const { locale } = useLocale();
  return ({ name, holds, ...check }: Check): string | null => {
    const printed = formatNumber(check.expected ?? 0, locale);
    const read = formatNumber(check.found ?? 0, locale);
    switch (name) {
      case "count":
        return holds
          ? t`All ${printed} printed rows were read`
          : t`${read} rows were read, ${printed} are printed`;
      case "count_of_credits":
        return holds
          ? t`All ${printed} printed rows of money in were read`
          : t`${read} rows of money in were read, ${printed} are printed`;
      case "count_of_debits":
        return holds
          ? t`All ${printed} printed rows of money out were read`
          : t`${read} rows of money out were read, ${printed} are printed`;
      default:
        return null;
    }
  };
};

/** The total of a section, and figures that have no sentence of their own. */
const useOtherWords = () => {
  const { t } = useLingui();
  return ({ name, holds }: Check, { expected, found }: Figures): string => {
    const section = SECTION.exec(name)?.[1] ?? null;
    if (section !== null)
      return holds
        ? t`The printed total of ${section} agrees`
        : t`The rows of ${section} make ${found}, printed is ${expected}`;
    return holds
      ? t`Another printed figure agrees (${expected})`
      : t`The rows make ${found}, another printed figure is ${expected}`;
  };
};

/** Each comparison of a printed fact with the rows, in words. */
export const useCheckWords = (currency: string | null): ((check: Check) => string) => {
  const { t } = useLingui();
  const { locale } = useLocale();
  const counted = useCountWords();
  const other = useOtherWords();
  const money = (amount: number | null): string => {
    return amount === null ? "?" : formatMoney(amount, currency ?? NO_CURRENCY, locale);
  };
  return (check) => {
    const { name, holds } = check;
    const rows = formatNumber(check.rows, locale);
    const expected = money(check.expected);
    const found = money(check.found);
    switch (name) {
      case "running_balance":
        return holds
          ? t`Printed balances hold, row by row: ${plural(check.rows, { one: "1 row", other: `${rows} rows` })}`
          : t`Printed balances do not follow row by row`;
      case "opening+sum=closing":
        return holds
          ? plural(check.rows, {
              one: "Opening and 1 row make the printed closing",
              other: `Opening and ${rows} rows make the printed closing`,
            })
          : t`Opening and rows make ${found}, printed is ${expected}`;
      case "opening=first_balance":
        return holds
          ? t`The first row starts from the printed opening`
          : t`The first row starts from ${found}, the printed opening is ${expected}`;
      case "closing=last_balance":
        return holds
          ? t`The last row ends at the printed closing`
          : t`The last row ends at ${found}, the printed closing is ${expected}`;
      case "carried_forward":
        return holds
          ? t`Balances carried forward hold`
          : t`The balance carried forward is ${expected}, the rows reach ${found}`;
      case "sum_of_credits":
        return holds
          ? t`Money in agrees with the printed total`
          : t`Money in is ${found}, the printed total is ${expected}`;
      case "sum_of_debits":
        return holds
          ? t`Money out agrees with the printed total`
          : t`Money out is ${found}, the printed total is ${expected}`;
      default:
        return counted(check) ?? other(check, { expected, found });
    }
  };
};
