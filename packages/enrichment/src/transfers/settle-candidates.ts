import type { Candidate } from "./candidates.ts";

/** Candidates that hold, and groups of row ids that belong together in more than one equally good way. */
export type Settled = {
  readonly pairs: readonly Candidate[];
  readonly ambiguous: readonly (readonly string[])[];
};

/** Rows are interchangeable when account and text (but for figures) are the same. */
export type ToClass = (candidate: Candidate) => string;

/** Points by which the best way must lead. */
const LEAD = 0.8;
/** As many candidates hanging together are tried in every way; more are settled from the strongest on. */
const MOST_TRIED = 12;

type Way = { readonly pairs: readonly Candidate[]; readonly points: number };

const bySize = (one: Candidate, other: Candidate): number =>
  other.points - one.points ||
  Math.abs(one.days) - Math.abs(other.days) ||
  (toOrder(one) < toOrder(other) ? -1 : 1);

const toOrder = (candidate: Candidate): string =>
  `${candidate.out.booked_on}${candidate.into.booked_on}${candidate.out.id}|${candidate.into.id}`;

const sumSquares = (pairs: readonly Candidate[]): number =>
  pairs.reduce((sum, { days }) => sum + days * days, 0);

/** Candidates that share rows, directly or through others. */
const splitComponents = (candidates: readonly Candidate[]): Candidate[][] => {
  const root = new Map<string, string>();
  const find = (id: string): string => {
    let at = id;
    for (let up = root.get(at) ?? at; up !== at; up = root.get(at) ?? at) at = up;
    return at;
  };
  for (const { out, into } of candidates) root.set(find(out.id), find(into.id));
  return [...Map.groupBy(candidates, ({ out }) => find(out.id)).values()];
};

/** Every way to pair the rows of a few candidates. */
const listWays = (candidates: readonly Candidate[]): Way[] => {
  const ways: Way[] = [];
  const visit = (at: number, chosen: readonly Candidate[], used: ReadonlySet<string>): void => {
    const candidate = candidates[at];
    if (candidate === undefined) {
      ways.push({ pairs: chosen, points: chosen.reduce((sum, { points }) => sum + points, 0) });
      return;
    }
    const { out, into } = candidate;
    if (!used.has(out.id) && !used.has(into.id))
      visit(at + 1, [...chosen, candidate], new Set([...used, out.id, into.id]));
    visit(at + 1, chosen, used);
  };
  visit(0, [], new Set());
  return ways;
};

/** What a way says, whichever of interchangeable rows it takes. */
const toMeaning = (way: Way, toClass: ToClass): string => way.pairs.map(toClass).toSorted().join("\u0001");

const isBetter = (one: Way, other: Way): boolean => {
  if (Math.abs(one.points - other.points) > 1e-9) return one.points > other.points;
  const [squares, others] = [sumSquares(one.pairs), sumSquares(other.pairs)];
  if (squares !== others) return squares < others;
  return one.pairs.map(toOrder).toSorted().join() < other.pairs.map(toOrder).toSorted().join();
};

const settleFew = (candidates: readonly Candidate[], toClass: ToClass): Settled => {
  const byMeaning = new Map<string, Way>();
  for (const way of listWays(candidates)) {
    const meaning = toMeaning(way, toClass);
    const known = byMeaning.get(meaning);
    if (known === undefined || isBetter(way, known)) byMeaning.set(meaning, way);
  }
  const ways = [...byMeaning.values()].toSorted((a, b) => (isBetter(a, b) ? -1 : 1));
  const best = ways[0];
  if (best === undefined) return { pairs: [], ambiguous: [] };
  const rivals = ways.filter((way) => way.points >= best.points - LEAD);
  const isSure = (pair: Candidate): boolean => {
    const meaning = toClass(pair);
    const count = (way: Way): number => way.pairs.filter((each) => toClass(each) === meaning).length;
    return rivals.every((way) => count(way) >= count(best));
  };
  const pairs = best.pairs.filter(isSure);
  const settled = new Set(pairs.flatMap(({ out, into }) => [out.id, into.id]));
  const open = rivals
    .flatMap((way) => way.pairs)
    .filter(({ out, into }) => !settled.has(out.id) && !settled.has(into.id));
  const groups = splitComponents(open).map(listIds);
  return { pairs, ambiguous: groups };
};

const listIds = (candidates: readonly Candidate[]): string[] =>
  [...new Set(candidates.flatMap(({ out, into }) => [out.id, into.id]))].toSorted();

const settleMany = (candidates: readonly Candidate[], toClass: ToClass): Settled => {
  const pairs: Candidate[] = [];
  const ambiguous: string[][] = [];
  const used = new Set<string>();
  const isFree = ({ out, into }: Candidate): boolean => !used.has(out.id) && !used.has(into.id);
  for (const candidate of candidates) {
    if (!isFree(candidate)) continue;
    const { out, into } = candidate;
    const rivals = candidates.filter(
      (rival) =>
        rival !== candidate &&
        (rival.out === out || rival.into === into) &&
        rival.points >= candidate.points - LEAD &&
        isFree(rival) &&
        toClass(rival) !== toClass(candidate),
    );
    const group = listIds([candidate, ...rivals]);
    if (rivals.length === 0) pairs.push(candidate);
    else ambiguous.push(group);
    for (const id of group) used.add(id);
  }
  return { pairs, ambiguous };
};

/** Chooses among candidates: one movement for a row, the best way together, and a question where two ways are as good. */
export const settleCandidates = (candidates: readonly Candidate[], toClass: ToClass): Settled => {
  const settled = splitComponents(candidates.toSorted(bySize)).map((component) =>
    component.length <= MOST_TRIED ? settleFew(component, toClass) : settleMany(component, toClass),
  );
  return {
    pairs: settled.flatMap(({ pairs }) => pairs),
    ambiguous: settled.flatMap(({ ambiguous }) => ambiguous),
  };
};
