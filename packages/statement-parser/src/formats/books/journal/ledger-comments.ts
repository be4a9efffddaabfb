import { tidyText } from "../../../values/text.ts";
import { readName } from "../../brought/brought-texts.ts";

/** The text and the comment behind it. */
export const cutComment = (text: string): [text: string, comment: string] => {
  const at = text.search(/(?:^|\s)[;]/);
  return at < 0 ? [text, ""] : [text.slice(0, at).trimEnd(), text.slice(at).replace(/^\s*;\s*/, "")];
};

const TAG_LIST = /(?:^|\s):((?:[^\s:]+:)+)(?=\s|$)/g;
const TAG = /(?:^|[\s,])([\p{L}\p{N}_-]+)::?(?!\/)\s*([^,\n]*)/gu;
const NO_TAG = /^(?:date2?|https?)$/i;
/** Further days of a posting, which are no words. */
const DAYS = /\[=?\d[\d/.-]*(?:=[\d/.-]*)?\]/g;

/** The tags in a comment, and what else it says. */
export const readComment = (comment: string): { tags: string[]; note: string | null } => {
  const listed = [...comment.matchAll(TAG_LIST)].flatMap(([, list = ""]) => list.split(":"));
  const left = comment.replaceAll(TAG_LIST, " ");
  const named = [...left.matchAll(TAG)].flatMap(([, name = "", value = ""]) =>
    NO_TAG.test(name) ? [] : [value.trim() === "" ? name : `${name}: ${value.trim()}`],
  );
  const tags = [...listed, ...named].flatMap((tag) => readName(tag) ?? []);
  const said = left
    .replaceAll(TAG, " ")
    .replaceAll(DAYS, " ")
    .replaceAll(/^[\s,;]+|[\s,;]+$/g, "");
  return { tags: [...new Set(tags)], note: tidyText(said) };
};

/** A tag as it stands behind `apply tag`: a name, or one with its value. */
export const readTag = (text: string): string | null => readName(text.replace(/^:|:$/g, ""));
