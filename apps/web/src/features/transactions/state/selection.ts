/** What is selected: rows by id, or everything that the filter shows. */
export type Selection = {
  readonly all: boolean;
  readonly ids: ReadonlySet<string>;
  /** The row a range is stretched from. */
  readonly anchor: number | null;
};

export const NOTHING_SELECTED: Selection = { all: false, ids: new Set(), anchor: null };

export const isSelected = (selection: Selection, id: string): boolean =>
  selection.all || selection.ids.has(id);

export const hasSelection = (selection: Selection): boolean => selection.all || selection.ids.size > 0;

/** Adds or takes away one row. Out of "everything" the rows that are known stay, so that nothing unseen is changed. */
export const toggleRow = (
  selection: Selection,
  id: string,
  row: number,
  known: readonly string[],
): Selection => {
  const ids = new Set(selection.all ? known : selection.ids);
  if (isSelected(selection, id)) ids.delete(id);
  else ids.add(id);
  return { all: false, ids, anchor: row };
};

/** Adds every row between the anchor and this one. */
export const addRange = (selection: Selection, ids: readonly string[], row: number): Selection => ({
  all: false,
  ids: new Set([...selection.ids, ...ids]),
  anchor: selection.anchor ?? row,
});

export const selectAll = (): Selection => ({ all: true, ids: new Set(), anchor: null });

/** How many rows are meant, when the filter shows `matching`. */
export const countSelected = (selection: Selection, matching: number): number =>
  selection.all ? matching : selection.ids.size;
