import { countSlips } from "../../values/nearest.ts";
import { foldText } from "../../values/fold-text.ts";
import { besideAt, type NamedThing, type Reading, textFrom } from "./reading.ts";
import { MOST_WORDS } from "./words.ts";

/** A word of several as that of one: groceries, taxes, bills. */
const oneOf = (word: string): string =>
  word
    .replace(/ies$/u, "y")
    .replace(/(?<=x|ss|ch|sh)es$/u, "")
    .replace(/s$/u, "");

const isNamed = (name: string, written: string): boolean => {
  const folded = foldText(name);
  return folded === written || oneOf(folded) === oneOf(written);
};

/** A slip of one letter in longer names. */
const isNearly = (name: string, written: string): boolean =>
  written.length >= 5 && countSlips(written, foldText(name), 1) <= 1;

/** What a name such as "Fuel and charging" is made of. */
const partsOf = (name: string): string[] => name.split(/\s*(?:[,&/]|\s(?:and|und|et|y|e|और|و)\s)\s*/u);

/** Names and their parts as they are, in one or several, before names with a slip: taxis are no taxes. */
const thingCalled = ({ things }: Reading, written: string): NamedThing | undefined => {
  const find = (is: (name: string, written: string) => boolean, listNames: (name: string) => string[]) =>
    things.find(({ name }) => listNames(name).some((each) => is(each, written)));
  const whole = (name: string): string[] => [name];
  return find(isNamed, whole) ?? find(isNamed, partsOf) ?? find(isNearly, whole) ?? find(isNearly, partsOf);
};

/** The thing with the longest name that begins at a word, else the first of which it is a part of the name. */
export const thingAt = (
  reading: Reading,
  at: number,
): { readonly thing: NamedThing; readonly length: number } | null => {
  for (let length = Math.min(MOST_WORDS, reading.words.length - at); length > 0; length -= 1) {
    const thing = thingCalled(reading, foldText(textFrom(reading, at, length)));
    if (thing !== undefined) return { thing, length };
  }
  return null;
};

/** Takes what is named there. */
export const readThing = (reading: Reading): boolean => {
  const found = thingAt(reading, reading.at);
  if (found === null) return false;
  reading.named.push({ thing: found.thing, is_out: reading.leaving_out !== null });
  reading.at += found.length;
  // of several that are left out the next may follow
  if (besideAt(reading, reading.at, "and") === 0) reading.leaving_out = null;
  return true;
};
