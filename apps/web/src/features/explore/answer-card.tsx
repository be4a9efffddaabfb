import { useLingui } from "@lingui/react/macro";
import { type Explored, type ExploreQuery, isTime } from "@passbook/contract/explore";
import { nameWithout } from "@passbook/contract/without-accounts";
import { use, useMemo } from "react";
import { Link } from "react-router";
import { type ExploreAddress, explorePath, without } from "../../lib/explore/address.ts";
import { ExploredChart, useCalendarWords } from "../../lib/explore/explored-chart.tsx";
import { drawPlot } from "../../lib/explore/draw.ts";
import { findUnseen } from "../../lib/explore/find-unseen.ts";
import { makeGrid, makePlot, shownValue } from "../../lib/explore/make-plot.ts";
import {
  useDimensionsWithin,
  useDimensionWords,
  useMeasureWords,
  useWordsOf,
} from "../../lib/explore/use-explore-words.ts";
import type { Reference } from "../../lib/reference-data/use-reference.ts";
import { Figure } from "../../ui/figures/figure.tsx";
import { useWithout, WithoutAccounts } from "../../ui/base/without.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { Text } from "../../ui/frame/text.tsx";
import { writeSvg } from "../../ui/scenes/write-svg.ts";
import { EmptyState } from "../../ui/states/empty-state.tsx";
import { formatShortDay } from "../../words/format.ts";
import { useLocale } from "../../words/locale.tsx";
import styles from "./explore.module.css";
import { ExportMenu } from "./export-menu.tsx";
import { GridTable } from "./grid-table.tsx";
import { alignHeld, Compared, listHeld } from "./held-against.tsx";
import { Mean } from "./mean.tsx";
import { Notes } from "./notes.tsx";
import { writeCsv } from "./write-csv.ts";

type AnswerCardProps = {
  readonly address: ExploreAddress;
  readonly query: ExploreQuery;
  readonly explored: Explored;
  /** The same of the days that it is held against. */
  readonly before: Explored | undefined;
  readonly reference: Reference;
};

const HEIGHT = 320;
const FILE_WIDTH = 900;

type UnansweredProps = Pick<AnswerCardProps, "explored" | "address"> & {
  readonly is_new: boolean;
  readonly is_unseen: boolean;
};

/** Why there is nothing, and what would have something. */
const Unanswered = ({ explored, address, is_new, is_unseen }: UnansweredProps) => {
  const { t } = useLingui();
  const { apart } = explored;
  const { q: searched } = address;
  if (is_new)
    return (
      <EmptyState
        icon="insights"
        title={t`Nothing to add up yet`}
        message={t`Add statements, and ask anything of what is in them.`}
        primary={{ label: t`Add statements`, icon: "upload", to: "/statements" }}
      />
    );
  if (is_unseen)
    return (
      <EmptyState
        icon="bank"
        title={t`Not to be answered here`}
        message={t`This asks about an account that was removed or is kept private.`}
        primary={{ label: t`Ask of all accounts`, to: explorePath(without(address, ["bank_account_id"])) }}
      />
    );
  if (apart.some(({ without_rate }) => !without_rate))
    return (
      <EmptyState
        icon="insights"
        title={t`All of it is in other currencies`}
        message={t`Nothing of it is counted until it is converted.`}
        primary={{
          label: t`Convert by the rate of each day`,
          to: explorePath({ ...address, convert: "true" }),
        }}
      />
    );
  if (searched === undefined)
    return (
      <EmptyState
        icon="insights"
        title={t`Nothing in these days`}
        message={t`Choose other days, or take away what narrows the question.`}
      />
    );
  return (
    <EmptyState
      icon="search"
      title={t`Nothing to answer “${searched}” with`}
      message={t`Nothing of yours is called so, and no row of these days fits it.`}
      primary={{ label: t`Leave “${searched}” out`, to: explorePath(without(address, ["q"])) }}
    />
  );
};

/** The answer: its figure, the drawing, what it is made of, and every figure as a table. */
export const AnswerCard = ({ address, query, explored, before, reference }: AnswerCardProps) => {
  const { t } = useLingui();
  const near = useLocale();
  const { locale } = near;
  const measures = useMeasureWords();
  const dimensions = useDimensionWords();
  const within = useDimensionsWithin();
  const words = useWordsOf(reference, query, explored);
  const calendar = useCalendarWords();
  const grid = useMemo(() => makeGrid({ query, explored, words }), [query, explored, words]);
  const held = useMemo(() => alignHeld({ address, query, before, near }), [address, query, before, near]);
  const plot = useMemo(() => {
    const made = makePlot({ query, explored, words }, grid);
    return held === undefined || query.columns !== undefined || !isTime(query.rows)
      ? made
      : { ...made, against: { label: held.label, values: listHeld(grid, query, held) } };
  }, [query, explored, words, grid, held]);
  const { view = "bar" } = address;
  const unseen = findUnseen(address, reference);
  const is_of_one = address.bank_account_id !== undefined && unseen === "none";
  const [of_all, accounts] = [useWithout(), use(WithoutAccounts)];
  const [without, without_accounts] = is_of_one ? ["", 0] : [of_all, accounts];
  const [what, by] = [measures[query.measure], within[query.rows]];
  const also = query.columns === undefined ? "" : within[query.columns];
  const title = also === "" ? t`${what} by ${by}` : t`${what} by ${by} and ${also}`;
  const total = shownValue(query.measure, explored.total);
  const { days } = explored;
  const said_days =
    days === null ? "" : `${formatShortDay(days.from, locale, "")} – ${formatShortDay(days.to, locale, "")}`;
  const is_money = query.measure !== "saved_rate" && query.measure !== "count";
  const is_empty = explored.rows.length === 0 && explored.rest === null;
  // a nothing that may be much elsewhere, or is of words that say nothing, is no answer
  const is_new = is_empty && reference.ready && reference.accounts.length === 0;
  const is_unseen = unseen === "all";
  const is_unanswered =
    is_unseen || (is_empty && (is_new || address.q !== undefined || explored.apart.length > 0));
  const table = (
    <GridTable
      grid={grid}
      address={address}
      words={words}
      caption={title}
      first={dimensions[query.rows]}
      before={held?.cells}
      before_total={held === undefined ? undefined : before?.total}
      before_label={held?.label ?? ""}
    />
  );
  const writeDrawing =
    view === "table" || is_empty
      ? null
      : (palette: (token: string) => string) => {
          const scene = drawPlot(plot, view, { width: FILE_WIDTH, height: 440, ...calendar });
          const lines = [
            said_days,
            `${words.total}: ${total === null ? "–" : words.format(total)}`,
            without,
          ].filter((line) => line !== "");
          return scene === null ? "" : writeSvg(scene, { title, lines, palette });
        };
  return (
    <Card
      sums={!is_of_one}
      title={title}
      sub={said_days}
      action={
        <ExportMenu
          file_name={nameWithout(`passbook-${query.measure}-${query.rows}`, without_accounts)}
          writeTable={() =>
            writeCsv(grid, {
              measure: query.measure,
              currency: explored.currency,
              first: dimensions[query.rows],
              total: without === "" ? words.total : `${words.total} (${without})`,
              held: held === undefined || before === undefined ? undefined : { ...held, total: before.total },
            })
          }
          writeDrawing={writeDrawing}
        />
      }
    >
      <div className={styles["head"]}>
        <div>
          {is_unanswered ? null : is_money ? (
            <Figure
              amount={total ?? 0}
              currency={explored.currency}
              size="lg"
              sign="auto"
              to={grid.total.href}
            />
          ) : (
            <Text size="lg" strong>
              {total === null ? "–" : <Link to={grid.total.href}>{words.format(total)}</Link>}
            </Text>
          )}
          <Compared address={address} explored={explored} before={before} />
          {!is_empty && <Mean query={query} explored={explored} format={words.format} />}
        </div>
      </div>
      {is_empty && <Unanswered explored={explored} address={address} is_new={is_new} is_unseen={is_unseen} />}
      {!is_empty && view === "table" && table}
      {!is_empty && view !== "table" && (
        <>
          <ExploredChart plot={plot} view={view} label={title} height={HEIGHT} />
          <details className={styles["twin"]}>
            <summary data-print="no">{t`Show as table`}</summary>
            {table}
          </details>
        </>
      )}
      <Notes explored={explored} address={address} />
    </Card>
  );
};
