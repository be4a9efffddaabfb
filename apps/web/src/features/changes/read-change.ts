type Known = { readonly id: string; readonly kind: string; readonly undo_of: string | null };

/** What a change comes down to: an undo, and an undo of that, lead back to what was done first, as far as it is known here. */
export const readChange = <C extends Known>(
  change: C,
  changes: readonly C[],
): { readonly first: C; readonly way: "done" | "undone" | "done_again" } => {
  let first = change;
  let undos = 0;
  for (let next: C | undefined = change; next !== undefined;) {
    const { undo_of }: C = next;
    first = next;
    if (undo_of === null) break;
    undos += 1;
    next = changes.find(({ id }) => id === undo_of);
  }
  return { first, way: undos === 0 ? "done" : undos % 2 === 1 ? "undone" : "done_again" };
};
