const TEXTS_MAX = 4000;

/** Keeps what was read of a text: every reading that is tried asks the same texts again. A full memory is emptied. */
export const rememberTexts = <Read>(read: (text: string) => Read): ((text: string) => Read) => {
  const known = new Map<string, Read>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const after = read(text);
    if (known.size >= TEXTS_MAX) known.clear();
    known.set(text, after);
    return after;
  };
};
