import type { BodyOf } from "@passbook/contract/endpoint";
import type { changeSeries as endpoint, Series } from "@passbook/contract/findings";
import type { Db } from "@passbook/db/dialect";
import { say } from "@passbook/contract/sentences/refusals";
import { invalidInput } from "../../../platform/problem.ts";
import { type Author, changeData, deleteFrom, type Edit } from "../../changes/index.ts";
import type { Decided } from "../find/decide.ts";
import { type Decision, findAnchors, loadDecisions, writeDecision } from "../find/decisions.ts";
import { getSeries, listMembers } from "./list-series.ts";

/** What holds the series from now on, by which it is known again. */
type DecidedSeries = Decided & { readonly held: HeldSeries };
type HeldSeries = { readonly id: string; readonly anchors: Anchors };

/**
 * Confirms, renames or dismisses a series; `found` takes the decision back, a name stays. What it is called and what it is are decisions
 * apart, so that undoing one leaves the other.
 */
export const changeSeries = async (
  trx: Db,
  author: Author,
  { id, body, today }: { id: string; body: BodyOf<typeof endpoint>; today: string },
): Promise<DecidedSeries> => {
  const { user_id } = author;
  const series = await getSeries(trx, user_id, { id, today });
  const { decision, name } = body;
  if (decision === undefined && name === undefined)
    throw invalidInput({ decision: say("say_what_to_change") });
  const said = await loadSaid(trx, user_id, id);
  const edits = [
    ...(decision === undefined ? [] : decideSeries(author, said, decision)),
    ...(name === undefined ? [] : nameSeries(author, said, name)),
  ];
  const kind = decision === "dismissed" ? "dismiss_series" : "change_series";
  const change_id = await changeData(trx, author, { kind, summary: name ?? series.name }, edits);
  return { change_id, held: { id, anchors: said.anchors } };
};

/** What a person said of a series so far, and what holds it from now on. */
type Said = {
  readonly decisions: readonly Decision[];
  readonly verdict: Decision | undefined;
  readonly naming: Decision | undefined;
  readonly anchors: Anchors;
};

const loadSaid = async (trx: Db, user_id: string, id: string): Promise<Said> => {
  const anchors = await listAnchors(trx, user_id, id);
  const decisions = await loadDecisions(trx, user_id);
  const row = await trx
    .selectFrom("series")
    .select("decision_id")
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .executeTakeFirst();
  const own = new Set(anchors.map((anchor) => anchor.id));
  const subject = anchors.map(({ fact }) => fact).join("|");
  return {
    decisions,
    // The one it was found by, or one about the very same transactions that has not been looked at yet.
    verdict:
      decisions.find((decision) => decision.id === row?.decision_id) ??
      decisions.find((decision) => decision.kind === "series" && decision.subject === subject),
    naming: decisions.findLast(
      ({ kind, transaction_ids }) => kind === "series_name" && transaction_ids.some((each) => own.has(each)),
    ),
    anchors,
  };
};

const decideSeries = (
  author: Author,
  { decisions, verdict: before, anchors }: Said,
  decision: Series["decision"],
): Edit[] => {
  // Saying that a merged series is one says nothing new.
  const verdict = decision === "confirmed" && before?.verdict === "merged" ? "merged" : decision;
  if (verdict !== "found" || before?.name != null)
    return writeDecision(
      author,
      { decisions, before },
      { kind: "series", verdict, anchors, name: before?.name },
    );
  return before === undefined ? [] : [deleteFrom("decisions", [before.id])];
};

const nameSeries = (author: Author, { decisions, naming, anchors }: Said, name: string): Edit[] =>
  writeDecision(
    author,
    { decisions, before: naming },
    { kind: "series_name", verdict: "named", anchors, name },
  );

/** Makes two series one, under the name of the other. */
export const mergeSeries = async (
  trx: Db,
  author: Author,
  { id, into, today }: { id: string; into: string; today: string },
): Promise<DecidedSeries> => {
  const { user_id } = author;
  const one = await getSeries(trx, user_id, { id, today });
  const other = await getSeries(trx, user_id, { id: into, today, field: "into" });
  if (id === into) throw invalidInput({ into: say("choose_other_series") });
  if (one.currency !== other.currency) throw invalidInput({ into: say("choose_series_in_currency") });
  if (one.last_amount < 0 !== other.last_amount < 0)
    throw invalidInput({ into: say("series_of_both_directions") });
  const [gone, kept] = [await loadSaid(trx, user_id, id), await loadSaid(trx, user_id, into)];
  const anchors = [...gone.anchors, ...kept.anchors];
  const over = [gone.verdict?.id, gone.naming?.id].filter((each) => each !== undefined);
  const note = { kind: "merge_series", summary: `${one.name}, ${other.name}` };
  const change_id = await changeData(trx, author, note, [
    ...(over.length === 0 ? [] : [deleteFrom("decisions", over)]),
    ...writeDecision(
      author,
      { decisions: kept.decisions, before: kept.verdict },
      {
        kind: "series",
        verdict: "merged",
        anchors,
        name: kept.verdict?.name ?? other.name,
      },
    ),
  ]);
  return { change_id, held: { id: into, anchors } };
};

type Anchors = Awaited<ReturnType<typeof findAnchors>>;

/** What a series is held by from now on: its newest transactions, oldest first. */
const listAnchors = async (trx: Db, user_id: string, id: string): Promise<Anchors> => {
  const members = await listMembers(trx, user_id, id);
  const ids = members.map((member) => member.id).toReversed();
  return (await findAnchors(trx, user_id, ids)).slice(-MOST_ANCHORS);
};

/** The newest transactions of a series tell it well enough. */
const MOST_ANCHORS = 24;

/** What became of a series once it was found again: it kept its id, or its transactions are in another, or it is none any more. */
export const findSeriesOf = async (
  db: Db,
  user_id: string,
  { id, anchors }: HeldSeries,
): Promise<string | null> => {
  const same = await db
    .selectFrom("series")
    .select("id")
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .executeTakeFirst();
  if (same !== undefined) return same.id;
  const last = await db
    .selectFrom("transactions")
    .select("series_id")
    .where("user_id", "=", user_id)
    .where("id", "=", anchors.at(-1)?.id ?? "")
    .executeTakeFirst();
  return last?.series_id ?? null;
};
