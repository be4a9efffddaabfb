import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { Explored } from "@passbook/contract/explore";
import { Link } from "react-router";
import { explorePath, type ExploreAddress } from "../../lib/explore/address.ts";
import { formatMoney, formatNumber, formatRate, formatShortDay } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import styles from "./explore.module.css";

type NotesProps = { readonly explored: Explored; readonly address: ExploreAddress };

type Used = Explored["converted"][number]["first"];

const Converted = ({
  converted,
  to,
}: {
  readonly converted: Explored["converted"][number];
  readonly to: string;
}) => {
  const { t } = useLingui();
  const { locale } = useLocale();
  const { currency, value, into, rates, first, last } = converted;
  const [from_amount, to_amount] = [formatMoney(value, currency, locale), formatMoney(into, to, locale)];
  const say = (used: Used): string => {
    const day = formatShortDay(used.from, locale, "");
    const whose = used.source === "own" ? t`your rate from ${day}` : t`European Central Bank, ${day}`;
    return `1 ${used.base} = ${formatRate(used.rate, locale)} ${used.currency} (${whose})`;
  };
  const [begin, end] = [say(first), say(last)];
  return (
    <li>
      {rates === 1 ? (
        <Trans>
          {from_amount} are converted to {to_amount} by the rate {begin}.
        </Trans>
      ) : (
        <Trans>
          {from_amount} are converted to {to_amount}, each day by its own of {rates} rates, from {begin} to{" "}
          {end}.
        </Trans>
      )}
    </li>
  );
};

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
        <Trans>Not counted, since no rate is known of their days: {sums}.</Trans>
      ) : (
        <Trans>In other currencies, not counted here: {sums}.</Trans>
      )}{" "}
      <span data-print="no">
        {has_no_rate ? (
          <Link to="/net-worth">
            <Trans>Enter a rate</Trans>
          </Link>
        ) : (
          <Link to={explorePath({ ...address, convert: "true" })}>
            <Trans>Convert by the rate of each day</Trans>
          </Link>
        )}
      </span>
    </li>
  );
};

/** What figures are made of and what is left out. */
export const Notes = ({ explored, address }: NotesProps) => {
  const { locale } = useLocale();
  const { likely } = explored.total;
  const is_count = address.measure === "count";
  const amount = formatMoney(Math.abs(likely), explored.currency, locale);
  return (
    <ul className={styles["notes"]}>
      <li>
        <Trans>Transfers between your own accounts are left out.</Trans>
      </li>
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
      {explored.converted.map((converted) => (
        <Converted key={converted.currency} converted={converted} to={explored.currency} />
      ))}
      <Apart explored={explored} address={address} />
    </ul>
  );
};
