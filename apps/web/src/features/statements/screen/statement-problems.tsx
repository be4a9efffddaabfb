import { Plural, Trans } from "@lingui/react/macro";
import { useState } from "react";
import type { Statement } from "@passbook/contract/statements";
import { formatNumber } from "../../../words/format.ts";
import { useLocale } from "../../../words/locale.tsx";
import { useSentences } from "../../../lib/sentences/use-sentences.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { Card } from "../../../ui/frame/card.tsx";
import { List, ListRow } from "../../../ui/lists/list.tsx";
import { Icon } from "../../../ui/base/icon.tsx";
import { Stack } from "../../../ui/frame/stack.tsx";
import styles from "../rows/statement-screen.module.css";

type Problem = Statement["problems"][number];

const lineOf = (problem: Problem): number | null => {
  // a problem says what it knows beside its code
  const { place } = problem as { readonly place?: { readonly line?: unknown } | null };
  return typeof place?.line === "number" ? place.line : null;
};

const otherOf = ({ statement_id }: Problem): string | null =>
  typeof statement_id === "string" ? statement_id : null;

/** The first of the rows it speaks of. */
const rowOf = ({ rows }: Problem): number | null => {
  const first: unknown = Array.isArray(rows) ? rows[0] : null;
  return typeof first === "number" ? first : null;
};

type ProblemsProps = {
  readonly problems: readonly Problem[];
  readonly onLine: (line: number) => void;
  readonly onRow: (row: number) => void;
};

/** Where the problem lies: a line, a row, another statement. */
const Ways = ({
  problem,
  onLine,
  onRow,
}: Omit<ProblemsProps, "problems"> & { readonly problem: Problem }) => {
  const { locale } = useLocale();
  const line = lineOf(problem);
  const row = rowOf(problem);
  const other = otherOf(problem);
  const shown = formatNumber(line ?? row ?? 0, locale);
  return (
    <Stack row wrap gap={3} as="span">
      {line !== null && (
        <Button
          kind="link"
          onClick={() => {
            onLine(line);
          }}
        >
          <Trans>Line {shown}</Trans>
        </Button>
      )}
      {line === null && row !== null && (
        <Button
          kind="link"
          onClick={() => {
            onRow(row);
          }}
        >
          <Trans>Row {shown}</Trans>
        </Button>
      )}
      {other !== null && (
        <Button kind="link" to={`/statements/${other}`}>
          <Trans>The other statement</Trans>
        </Button>
      )}
    </Stack>
  );
};

/** So many stand over the rows without pushing them away. */
const FEW = 4;

/** What could not be read for certain, each with its line. */
export const StatementProblems = ({ problems, ...ways }: ProblemsProps) => {
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
            sub={<Ways problem={problem} {...ways} />}
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
