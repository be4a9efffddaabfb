import { Plural, Trans } from "@lingui/react/macro";
import type { Statement } from "@passbook/contract/statements";
import { formatNumber } from "../../lib/format.ts";
import { useLocale } from "../../lib/locale.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { List, ListRow } from "../../ui/list.tsx";
import { Icon } from "../../ui/icon.tsx";

type Problem = Statement["problems"][number];

const lineOf = (problem: Problem): number | null => {
  const { place } = problem as { readonly place?: { readonly line?: unknown } | null };
  return typeof place?.line === "number" ? place.line : null;
};

type ProblemsProps = {
  readonly problems: readonly Problem[];
  readonly onLine: (line: number) => void;
};

/** What could not be read for certain, each with its line. */
export const StatementProblems = ({ problems, onLine }: ProblemsProps) => {
  const { locale } = useLocale();
  if (problems.length === 0) return null;
  return (
    <Card
      flush
      title={<Plural value={problems.length} one="# thing to look at" other="# things to look at" />}
    >
      <List flush>
        {problems.map((problem, index) => {
          const line = lineOf(problem);
          const shown = line === null ? "" : formatNumber(line, locale);
          return (
            <ListRow
              // the same problem may come twice
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              wrap
              lead={<Icon name="warning" size="sm" />}
              title={problem.message}
              actions={
                line === null ? undefined : (
                  <Button
                    kind="quiet"
                    onClick={() => {
                      onLine(line);
                    }}
                  >
                    <Trans>Line {shown}</Trans>
                  </Button>
                )
              }
            />
          );
        })}
      </List>
    </Card>
  );
};
