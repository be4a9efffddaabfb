import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { CurrencyCode } from "@passbook/contract/values";
import { formatMoney, formatPercent } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import { CategoryIcon } from "../pictures/category-icon.tsx";
import { chartColour, withVariables } from "../base/colour.ts";
import { TableTwin } from "../lists/table-twin.tsx";
import { VisuallyHidden } from "../base/visually-hidden.tsx";
import { Legend } from "./legend.tsx";
import { useMediaQuery } from "../base/use-media-query.ts";
import { PointLink } from "./point-link.tsx";
import styles from "./treemap.module.css";
import { layTreemap } from "./treemap-layout.ts";

type TreemapItem = {
  readonly id: string;
  readonly name: string;
  readonly amount: number;
  /** How much of it is only likely there. */
  readonly likely?: number | undefined;
  readonly icon?: string | undefined;
  readonly colour?: number | undefined;
  readonly href?: string | undefined;
};

type TreemapProps = {
  readonly items: readonly TreemapItem[];
  readonly currency: CurrencyCode;
  readonly height?: number | undefined;
};

/** Widths the tiles are laid out for; they stretch from there. */
const FRAME_WIDTH = { wide: 560, narrow: 340 } as const;

/** Share of spending as area: name and amount where they fit, otherwise the icon. */
export const Treemap = ({ items, currency, height = 320 }: TreemapProps) => {
  const { locale } = useLocale();
  const { t } = useLingui();
  const wide = useMediaQuery("(min-width: 768px)");
  const width = wide ? FRAME_WIDTH.wide : FRAME_WIDTH.narrow;
  const tiles = layTreemap(items, (item) => item.amount, { x: 0, y: 0, width, height });
  const total = tiles.reduce((sum, tile) => sum + tile.item.amount, 0);
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const has_likely = items.some(({ likely = 0 }) => likely > 0);
  const tell = ({ name, amount, likely = 0 }: TreemapItem) =>
    likely > 0 ? t`${name}: ${money(amount)}, of it likely ${money(likely)}` : `${name}: ${money(amount)}`;
  const [told, setTold] = useState<string | null>(null);
  const share = (amount: number) => formatPercent(amount / Math.max(1, total), locale);
  return (
    <figure>
      <ul className={styles["map"]} style={{ height }}>
        {tiles.map(({ item, rect }) => (
          <li
            key={item.id}
            className={styles["tile"]}
            style={{
              left: `${((rect.x / width) * 100).toFixed(3)}%`,
              top: `${((rect.y / height) * 100).toFixed(3)}%`,
              width: `${((rect.width / width) * 100).toFixed(3)}%`,
              height: `${((rect.height / height) * 100).toFixed(3)}%`,
              ...withVariables({ "--tint": chartColour(item.colour) }),
            }}
          >
            <PointLink
              href={item.href}
              className={styles["face"]}
              title={tell(item)}
              tells
              onFocus={() => setTold(tell(item))}
              onBlur={() => setTold(null)}
            >
              <VisuallyHidden>{`${tell(item)}, ${share(item.amount)}`}</VisuallyHidden>
              <i
                className={styles["likely"]}
                style={{ width: `${(Math.min(1, (item.likely ?? 0) / item.amount) * 100).toFixed(2)}%` }}
              />
              <span className={styles["icon"]}>
                <CategoryIcon name={item.icon ?? "tag"} colour={item.colour} tile={false} />
              </span>
              <b className={styles["name"]} aria-hidden="true">
                {item.name}
              </b>
              <span className={styles["amount"]} aria-hidden="true">
                {formatMoney(item.amount, currency, locale, { round: true })}
              </span>
            </PointLink>
          </li>
        ))}
      </ul>
      <p className={styles["told"]} aria-hidden="true">
        {told}
      </p>
      {has_likely && <Legend keys={[{ label: t`likely, not confirmed`, mark: "likely" }]} />}
      <TableTwin
        caption={t`Share of spending`}
        columns={[t`Category`, t`Spent`, t`Of it likely`, t`Share`]}
        rows={() =>
          tiles.map(({ item }) => [
            item.name,
            money(item.amount),
            money(item.likely ?? 0),
            share(item.amount),
          ])
        }
      />
    </figure>
  );
};
