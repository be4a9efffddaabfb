/** The call that was begun last and is not answered yet. */
let last: { readonly wish: string; readonly answer: Promise<unknown> } | null = null;

/**
 * Makes a call once where the same is asked for again before its answer is there, as a double click does: both get the one answer. Only
 * the call before counts, so that of set, unset and set again each is made.
 */
export const shareSame = async <T>(wish: string, make: () => Promise<T>): Promise<T> => {
  // What asks for the same is answered alike.
  if (last?.wish === wish) return last.answer as Promise<T>;
  const begun = { wish, answer: make() };
  last = begun;
  try {
    return await begun.answer;
  } finally {
    if (last === begun) last = null;
  }
};
