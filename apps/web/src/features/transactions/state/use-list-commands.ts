import { useLingui } from "@lingui/react/macro";
import { useCommands } from "../../../lib/commands/commands.ts";
import type { Shortcuts } from "./use-shortcuts.ts";

/** Tells the keys of the list of transactions; those that do something to a row are in the palette too. */
export const useListCommands = (shortcuts: Shortcuts): void => {
  const { t } = useLingui();
  const { Delete: remove } = shortcuts;
  // what is not to be done here is not told either
  const by = (key: string, label: string) =>
    shortcuts[key] === undefined ? [] : [{ keys: [key.toUpperCase()], label, run: shortcuts[key] }];
  useCommands(t`List of transactions`, [
    { keys: ["J", "K"], label: t`Next and previous transaction` },
    { keys: ["↓", "↑"], label: t`The same, while the list has focus` },
    { keys: ["Enter"], label: t`Open the details` },
    ...by("x", t`Select or unselect`),
    ...by("c", t`Choose a category`),
    ...by("a", t`Take the likely category`),
    ...by("t", t`Add a tag`),
    ...by("u", t`Remove a tag`),
    ...by("s", t`Split it`),
    ...by("m", t`Set the merchant`),
    ...by("d", t`Count on another day`),
    ...by("e", t`Write a note`),
    ...by("b", t`Say that it is a transfer or a refund, or none`),
    ...by("p", t`Attach a file`),
    ...by("h", t`Hide, or show again`),
    ...by("f", t`Make a rule`),
    ...(remove === undefined ? [] : [{ keys: ["Del"], label: t`Delete`, run: remove }]),
    ...by("l", t`Go to its line in the statement`),
    { keys: ["Esc"], label: t`Close the details, then clear the selection` },
  ]);
};

/** Tells the keys of what waits for the person's word. */
export const useReviewCommands = (shortcuts: Shortcuts): void => {
  const { t } = useLingui();
  useCommands(t`Review`, [
    { keys: ["J", "K"], label: t`Next and previous merchant` },
    { keys: ["↓", "↑"], label: t`The same, while one of them has focus` },
    { keys: ["Enter", "1"], label: t`File it as suggested` },
    { keys: ["2", "3"], label: t`File it under the second or third that is offered` },
    { keys: ["A"], label: t`Accept what a program proposes, while that has focus` },
    { keys: ["D"], label: t`Decline what a program proposes, while that has focus` },
    { keys: ["U"], label: t`Take back the last answer`, run: shortcuts["u"] },
    { keys: ["O"], label: t`Choose another sub-category`, run: shortcuts["o"] },
    { keys: ["S"], label: t`Show its transactions`, run: shortcuts["s"] },
  ]);
};
