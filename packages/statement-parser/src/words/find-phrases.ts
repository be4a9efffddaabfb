import type { Concept, Words } from "./concept.ts";
import { languages } from "./languages.ts";
import { expandPhrase } from "./phrase-notation.ts";
import type { Phrase } from "./phrase-notation.ts";
import { rememberTexts } from "./remember-texts.ts";

/** Where a phrase of a concept stands in a text, from its first letter to behind its last. */
export type Place = { from: number; to: number };

type Ending = Phrase & { concept: Concept };
/** A letter of the index: the letters that may follow, the phrases that end here, and what follows any ending of the word. */
type Node = { next: Map<number, Node>; endings: Ending[]; skipped: Node | null };

const SPACE = 32;
const NEW_LINE = 10;
const makeNode = (): Node => ({ next: new Map(), endings: [], skipped: null });

const addPhrase = (root: Node, phrase: Phrase, concept: Concept): void => {
  let node = root;
  for (let at = 0; at < phrase.text.length; at += 1) {
    if (phrase.text[at] === "*") {
      node.skipped ??= makeNode();
      node = node.skipped;
      continue;
    }
    const letter = phrase.text.charCodeAt(at);
    const next = node.next.get(letter) ?? makeNode();
    node.next.set(letter, next);
    node = next;
  }
  node.endings.push({ ...phrase, concept });
};

type Index = { atWords: Node; anywhere: Node };

const listEntries = (words: Words): [string, string][] =>
  Object.entries(words).flatMap(([concept, list]) =>
    list.split(",").map((entry): [string, string] => [concept, entry]),
  );

const buildIndex = (): Index => {
  const index = { atWords: makeNode(), anywhere: makeNode() };
  for (const [concept, entry] of Object.values(languages).flatMap(listEntries))
    for (const phrase of expandPhrase(entry))
      // The keys of a language are concepts: its type allows no others.
      addPhrase(phrase.inside ? index.anywhere : index.atWords, phrase, concept as Concept);
  return index;
};

let built: Index | null = null;

const isEdge = (text: string, at: number): boolean => {
  if (at < 0 || at === text.length) return true;
  const letter = text.charCodeAt(at);
  return letter === SPACE || letter === NEW_LINE;
};

const findWordEnd = (text: string, from: number): number => {
  let at = from;
  while (!isEdge(text, at)) at += 1;
  return at;
};

type Found = Map<Concept, Place[]>;

/** Notes the phrases that end where a walk stands; of a concept's phrases from one place the longest is kept. */
const takeEndings = (found: Found, node: Node, text: string, { from, to }: Place): void => {
  for (const { concept, open, first, last } of node.endings) {
    if ((!open && !isEdge(text, to)) || (first && from > 0) || (last && to < text.length)) continue;
    const places = found.get(concept);
    const before = places?.at(-1);
    if (places === undefined) found.set(concept, [{ from, to }]);
    else if (before?.from !== from) places.push({ from, to });
    else if (before.to < to) before.to = to;
  }
};

const walk = (found: Found, start: Node, text: string, { from, to }: Place): void => {
  let node: Node | undefined = start;
  for (let at = to; node !== undefined; at += 1) {
    if (node.endings.length > 0) takeEndings(found, node, text, { from, to: at });
    if (node.skipped !== null) walk(found, node.skipped, text, { from, to: findWordEnd(text, at) });
    node = at < text.length ? node.next.get(text.charCodeAt(at)) : undefined;
  }
};

const NONE: Found = new Map();

/** Of what stands inside a longer name nothing is said. */
const withoutNamed = (found: Found): Found => {
  const names = found.get("name");
  if (names === undefined) return found;
  const isInside = ({ from, to }: Place): boolean =>
    names.some((name) => name.from <= from && to <= name.to && name.to - name.from > to - from);
  const kept = [...found].map(([concept, places]): [Concept, Place[]] => [
    concept,
    places.filter((place) => !isInside(place)),
  ]);
  return new Map(kept.filter(([, places]) => places.length > 0));
};

const scan = (plain: string): Found => {
  built ??= buildIndex();
  const found: Found = new Map();
  for (let at = 0; at < plain.length; at += 1) {
    const letter = plain.charCodeAt(at);
    if (isEdge(plain, at - 1) && built.atWords.next.has(letter))
      walk(found, built.atWords, plain, { from: at, to: at });
    if (built.anywhere.next.has(letter)) walk(found, built.anywhere, plain, { from: at, to: at });
  }
  return found.size === 0 ? NONE : withoutNamed(found);
};

const remembered = rememberTexts(scan);
/** Labels are asked again and again, the text of a document in a row. */
const LABEL_LENGTH_MAX = 200;

/** Of a document several things are asked, one after the other. */
let latest = { plain: "", found: NONE };

const scanDocument = (plain: string): Found => {
  if (latest.plain !== plain) latest = { plain, found: scan(plain) };
  return latest.found;
};

/** Every concept that a plain text names, with the places of its phrases. */
const findPhrases = (plain: string): ReadonlyMap<Concept, readonly Place[]> =>
  plain.length > LABEL_LENGTH_MAX ? scanDocument(plain) : remembered(plain);

/** Whether a plain text holds a phrase of one of some concepts. */
export const says = (plain: string, ...concepts: readonly Concept[]): boolean => {
  const found = findPhrases(plain);
  return concepts.some((concept) => found.has(concept));
};

/** The places of the phrases of a concept in a plain text, from its start to its end. */
export const listPlaces = (plain: string, concept: Concept): readonly Place[] =>
  findPhrases(plain).get(concept) ?? [];

/** Whether a plain text is a phrase of a concept and nothing else. */
export const isPhrase = (plain: string, concept: Concept): boolean =>
  listPlaces(plain, concept).some(({ from, to }) => from === 0 && to === plain.length);

/** What a plain text says beside the phrases of a concept. */
export const withoutPhrases = (plain: string, concept: Concept): string => {
  let rest = "";
  let end = 0;
  for (const { from, to } of listPlaces(plain, concept)) {
    rest += `${plain.slice(end, Math.max(end, from))} `;
    end = Math.max(end, to);
  }
  return `${rest}${plain.slice(end)}`.replaceAll(/ +/g, " ").trim();
};
