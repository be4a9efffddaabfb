import { Plural, Trans } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import type { Statement } from "@passbook/contract/statements";
import { formatNumber } from "../../../words/format.ts";
import { useLocale } from "../../../words/locale.tsx";
import { useSentences } from "../../../lib/sentences/use-sentences.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { Card } from "../../../ui/frame/card.tsx";
import { List, ListRow } from "../../../ui/lists/list.tsx";
import { Icon } from "../../../ui/base/icon.tsx";
import styles from "./statement-screen.module.css";

export type Problem = Statement["problems"][number];

export const lineOf = (problem: Problem): number | null => {
  // a problem says what it knows beside its code
  const { place } = problem as { readonly place?: { readonly line?: unknown } | null };
  return typeof place?.line === "number" ? place.line : null;
};

/** So many stand over what comes next without pushing it away. */
const FEW = 4;

type ProblemsCardProps = {
  readonly problems: readonly Problem[];
  /** Where each of them lies. */
  readonly tellPlace: (problem: Problem) => ReactNode;
};

/** What could not be read for certain: the first few, and all of them when they are asked for. */
export const ProblemsCard = ({ problems, tellPlace }: ProblemsCardProps) => {
  const { locale } = useLocale();
  const word = useSentences();
  const [whole, setWhole] = useState(false);
  if (problems.length === 0) return null;
  const shown = whole || problems.length <= FEW + 1 ? problems : problems.slice(0, FEW);
  const rest = formatNumber(problems.length - shown.length, locale);
  return (
    <Card
      flush
      title={<Plural value={problems.length} one="# thing to look at" other="# things to look at" />}
    >
      <List flush>
        {shown.map((problem, index) => (
          <ListRow
            // the same problem may come twice
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            wrap
            lead={<Icon name="warning" size="sm" />}
            title={word(problem)}
            sub={tellPlace(problem)}
          />
        ))}
      </List>
      {shown.length < problems.length && (
        <div className={styles["adding"]}>
          <Button kind="quiet" onClick={() => setWhole(true)}>
            <Trans>Show {rest} more</Trans>
          </Button>
        </div>
      )}
    </Card>
  );
};
