import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { findOutsideWords } from "./outside-words.ts";

const SOURCES = path.resolve(import.meta.dirname, "../../apps/web/src");

/** The product, others' products, keys, signs of currencies and examples of addresses are called alike in every language. */
const NAMES = new Set(
  (
    "Passbook,Edge,Opera,Firefox,Chrome,Safari,Android,Windows,Linux," +
    "Enter,Esc,Del,Arrow,Rs,*@bank.example,imap.example.com"
  ).split(","),
);

const KEYS = /^Ctrl [A-Z]$/;

/** What reads like words and is none, or is said where there are no catalogs. */
const OTHERS: readonly RegExp[] = [
  /\.test\.ts$/,
  // When no words could be loaded.
  /^app\/errors\/app-error-boundary\.tsx$/,
  // Parts of the program by their names.
  /^app\/frame\/layout\.tsx$/,
  // English of the server that is read or passed on here.
  /^features\/statements\/review\/example-day\.ts$/,
  /^lib\/calls\/(?:token|transport|transport-messages|transport-words)\.ts$/,
  /^lib\/session\/session-actions\.ts$/,
  // Names of mail providers.
  /^features\/statements\/arrive\/mailboxes\/mailbox-presets\.ts$/,
  // A selector.
  /^ui\/actions\/dropdown\.tsx$/,
];

const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
  .map((name) => name.replaceAll("\\", "/"))
  .filter((name) => /\.tsx?$/.test(name) && !OTHERS.some((other) => other.test(name)));

test("what a screen says stands in a catalog", () => {
  const found = files.flatMap((name) =>
    findOutsideWords({ name, text: readFileSync(path.join(SOURCES, name), "utf8") })
      .filter((text) => !NAMES.has(text) && !KEYS.test(text))
      .map((text) => `${name}: ${text}`),
  );
  expect(found).toEqual([]);
});

test.each([
  ["<p>Look here</p>", ["Look here"]],
  ["<Trans>Look <b>here</b></Trans>", []],
  ["<input placeholder='search' name='search' />", ["search"]],
  ["<b aria-label={isOn ? 'on' : t`off`} />", ["on"]],
  ["<Plural value={n} one='# row' other='# rows' />", []],
  ["toast(`Saved ${name}`)", ["Saved "]],
  ["document.title = 'My accounts'", ["My accounts"]],
  ["const a = 'the rows of it'", ["the rows of it"]],
  ["i18n._('Network Error')", []],
  ["throw new Error('This is not so')", []],
  ["if (event.key === 'Enter') go({ Home: 1, 'End of it': 2 })", []],
  ["call<'Some type'>('some_name', \"M4 12h15\")", []],
])("%s", (text, found) => {
  expect(findOutsideWords({ name: "a.tsx", text })).toEqual(found);
});
