import { Plural, Trans } from "@lingui/react/macro";
import type { Explored } from "@passbook/contract/explore";
import { addMonths } from "@passbook/contract/values";
import { Link } from "react-router";
import { ConvertedNote } from "../../lib/currencies/converted-note.tsx";
import { WithoutRate } from "../../lib/currencies/total-in-home.tsx";
import { explorePath, type ExploreAddress } from "../../lib/explore/address.ts";
import { formatMoney, formatMonthOfYear, formatNumber } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import styles from "./explore.module.css";

type NotesProps = { readonly explored: Explored; readonly address: ExploreAddress };

const Apart = ({ explored, address }: NotesProps) => {
  const { locale } = useLocale();
  const { apart } = explored;
  if (apart.length === 0) return null;
  const is_money = !["count"].includes(address.measure);
  const sums = apart
    .map(({ currency, value }) =>
      is_money ? formatMoney(value, currency, locale) : `${formatNumber(value, locale)} (${currency})`,
    )
    .join(", ");
  const has_no_rate = apart.some(({ without_rate }) => without_rate);
  return (
    <li>
      {has_no_rate ? (
        <WithoutRate sums={sums} />
      ) : (
        <>
          <Trans>In other currencies, not counted here: {sums}.</Trans>{" "}
          <span data-print="no">
            <Link to={explorePath({ ...address, convert: "true" })}>
              <Trans>Convert by the rate of each day</Trans>
            </Link>
          </span>
        </>
      )}
    </li>
  );
};

const MOST_STRETCHES = 4;

/** Months of which nothing is known, those that follow each other together. */
const Empty = ({ explored: { empty_months } }: Pick<NotesProps, "explored">) => {
  const { locale } = useLocale();
  if (empty_months.length === 0) return null;
  const firsts = empty_months.filter((month) => !empty_months.includes(addMonths(month, -1)));
  const lasts = empty_months.filter((month) => !empty_months.includes(addMonths(month, 1)));
  const stretches = firsts.map((first, at) => {
    const last = lasts[at] ?? first;
    const [from, to] = [formatMonthOfYear(first, locale), formatMonthOfYear(last, locale)];
    return first === last ? from : `${from} – ${to}`;
  });
  const months = stretches.slice(0, MOST_STRETCHES).join(", ");
  const more = stretches.length > MOST_STRETCHES;
  return (
    <li>
      {more ? (
        <Trans>Of {months} and other months nothing is known: no row is from then.</Trans>
      ) : (
        <Trans>Of {months} nothing is known: no row is from then.</Trans>
      )}
    </li>
  );
};

/** What figures are made of and what is left out. */
export const Notes = ({ explored, address }: NotesProps) => {
  const { locale } = useLocale();
  const { likely } = explored.total;
  const is_count = address.measure === "count";
  const { q: searched } = address;
  const amount = formatMoney(Math.abs(likely), explored.currency, locale);
  return (
    <ul className={styles["notes"]}>
      <li>
        <Trans>Transfers between your own accounts are left out.</Trans>
      </li>
      <Empty explored={explored} />
      {searched !== undefined && (
        <li>
          <Trans>Only rows that the search “{searched}” finds are counted.</Trans>
        </li>
      )}
      {likely !== 0 && (
        <li>
          {is_count ? (
            <Plural
              value={likely}
              one="One of them counts under a category that is likely and waits for your word."
              other="# of them count under categories that are likely and wait for your word."
            />
          ) : (
            <Trans>{amount} of it counts under categories that are likely and wait for your word.</Trans>
          )}
        </li>
      )}
      {explored.overlaps && (
        <li>
          <Trans>A transaction counts under each of its tags, and once in the total.</Trans>
        </li>
      )}
      {explored.converted.map(({ value, ...converted }) => (
        <li key={converted.currency}>
          <ConvertedNote {...converted} own={value} to={explored.currency} />
        </li>
      ))}
      <Apart explored={explored} address={address} />
    </ul>
  );
};
