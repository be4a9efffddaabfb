import { writeFileSync } from "node:fs";
import path from "node:path";
import { LANGUAGES } from "@passbook/contract/languages";
import type { Plugin, Rolldown } from "vite";

/** What each first screen draws with, beside the entry: the sources whose files a browser will ask for, and which catalog has its words. */
const FIRST_SCREENS = {
  "/login": {
    sources: ["app/frame/public-frame.tsx", "features/sessions/login-screen.tsx", "app/frame/notices.tsx"],
    catalog: "po?first",
  },
  "/": {
    sources: [
      "app/frame/header-and-footer.ts",
      "app/frame/around-screens.tsx",
      "features/insights/insights-screen.tsx",
    ],
    catalog: "po",
  },
} as const;

type Chunks = readonly Rolldown.OutputChunk[];
type ViteMetadata = { readonly importedCss?: ReadonlySet<string> };

const collect = (chunks: Chunks, chunk: Rolldown.OutputChunk, found: Set<Rolldown.OutputChunk>): void => {
  if (chunk.isEntry || found.has(chunk)) return;
  found.add(chunk);
  for (const name of chunk.imports) {
    const imported = chunks.find(({ fileName }) => fileName === name);
    if (imported !== undefined) collect(chunks, imported, found);
  }
};

const listFiles = (chunks: Chunks, sources: readonly string[]): { scripts: string[]; styles: string[] } => {
  const found = new Set<Rolldown.OutputChunk>();
  for (const source of sources) {
    const holding = chunks.filter(({ moduleIds }) =>
      moduleIds.some((id) => id.endsWith(`apps/web/src/${source}`)),
    );
    if (holding.length === 0) throw new Error(`First parts: no file was made of ${source}.`);
    for (const chunk of holding) collect(chunks, chunk, found);
  }
  // what Vite adds to the types of Rolldown
  const metadata = [...found].map(
    (chunk) => (chunk as Rolldown.OutputChunk & { viteMetadata?: ViteMetadata }).viteMetadata,
  );
  return {
    scripts: [...found].map(({ fileName }) => `/${fileName}`),
    styles: [...new Set(metadata.flatMap((of) => [...(of?.importedCss ?? [])]))].map((name) => `/${name}`),
  };
};

/** Writes `first-parts.json`, by which the server tells a browser at once what the entry would ask for only later. */
export const listFirstParts = (): Plugin => ({
  name: "passbook-list-first-parts",
  apply: "build",
  writeBundle: ({ dir = "" }, bundle) => {
    const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
    const screens = Object.entries(FIRST_SCREENS).map(([screen, { sources, catalog }]) => {
      const words = LANGUAGES.map((language) => [
        language,
        listFiles(chunks, [`locales/${language}.${catalog}`]).scripts,
      ]);
      return [screen, { ...listFiles(chunks, sources), words: Object.fromEntries(words) }];
    });
    writeFileSync(path.join(dir, "first-parts.json"), JSON.stringify(Object.fromEntries(screens)));
  },
});
