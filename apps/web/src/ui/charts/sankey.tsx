import { useLingui } from "@lingui/react/macro";
import type { CurrencyCode } from "@passbook/contract/values";
import { formatMoney } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import { classNames } from "../base/class-names.ts";
import { TableTwin } from "../lists/table-twin.tsx";
import { Legend, type LegendKey } from "./legend.tsx";
import { useMediaQuery } from "../base/use-media-query.ts";
import { PointLink } from "./point-link.tsx";
import styles from "./sankey.module.css";
import type { FlowBar, FlowLayout } from "./sankey-layout.ts";
import { layFlow } from "./sankey-layout.ts";
import { point } from "./scale.ts";

type FlowSource = {
  readonly id: string;
  readonly name: string;
  readonly amount: number;
  /** How much of it is only likely there; it is drawn lighter. */
  readonly likely?: number | undefined;
  readonly href?: string | undefined;
};
type FlowUse = FlowSource & { readonly kind: "saved" | "invested" | "spent" | "above" };

/** Every amount is positive, and the sources are as much as the uses. */
type SankeyProps = {
  readonly sources: readonly FlowSource[];
  readonly uses: readonly FlowUse[];
  readonly currency: CurrencyCode;
};

/** Pixels for each entry; by touch its words need 44. */
const ROOM = {
  wide: { use: 38, source: 56, gaps: { sources: 34, uses: 21 } },
  narrow: { use: 54, source: 62, gaps: { sources: 42, uses: 40 } },
} as const;
const MOST_USES = 11;
const FIELD = 100;
const MIDDLE = 46;

const rank = (use: FlowUse): number => ({ saved: 0, invested: 1, spent: 2, above: 2 })[use.kind];

/** Saved and invested first, then spending by size; what is small becomes one. */
const orderUses = (uses: readonly FlowUse[], restName: string): readonly FlowUse[] => {
  const sorted = uses.toSorted((a, b) => rank(a) - rank(b) || b.amount - a.amount);
  if (sorted.length <= MOST_USES) return sorted;
  const amount = sorted.slice(MOST_USES - 1).reduce((sum, use) => sum + use.amount, 0);
  const likely = sorted.slice(MOST_USES - 1).reduce((sum, use) => sum + (use.likely ?? 0), 0);
  return [...sorted.slice(0, MOST_USES - 1), { id: "rest", name: restName, amount, likely, kind: "spent" }];
};

/** What colours mean that are drawn, beside those that have their name at the bar. */
const useKeys = (sources: readonly FlowSource[], uses: readonly FlowUse[]): LegendKey[] => {
  const { t } = useLingui();
  const above: LegendKey = { label: t`above the usual`, mark: { colour: "var(--color-accent-fill)" } };
  const likely: LegendKey = {
    label: t`lighter: likely, not confirmed`,
    mark: { colour: "var(--color-border)" },
  };
  return [
    ...(uses.some(({ kind }) => kind === "above") ? [above] : []),
    ...([...sources, ...uses].some((flow) => (flow.likely ?? 0) > 0) ? [likely] : []),
  ];
};

/** A band between two bars of one height on either side. */
const band = (
  from: { readonly x: number; readonly bar: FlowBar },
  to: { readonly x: number; readonly bar: FlowBar },
): string => {
  const half = (from.x + to.x) / 2;
  const curve = (y0: number, y1: number) =>
    `M${point(from.x, y0)}C${point(half, y0)} ${point(half, y1)} ${point(to.x, y1)}`;
  const back = (y1: number, y0: number) =>
    `L${point(to.x, y1)}C${point(half, y1)} ${point(half, y0)} ${point(from.x, y0)}Z`;
  return curve(from.bar.y, to.bar.y) + back(to.bar.y + to.bar.height, from.bar.y + from.bar.height);
};

/** A bar in two: what is sure of it, and below what is only likely. */
const cutBar = ({ id, y, height }: FlowBar, share: number): readonly [FlowBar, FlowBar] => {
  const sure = height * (1 - share);
  return [
    { id, y, height: sure },
    { id, y: y + sure, height: height - sure },
  ];
};

type SideProps = {
  readonly flows: readonly (FlowSource & { readonly kind?: FlowUse["kind"] })[];
  readonly layout: FlowLayout;
  readonly side: "sources" | "uses";
};

const Side = ({ flows, layout, side }: SideProps) =>
  flows.map((flow, index) => {
    const bar = layout.bars[index];
    const joint = layout.joints[index];
    if (bar === undefined || joint === undefined) return null;
    const x = side === "sources" ? 0 : FIELD;
    const share = Math.max(0, Math.min(1, (flow.likely ?? 0) / flow.amount));
    const [bars, joints] = [cutBar(bar, share), cutBar(joint, share)];
    return (
      <g key={flow.id} className={styles[flow.kind ?? "source"]}>
        {bars.map((part, at) => {
          const meets = joints[at];
          if (meets === undefined || part.height === 0) return null;
          const [outer, inner] = [
            { x, bar: part },
            { x: MIDDLE, bar: meets },
          ];
          return (
            <g key={at === 0 ? "sure" : "likely"} className={at === 0 ? undefined : styles["likely"]}>
              <path
                className={styles["band"]}
                d={side === "sources" ? band(outer, inner) : band(inner, outer)}
              />
              <path
                className={styles["bar"]}
                d={`M${point(x, part.y)}V${(part.y + part.height).toFixed(2)}`}
              />
            </g>
          );
        })}
      </g>
    );
  });

type LabelsProps = SideProps & { readonly currency: CurrencyCode };

const Labels = ({ flows, layout, side, currency }: LabelsProps) => {
  const { locale } = useLocale();
  return (
    <ul className={classNames(styles["labels"], styles[side])}>
      {flows.map((flow, index) => {
        const bar = layout.bars[index];
        return bar === undefined ? null : (
          <li key={flow.id} className={styles["label"]} style={{ top: bar.y + bar.height / 2 }}>
            <PointLink href={flow.href} className={styles["words"]}>
              <span className={styles["name"]}>{flow.name}</span>
              <span className={styles["amount"]}>
                {formatMoney(flow.amount, currency, locale, { round: true })}
              </span>
            </PointLink>
          </li>
        );
      })}
    </ul>
  );
};

/** Where money came from, left, and where it went, right. */
export const Sankey = ({ sources, uses, currency }: SankeyProps) => {
  const { locale } = useLocale();
  const { t } = useLingui();
  const right = orderUses(uses, t`Everything else`);
  const left = sources.toSorted((a, b) => b.amount - a.amount);
  const room = useMediaQuery("(min-width: 768px)") ? ROOM.wide : ROOM.narrow;
  const height = Math.max(260, right.length * room.use, left.length * room.source);
  const layout = layFlow(left, right, { height, gaps: room.gaps, least: 3 });
  const { middle } = layout;
  const keys = useKeys(left, right);
  const money = (amount: number) => formatMoney(amount, currency, locale);
  return (
    <figure>
      <div className={styles["flow"]} style={{ height }}>
        <Labels flows={left} layout={layout.sources} side="sources" currency={currency} />
        <svg
          className={styles["drawing"]}
          viewBox={`0 0 ${String(FIELD)} ${String(height)}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <Side flows={left} layout={layout.sources} side="sources" />
          <Side flows={right} layout={layout.uses} side="uses" />
          <path
            className={styles["middle"]}
            d={`M${point(MIDDLE, middle.y)}V${(middle.y + middle.height).toFixed(2)}`}
          />
        </svg>
        <Labels flows={right} layout={layout.uses} side="uses" currency={currency} />
      </div>
      {keys.length > 0 && <Legend keys={keys} />}
      <TableTwin
        caption={t`Where money came from and where it went`}
        columns={[t`Name`, t`In`, t`Out`, t`Of it likely`]}
        rows={() => [
          ...left.map((flow) => [flow.name, money(flow.amount), "", money(flow.likely ?? 0)]),
          ...right.map((flow) => [flow.name, "", money(flow.amount), money(flow.likely ?? 0)]),
        ]}
      />
    </figure>
  );
};
