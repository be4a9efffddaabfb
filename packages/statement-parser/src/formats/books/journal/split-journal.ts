/** A line of a journal with its number, from 1. */
export type JournalLine = { readonly text: string; readonly line: number };
/** What begins at the margin, and the lines that are set in below it. */
export type JournalBlock = { readonly head: JournalLine; readonly body: readonly JournalLine[] };

const COMMENT_BLOCK = /^(comment|test)\s*$/;
const COMMENT_END = /^end (comment|test)\s*$/;
const COMMENT = /^[;#%|*]/;

/** Blocks of a journal in their order, without what is only said to its reader. */
export const splitJournal = (text: string): JournalBlock[] => {
  const blocks: { head: JournalLine; body: JournalLine[] }[] = [];
  let is_comment = false;
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const line = { text: raw.trimEnd(), line: index + 1 };
    if (is_comment) {
      if (COMMENT_END.test(line.text)) is_comment = false;
    } else if (COMMENT_BLOCK.test(line.text)) is_comment = true;
    else if (line.text === "" || COMMENT.test(line.text)) continue;
    else if (/^\s/.test(line.text)) blocks.at(-1)?.body.push(line);
    else blocks.push({ head: line, body: [] });
  }
  return blocks;
};
