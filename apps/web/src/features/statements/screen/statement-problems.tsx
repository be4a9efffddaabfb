import { Trans } from "@lingui/react/macro";
import { formatNumber } from "../../../words/format.ts";
import { useLocale } from "../../../words/locale.tsx";
import { Button } from "../../../ui/actions/button.tsx";
import { Stack } from "../../../ui/frame/stack.tsx";
import { lineOf, type Problem, ProblemsCard } from "../rows/problems-card.tsx";

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

/** What could not be read for certain, each with its line. */
export const StatementProblems = ({ problems, ...ways }: ProblemsProps) => (
  <ProblemsCard problems={problems} tellPlace={(problem) => <Ways problem={problem} {...ways} />} />
);
