import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { SESSION_COOKIE } from "../session-guard/guard-session.ts";

type Parts = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

/** The value of a `Link` header (RFC 8288) for a page, or null where the build says nothing about it. */
export type FindFirstParts = (
  url: string,
  cookies: Readonly<Record<string, string | undefined>>,
) => string | null;

const FILE = "first-parts.json";
const LOGIN = "/login";

const toLink = ({ scripts, styles }: Parts): string =>
  [
    ...scripts.map((name) => `<${name}>; rel=modulepreload; crossorigin`),
    ...styles.map((name) => `<${name}>; rel=preload; as=style; crossorigin`),
  ].join(", ");

/**
 * Which files a first screen will need, as the build wrote them down: told with the page itself, they come beside the entry
 * instead of behind it. Whoever has no session is about to see the login.
 */
export const readFirstParts = (folder: string): FindFirstParts => {
  const file = path.join(folder, FILE);
  // Written by our own build, in exactly this shape.
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Record<string, Parts>) : {};
  const links = new Map(Object.entries(known).map(([screen, parts]) => [screen, toLink(parts)]));
  return (url, cookies) => {
    const screen = url.split("?")[0] ?? "";
    const first = screen === "/" && cookies[SESSION_COOKIE] === undefined ? LOGIN : screen;
    return links.get(first) ?? null;
  };
};
