import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { chooseLanguage, LANGUAGE_COOKIE } from "@passbook/contract/languages";
import { SESSION_COOKIE } from "../session-guard/guard-session.ts";

type Parts = {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** The files with its words, by language. */
  readonly words: Readonly<Record<string, readonly string[]>>;
};
type FirstParts = Readonly<Record<string, Parts>>;

/** The value of a `Link` header (RFC 8288) for a page, or null where the build says nothing about it. */
export type FindFirstParts = (
  url: string,
  asked: {
    readonly cookies: Readonly<Record<string, string | undefined>>;
    /** The header of that name. */
    readonly accept_language: string | undefined;
  },
) => string | null;

const FILE = "first-parts.json";
const LOGIN = "/login";

const toLink = ({ scripts, styles }: Parts, words: readonly string[]): string =>
  [
    ...[...scripts, ...words].map((name) => `<${name}>; rel=modulepreload; crossorigin`),
    ...styles.map((name) => `<${name}>; rel=preload; as=style; crossorigin`),
  ].join(", ");

/**
 * Which files a first screen will need, as the build wrote them down: told with the page itself, they come beside the entry
 * instead of behind it, and the words in the language of this browser. Whoever has no session is about to see the login.
 */
export const readFirstParts = (folder: string): FindFirstParts => {
  const file = path.join(folder, FILE);
  // Written by our own build, in exactly this shape.
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as FirstParts) : null;
  return (url, { cookies, accept_language = "" }) => {
    const screen = url.split("?")[0] ?? "";
    const first = screen === "/" && cookies[SESSION_COOKIE] === undefined ? LOGIN : screen;
    const parts = known?.[first];
    if (parts === undefined) return null;
    const wished = [cookies[LANGUAGE_COOKIE] ?? "", ...accept_language.split(",").map((one) => one.trim())];
    return toLink(parts, parts.words[chooseLanguage(wished)] ?? []);
  };
};
