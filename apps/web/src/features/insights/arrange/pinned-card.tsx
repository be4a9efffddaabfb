import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { Link } from "react-router";
import { explorePath, readAddress, toQuery } from "../../../lib/explore/address.ts";
import { messageOf } from "../../../lib/calls/refusal.ts";
import { ExploredChart } from "../../../lib/explore/explored-chart.tsx";
import { findUnseen } from "../../../lib/explore/find-unseen.ts";
import { makeGrid, makePlot, shownValue } from "../../../lib/explore/make-plot.ts";
import type { Exploration } from "../../../lib/explore/use-explorations.ts";
import { useExplored } from "../../../lib/explore/use-explored.ts";
import { useWordsOf } from "../../../lib/explore/use-explore-words.ts";
import type { Reference } from "../../../lib/reference-data/use-reference.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { Card } from "../../../ui/frame/card.tsx";
import { GridItem } from "../../../ui/frame/grid.tsx";
import { Note } from "../../../ui/frame/note.tsx";
import { List, ListRow } from "../../../ui/lists/list.tsx";
import { SkeletonCard } from "../../../ui/states/skeleton.tsx";
import { useLocale } from "../../../words/locale.tsx";
import styles from "../insights.module.css";

const HEIGHT = 240;
/** Of a table the first rows are enough here. */
const MOST_ROWS = 8;

type PinnedCardProps = { readonly exploration: Exploration; readonly reference: Reference };

type UnansweredProps = { readonly name: string; readonly error: Error; readonly onRetry: () => void };

/** In place of an exploration that was refused, or could not be asked. */
const Unanswered = ({ name, error, onRetry }: UnansweredProps) => {
  const { t } = useLingui();
  return (
    <GridItem>
      <Card title={name}>
        <Note tone="warning" action={<Button onClick={onRetry}>{t`Retry`}</Button>}>
          {messageOf(error, t`This could not be loaded.`)}
        </Note>
      </Card>
    </GridItem>
  );
};

/** An exploration that stands on the home screen. */
export const PinnedCard = ({ exploration, reference }: PinnedCardProps) => {
  const near = useLocale();
  const address = useMemo(() => readAddress(new URLSearchParams(exploration.search)), [exploration.search]);
  const query = useMemo(() => toQuery(address, near), [address, near]);
  const { data, error, refetch } = useExplored(query);
  const words = useWordsOf(reference, query, data?.explored);
  const shown = useMemo(() => {
    if (data === undefined) return null;
    const asked = { ...data, words };
    const grid = makeGrid(asked);
    return { grid, plot: makePlot(asked, grid), total: shownValue(data.query.measure, data.explored.total) };
  }, [data, words]);
  const { view = "bar" } = address;
  if (shown === null)
    return error === null ? (
      <SkeletonCard rows={6} />
    ) : (
      <Unanswered name={exploration.name} error={error} onRetry={() => void refetch()} />
    );
  const { grid, plot, total } = shown;
  const is_unseen = findUnseen(address, reference) === "all";
  const is_drawn = !is_unseen && grid.rows.length > 0;
  return (
    <GridItem>
      <Card
        sums
        title={exploration.name}
        sub={total === null || is_unseen ? undefined : words.format(total)}
        action={
          <Link className={styles["more"]} to={explorePath(address)}>
            <Trans>Explore</Trans>
          </Link>
        }
      >
        {!is_drawn && (
          <p className={styles["none"]}>
            {is_unseen ? (
              <Trans>This asks about an account that was removed or is kept private.</Trans>
            ) : (
              <Trans>Nothing in these days</Trans>
            )}
          </p>
        )}
        {is_drawn && view === "table" && (
          <List>
            {grid.rows.slice(0, MOST_ROWS).map(({ key, label, sum, href }) => (
              <ListRow
                key={key}
                title={label}
                end={words.format(shownValue(query.measure, sum) ?? 0)}
                to={href}
              />
            ))}
          </List>
        )}
        {is_drawn && view !== "table" && (
          <ExploredChart plot={plot} view={view} label={exploration.name} height={HEIGHT} />
        )}
      </Card>
    </GridItem>
  );
};
