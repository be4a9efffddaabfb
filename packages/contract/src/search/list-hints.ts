import { saySearch } from "../sentences/search.ts";
import { foldText, isInName } from "../values/fold-text.ts";
import { quote, type Vocabulary } from "./complete-search.ts";
import { countSlips, mostSlipsOf } from "../values/nearest.ts";
import { readSearch } from "./parse-search.ts";
import { type Calendar, resolvePeriod } from "./periods.ts";
import type { Mistake, Unsure } from "./reading.ts";
import type { SearchTree } from "./tree.ts";

/** Names that a search can be held against; a word is looked for in more than merchants, so that one without any like it is no mistake. */
const HELD_AGAINST = ["category", "tag", "merchant", "account"] as const;
type Named = (typeof HELD_AGAINST)[number];

/** The names that there are; of accounts also all that they are looked for by, each as one text. */
export type KnownNames = Vocabulary & { readonly account_texts?: readonly string[] };

const isHeld = (field: string): field is Named => HELD_AGAINST.some((known) => known === field);

const holds = (names: readonly string[], written: string): boolean =>
  names.some((name) => isInName(foldText(name), foldText(written)));

/** The name that is nearest to what was written, as a whole or by one of its words. */
const findNear = (names: readonly string[], written: string): string | null => {
  const folded = foldText(written);
  const most = mostSlipsOf(folded);
  const slipsOf = (name: string): number => {
    const whole = foldText(name);
    return Math.min(
      ...[whole, ...whole.split(/[^\p{L}\p{N}]+/u)].map((part) => countSlips(folded, part, most)),
    );
  };
  const [near] = names
    .map((name) => ({ name, slips: slipsOf(name) }))
    .filter(({ slips }) => slips <= most)
    .toSorted((one, other) => one.slips - other.slips);
  return near?.name ?? null;
};

/** A search, and the names that it is held against. */
type Held = { readonly searched: string; readonly vocabulary: KnownNames };

const MERCHANT = /merchant:$/iu;

/** A name like no merchant's may be a printed one, which is found as well: it is told apart, and looked for everywhere where it stands alone. */
const hintOfStranger = (
  { from, to, text }: Pick<Mistake, "from" | "to"> & { readonly text: string },
  searched: string,
): Mistake => {
  const said = saySearch("search_no_merchant", { written: text });
  const [operator] = MERCHANT.exec(searched.slice(0, from)) ?? [];
  const is_alone = operator !== undefined && searched[to] !== ",";
  return is_alone
    ? { from: from - operator.length, to, said, proposal: quote(text) }
    : { from, to, said, proposal: null };
};

/** Whether something of the person's is called so; whoever searches has an account: without any, they are still to come. */
const isKnown = (field: Named, text: string, vocabulary: KnownNames): boolean => {
  if (field !== "account") return holds(vocabulary[field] ?? [], text);
  const { account_texts = [] } = vocabulary;
  return account_texts.length === 0 || holds(account_texts, text);
};

const hintOfName = (
  { from, to, text, field }: Extract<Unsure, { kind: "name" }>,
  { searched, vocabulary }: Held,
): Mistake | null => {
  if (!isHeld(field) || isKnown(field, text, vocabulary)) return null;
  const names = vocabulary[field] ?? [];
  const near = findNear(names, text);
  if (near === null && field === "merchant") return hintOfStranger({ from, to, text }, searched);
  const said = saySearch("search_name_unknown", { operator: `${field}:`, written: text });
  return { from, to, said, proposal: near === null ? null : quote(near) };
};

type Bound = Extract<Unsure, { kind: "bound" }>;

/** The first and the last day that must both hold, where the first comes after the last. */
const hintOfTurned = (
  bounds: readonly Bound[],
  tree: SearchTree | null,
  { searched, calendar }: Pick<Held, "searched"> & { readonly calendar: Calendar },
): Mistake | null => {
  const parts = tree?.kind === "and" ? tree.parts : [];
  const held = bounds.filter(({ period }) =>
    parts.some((part) => part.kind === "period" && part.period === period),
  );
  const first = held.find(({ field }) => field === "from");
  const last = held.find(({ field }) => field === "to");
  if (first === undefined || last === undefined) return null;
  if (resolvePeriod(first.period, calendar).from <= resolvePeriod(last.period, calendar).to) return null;
  const [one, other] = first.from < last.from ? [first, last] : [last, first];
  const between = searched.slice(one.to, other.from);
  // as they are written, in whatever language
  const nameOf = ({ from }: Bound): string => searched.slice(from, searched.indexOf(":", from));
  return {
    from: one.from,
    to: other.to,
    said: saySearch("search_days_turned", { from: first.text, to: last.text }),
    proposal: `${nameOf(other)}:${one.text}${between}${nameOf(one)}:${other.text}`,
  };
};

const hintOf = (unsure: Exclude<Unsure, Bound>, held: Held): Mistake | null => {
  if (unsure.kind === "name") return hintOfName(unsure, held);
  const { vocabulary } = held;
  const { from, to, text } = unsure;
  if (unsure.kind === "range") {
    const { meant } = unsure;
    return { from, to, said: saySearch("search_word_meant", { written: text, meant }), proposal: meant };
  }
  const names = [...(vocabulary.merchant ?? []), ...(vocabulary.category ?? [])];
  if (unsure.kind === "day")
    return holds(names, unsure.word)
      ? null
      : { from, to, said: saySearch("search_no_days", { written: text }), proposal: unsure.meant };
  if (unsure.kind === "month" && holds(names, text)) return null;
  const meant = unsure.kind === "month" ? `in:${text}` : "OR";
  return { from, to, said: saySearch("search_word_meant", { written: text, meant }), proposal: meant };
};

/**
 * What was likely meant otherwise in a search without a mistake: names that nothing of the person's has, months and “or” written as words, days
 * of which the first comes after the last. It is found as it stands all the same.
 */
export const listHints = (
  text: string,
  vocabulary: KnownNames,
  { locale, calendar }: { readonly locale: string; readonly calendar: Calendar },
): readonly Mistake[] => {
  // everybody has categories: without any, the names are still to come
  if ((vocabulary.category ?? []).length === 0) return [];
  const { tree, unsure } = readSearch(text, locale);
  const turned = hintOfTurned(
    unsure.filter((each) => each.kind === "bound"),
    tree,
    { searched: text, calendar },
  );
  const hints = unsure.flatMap((each) =>
    each.kind === "bound" ? [] : (hintOf(each, { searched: text, vocabulary }) ?? []),
  );
  return turned === null ? hints : [turned, ...hints];
};
