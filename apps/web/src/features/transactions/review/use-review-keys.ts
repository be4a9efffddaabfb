import type { RefObject } from "react";
import { useCallback, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { Suggestion } from "@passbook/contract/suggestions";
import { transactionsPath } from "../../../lib/addresses/transaction-filter.ts";
import { undoLastChange } from "../../../lib/changes/undo.ts";
import { useReviewCommands } from "../state/use-list-commands.ts";
import type { Shortcuts } from "../state/use-shortcuts.ts";
import { useShortcuts } from "../state/use-shortcuts.ts";
import { keyOf } from "../state/use-suggestions.ts";

/** The transactions an entry of the queue is about. */
export const pathOf = ({ vendor_id, example }: Suggestion): string =>
  vendor_id === null ? transactionsPath({}, example.id) : transactionsPath({ vendor_id, suggested: "true" });

const entriesIn = (list: HTMLElement | null): readonly HTMLElement[] =>
  list === null ? [] : [...list.querySelectorAll<HTMLElement>("[data-entry]")];

/** The first button of an entry takes its suggestion; the choice of another stands in its place while it is open. */
const focusEntry = (entry: HTMLElement | undefined, options: FocusOptions = {}): void =>
  entry?.querySelector<HTMLElement>("[data-accept], input")?.focus(options);

/** When the focused entry goes, the one that takes its place has the focus, or `rest` after the last one. */
const useKeptFocus = (list: RefObject<HTMLElement | null>, rest: RefObject<HTMLElement | null>) => {
  const last = useRef<{ readonly element: Element; readonly index: number } | null>(null);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      const index = entriesIn(list.current).findIndex((entry) => entry.contains(target));
      last.current = index === -1 ? null : { element: target, index };
    };
    document.addEventListener("focusin", onFocus);
    return () => {
      document.removeEventListener("focusin", onFocus);
    };
  }, [list]);
  useEffect(() => {
    if (last.current === null || last.current.element.isConnected) return;
    const entries = entriesIn(list.current);
    const next = entries[Math.min(last.current.index, entries.length - 1)];
    last.current = null;
    if (document.activeElement !== document.body && document.activeElement !== null) return;
    if (next === undefined) rest.current?.focus();
    else focusEntry(next);
  });
};

/** The entry for which another sub-category is being chosen, by its key. */
export const useChoosing = () => {
  const [choosing, setChoosing] = useState<string | null>(null);
  const choose = useCallback((suggestion: Suggestion | null) => {
    setChoosing(suggestion === null ? null : keyOf(suggestion));
  }, []);
  return { choosing, choose };
};

/** The queue by keys: from entry to entry, one of the offered sub-categories or another, its transactions, back. */
export const useReviewKeys = (
  suggestions: readonly Suggestion[],
  answer: (suggestion: Suggestion, sub_category_id: string) => void,
  choose: (suggestion: Suggestion) => void,
) => {
  const navigate = useNavigate();
  const queue = useRef<HTMLDivElement>(null);
  const rest = useRef<HTMLDivElement>(null);
  useKeptFocus(queue, rest);
  const current = (): number =>
    entriesIn(queue.current).findIndex((entry) => entry.contains(document.activeElement));
  const step = (by: number) => () => {
    const entries = entriesIn(queue.current);
    focusEntry(entries[Math.max(0, Math.min(entries.length - 1, current() + by))]);
  };
  const withCurrent = (act: (suggestion: Suggestion) => void) => () => {
    const suggestion = suggestions[current()];
    if (suggestion !== undefined) act(suggestion);
  };
  const takeNth = (place: number) =>
    withCurrent((suggestion) => {
      const id = suggestion.offered[place - 1];
      if (id !== undefined) answer(suggestion, id);
    });
  const shortcuts: Shortcuts = {
    "1": takeNth(1),
    "2": takeNth(2),
    "3": takeNth(3),
    u: () => {
      undoLastChange();
    },
    j: step(1),
    k: step(-1),
    ArrowDown: step(1),
    ArrowUp: step(-1),
    o: withCurrent(choose),
    s: withCurrent((suggestion) => void navigate(pathOf(suggestion))),
  };
  useReviewCommands(shortcuts);
  useShortcuts(shortcuts, (target) => queue.current?.contains(target) === true);
  return { queue, rest };
};
