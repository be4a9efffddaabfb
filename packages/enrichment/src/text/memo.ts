/** Answers by the text that was asked about: what comes again is not worked out again. */
export type Memo<Value> = (text: string, work: (text: string) => Value) => Value;

const MOST_ENTRIES = 10_000;

/** A memo that forgets all when it is full, so that it stays small however many texts there are. */
export const openMemo = <Value extends object | string>(): Memo<Value> => {
  const known = new Map<string, Value>();
  return (text, work) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const value = work(text);
    if (known.size >= MOST_ENTRIES) known.clear();
    known.set(text, value);
    return value;
  };
};
