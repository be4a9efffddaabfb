import { useLingui } from "@lingui/react/macro";
import type { CurrencyCode, IsoDate } from "@passbook/contract/values";
import { changeAgainst, formatMoney, formatPercent, formatShortDay } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import { Amount } from "../figures/amount.tsx";
import { CategoryIcon } from "../pictures/category-icon.tsx";
import { Change } from "../figures/change.tsx";
import { classNames } from "../base/class-names.ts";
import { LikelyCount } from "../figures/likely-count.tsx";
import { TableTwin } from "../lists/table-twin.tsx";
import line from "../base/cut.module.css";
import styles from "./category-bars.module.css";
import type { LegendKey } from "./legend.tsx";
import { Legend } from "./legend.tsx";
import { PointLink } from "./point-link.tsx";

type Likely = { readonly amount: number; readonly count: number; readonly href: string };
export type CategoryBar = {
  readonly id: string;
  readonly name: string;
  /** Spent, in minor units; negative where more came back, which has no bar. */
  readonly amount: number;
  /** How much of it is only likely there, in how many rows, and where those are confirmed. */
  readonly likely?: Likely | undefined;
  /** Usually spent by this day; null when there is no usual yet. */
  readonly usual: number | null;
  readonly icon?: string | undefined;
  readonly colour?: number | undefined;
  readonly href?: string | undefined;
};

type CategoryBarsProps = {
  readonly items: readonly CategoryBar[];
  readonly currency: CurrencyCode;
  /** The last day counted, for the legend. */
  readonly until?: IsoDate | undefined;
  /** What amounts are held against, where that is not the usual. */
  readonly held?: string | undefined;
};

const NOTEWORTHY = 0.1;
const DWARFING = 2;
const CUT_AT = 0.86;

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

/** The amount a full track stands for: the largest, unless it would dwarf all others. */
const fullTrack = (items: readonly CategoryBar[]): number => {
  const sizes = items.map((item) => Math.max(item.amount, item.usual ?? 0)).toSorted((a, b) => b - a);
  const [largest = 1, second = 0] = sizes;
  return second > 0 && largest > second * DWARFING ? Math.round(second * 1.2) : Math.max(1, largest);
};

const isAbove = ({ amount, usual }: CategoryBar): boolean => (changeAgainst(amount, usual) ?? 0) > NOTEWORTHY;

const likelyIn = ({ likely }: CategoryBar): number => likely?.amount ?? 0;

const Track = ({ item, full }: { readonly item: CategoryBar; readonly full: number }) => {
  const cut = item.amount > full;
  const share = (amount: number) => Math.max(0, Math.min(1, amount / full));
  const plain = share(isAbove(item) ? (item.usual ?? 0) : item.amount);
  return (
    <span className={styles["track"]} aria-hidden="true">
      <i
        className={classNames(styles["bar"], isAbove(item) && styles["joined"])}
        style={{ width: percent(plain) }}
      />
      {isAbove(item) && (
        <i
          className={styles["above"]}
          style={{
            insetInlineStart: percent(plain),
            width: percent(share(item.amount) - plain),
          }}
        />
      )}
      {likelyIn(item) > 0 && (
        <i
          className={styles["likely"]}
          style={{
            insetInlineStart: percent(share(item.amount - likelyIn(item))),
            width: percent(share(item.amount) - share(item.amount - likelyIn(item))),
          }}
        />
      )}
      {cut && <i className={styles["cut"]} style={{ insetInlineStart: percent(CUT_AT) }} />}
      {item.usual !== null && item.usual <= full && (
        <b className={styles["usual"]} style={{ insetInlineStart: percent(share(item.usual)) }} />
      )}
    </span>
  );
};

/** Spending by category against the usual by this day. */
export const CategoryBars = ({ items, currency, until, held }: CategoryBarsProps) => {
  const { language, locale } = useLocale();
  const { t } = useLingui();
  const full = fullTrack(items);
  const cut = items.filter((item) => item.amount > full);
  const cutNames = new Intl.ListFormat(language).format(cut.map((item) => item.name));
  const has_likely = items.some((item) => (item.likely?.count ?? 0) > 0);
  const day = until === undefined ? "" : formatShortDay(until, locale);
  const keys: readonly LegendKey[] = [
    {
      label: until === undefined ? t`spent` : t`spent to ${day}`,
      mark: { colour: "var(--color-primary-line)" },
    },
    { label: held ?? t`usual by now`, mark: "tick" },
    {
      label: held === undefined ? t`above the usual` : t`above it`,
      mark: { colour: "var(--color-accent-fill)" },
    },
    ...(has_likely ? [{ label: t`likely, not confirmed`, mark: "likely" } as const] : []),
    ...(cut.length === 0 ? [] : [{ label: t`${cutNames}: bar shortened`, mark: null }]),
  ];
  const money = (amount: number | null) => (amount === null ? "" : formatMoney(amount, currency, locale));
  return (
    <figure>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <PointLink href={item.href} className={styles["row"]}>
              <span className={styles["icon"]}>
                <CategoryIcon name={item.icon ?? "tag"} colour={item.colour} />
              </span>
              <span className={classNames(line["cut"], styles["name"])}>{item.name}</span>
              <Track item={item} full={full} />
              <span className={styles["amount"]}>
                <Amount amount={item.amount} currency={currency} signed={false} />
              </span>
              <span className={styles["change"]}>
                <Change amount={item.amount} usual={item.usual} currency={currency} />
              </span>
            </PointLink>
            {item.likely !== undefined && (
              <LikelyCount
                className={styles["rows"]}
                count={item.likely.count}
                to={item.likely.href}
                of={item.name}
              />
            )}
          </li>
        ))}
      </ul>
      <div className={styles["foot"]}>
        <Legend keys={keys} />
      </div>
      <TableTwin
        caption={t`Spent by category`}
        columns={[
          t`Category`,
          t`Spent`,
          t`Of it likely`,
          held ?? t`Usual by now`,
          t({ message: "Change", context: "a difference" }),
        ]}
        rows={() =>
          items.map((item) => {
            const change = changeAgainst(item.amount, item.usual);
            return [
              item.name,
              money(item.amount),
              money(likelyIn(item)),
              money(item.usual),
              change === null ? "" : formatPercent(change, locale, { sign: true }),
            ];
          })
        }
      />
    </figure>
  );
};
