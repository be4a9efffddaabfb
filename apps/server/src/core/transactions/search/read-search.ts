import { listTerms, parseSearch } from "@passbook/contract/search";
import { saySearch } from "@passbook/contract/sentences/search";
import type { Db } from "@passbook/db/dialect";
import { invalidInput } from "../../../platform/problem.ts";
import { listCategoryRows, toFlowKinds } from "../../categories/index.ts";
import { findCalendar } from "../../users/index.ts";
import { type Searched, toConditions } from "./conditions.ts";
import { findSlips } from "./find-slips.ts";

/** What a search asks for; `finds_hidden` where it says itself whether it wants hidden ones, `names_kinds` where it says of which category or that they are transfers. */
export type ReadSearch = Searched & { readonly finds_hidden: boolean; readonly names_kinds: boolean };

const NOTHING: ReadSearch = { whole: [], part: [], finds_hidden: false, names_kinds: false };

/** Understands a search as its person does, at a moment. */
export const readSearch = async (
  db: Db,
  user_id: string,
  { text, now, count_likely }: { text: string; now: string; count_likely: boolean },
): Promise<ReadSearch> => {
  if (text.trim() === "") return NOTHING;
  const { locale, ...calendar } = await findCalendar(db, user_id, now);
  const { tree } = parseSearch(text, locale);
  const terms = listTerms(tree);
  const asksForKind = terms.some(({ kind }) => kind === "is" || kind === "has");
  const [slips, kinds] = await Promise.all([
    findSlips(db, user_id, tree),
    asksForKind ? listCategoryRows(db, user_id).then(toFlowKinds) : new Map<string, never>(),
  ]);
  return {
    ...toConditions({ db, user_id, count_likely, calendar, slips, kinds }, tree),
    finds_hidden: terms.some((term) => term.kind === "is" && term.state === "hidden"),
    names_kinds: terms.some(
      (term) =>
        (term.kind === "is" && term.state === "transfer") ||
        (term.kind === "field" && term.field === "category"),
    ),
  };
};

/** Refuses a search with a mistake: what is changed by what it finds must be what was meant. */
export const refuseMistakes = async (
  db: Db,
  user_id: string,
  { text, now }: { text: string; now: string },
): Promise<void> => {
  const { locale } = await findCalendar(db, user_id, now);
  const [mistake] = parseSearch(text, locale).mistakes;
  if (mistake !== undefined)
    throw invalidInput({ q: saySearch("search_has_mistake", { mistake: mistake.said }) });
};
