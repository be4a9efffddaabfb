import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { MonthInsights } from "@passbook/contract/insights";
import type { Reference } from "../../lib/reference-data/use-reference.ts";
import { Card } from "../../ui/frame/card.tsx";
import { CategoryBars } from "../../ui/charts/category-bars.tsx";
import { Treemap } from "../../ui/charts/treemap.tsx";
import { SegmentedControl } from "../../ui/actions/segmented-control.tsx";
import styles from "./insights.module.css";
import { pathsOf } from "./insights-path.ts";

type CategoryCardProps = { readonly insights: MonthInsights; readonly reference: Reference };

/** Spending by category, as bars against the usual or as areas. */
export const CategoryCard = ({ insights, reference }: CategoryCardProps) => {
  const { t } = useLingui();
  const [look, setLook] = useState("bars");
  const paths = pathsOf(insights);
  const items = insights.categories
    .filter((sums) => sums.spent !== 0)
    .map((sums) => {
      const category = reference.findCategory(sums.category_id);
      return {
        id: sums.category_id,
        name: category?.name ?? "…",
        amount: sums.spent,
        usual: sums.usual,
        likely: {
          amount: sums.likely_spent,
          count: sums.likely_count,
          href: paths.likelyIn(sums.category_id),
        },
        icon: category?.icon,
        colour: category?.color,
        href: paths.category(sums.category_id),
      };
    });
  // what more came back for than was paid has no area
  const areas = items.filter((item) => item.amount > 0);
  const isTreemap = look === "treemap" && areas.length > 0;
  const choice = (
    <SegmentedControl
      label={t`How categories are drawn`}
      value={look}
      onChange={setLook}
      options={[
        { value: "bars", label: t`Bars` },
        { value: "treemap", label: t`Treemap` },
      ]}
    />
  );
  return (
    <Card sums title={<Trans>By category</Trans>} action={areas.length > 0 ? choice : undefined}>
      {items.length === 0 && (
        <p className={styles["none"]}>
          <Trans>Nothing was spent in these days.</Trans>
        </p>
      )}
      {items.length > 0 && !isTreemap && (
        <CategoryBars items={items} currency={insights.currency} until={insights.through} />
      )}
      {isTreemap && (
        <Treemap
          items={areas.map((item) => ({ ...item, likely: item.likely.amount }))}
          currency={insights.currency}
        />
      )}
    </Card>
  );
};
