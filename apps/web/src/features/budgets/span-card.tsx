import type { Budget } from "@passbook/contract/budgets";
import { type ReactNode, useState } from "react";
import { Card } from "../../ui/frame/card.tsx";
import { LoadMore } from "../../ui/lists/load-more.tsx";
import styles from "./budgets.module.css";

/** More than anybody looks through at once; of so many those stand first of which most is spent. */
const MOST = 40;
/** The sooner it has to be looked at, the less; what is well is all alike. */
const placeOf = ({ state }: Budget): number => (state === "over" ? 0 : state === "near" ? 1 : 2);

type SpanCardProps = {
  readonly title: ReactNode;
  readonly budgets: readonly Budget[];
  readonly drawRow: (budget: Budget) => ReactNode;
};

/** Budgets of the same days. */
export const SpanCard = ({ title, budgets, drawRow }: SpanCardProps) => {
  const [most, setMost] = useState(MOST);
  const ordered =
    budgets.length > MOST ? budgets.toSorted((one, other) => placeOf(one) - placeOf(other)) : budgets;
  return (
    <Card sums title={title}>
      <ul className={styles["rows"]}>{ordered.slice(0, most).map(drawRow)}</ul>
      {budgets.length > MOST && (
        <LoadMore
          shown={Math.min(most, budgets.length)}
          total={budgets.length}
          hasMore={most < budgets.length}
          onLoad={() => {
            setMost(most + MOST);
          }}
        />
      )}
    </Card>
  );
};
