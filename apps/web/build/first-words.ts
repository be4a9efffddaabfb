import { readFileSync } from "node:fs";
import path from "node:path";
import { createCompiledCatalog, getCatalogForFile, getCatalogs } from "@lingui/cli/api";
import { getConfig } from "@lingui/conf";
import type { Plugin } from "vite";

const ROOT = path.resolve(import.meta.dirname, "../../..");
const SOURCES = "apps/web/src";

/** Where the words of the screens for signing in stand: the entry, those screens, and what comes after them. */
const BEGINNINGS = ["app/main.tsx", "app/frame/public-frame.tsx", "app/frame/notices.tsx"];
/** Screens of whoever is signed in, and what stands around them: they wait for all words. */
const BEHIND = ["app/router.tsx", "app/frame/header-and-footer.ts", "app/frame/around-screens.tsx"];

const PUBLIC_SCREEN = /^(?:signedOut|open)\b/;
const SCREEN = /import\("\.\.\/(features\/[^"]+)"\)/g;
const IMPORT = /(?:\bfrom |\bimport\(?)\s*"(\.{1,2}\/[^"]+\.tsx?)"/g;

/** The screens that `router.tsx` shows to everybody, by the lists in which they stand there. */
const listPublicScreens = (): string[] => {
  const lists = readFileSync(path.join(ROOT, SOURCES, "app/router.tsx"), "utf8").split(/^const /m);
  return lists
    .filter((list) => PUBLIC_SCREEN.test(list))
    .flatMap((list) => [...list.matchAll(SCREEN)].map((match) => match[1] ?? ""));
};

/** Sources that are met from the first ones, and lead to no screen behind the sign-in. */
export const listFirstSources = (): string[] => {
  const behind = new Set(BEHIND.map((name) => `${SOURCES}/${name}`));
  const found = new Set<string>();
  const follow = (name: string): void => {
    if (found.has(name) || behind.has(name)) return;
    found.add(name);
    for (const [, target = ""] of readFileSync(path.join(ROOT, name), "utf8").matchAll(IMPORT))
      follow(path.posix.join(path.posix.dirname(name), target));
  };
  for (const name of [...BEGINNINGS, ...listPublicScreens()]) follow(`${SOURCES}/${name}`);
  return [...found];
};

const extractIds = async (config: ReturnType<typeof getConfig>): Promise<ReadonlySet<string>> => {
  const ids = new Set<string>();
  for (const name of listFirstSources()) {
    const file = path.join(ROOT, name);
    const extractor = config.extractors?.find((one) => one.match(file));
    await extractor?.extract(file, readFileSync(file, "utf8"), ({ id }) => void ids.add(id), {
      linguiConfig: config,
    });
  }
  return ids;
};

const QUERY = /\.po\?first$/;

/** Makes `LANGUAGE.po?first`: of a catalog the words alone that the screens for signing in say. */
export const firstWords = (): Plugin => {
  const config = getConfig({ cwd: ROOT });
  let ids: Promise<ReadonlySet<string>> | null = null;
  return {
    name: "passbook-first-words",
    enforce: "pre",
    load: {
      filter: { id: QUERY },
      handler: async (id) => {
        const file = path.relative(config.rootDir, id.replace(/\?first$/, ""));
        const found = getCatalogForFile(file, await getCatalogs(config));
        if (found === null || found === undefined) throw new Error(`First words: ${file} is no catalog.`);
        const { fallbackLocales, sourceLocale } = config;
        const { messages } = await found.catalog.getTranslations(found.locale, {
          fallbackLocales,
          sourceLocale,
        });
        ids ??= extractIds(config);
        const wanted = await ids;
        const first = Object.fromEntries(Object.entries(messages).filter(([name]) => wanted.has(name)));
        const { source } = createCompiledCatalog(found.locale, first, { namespace: "es" });
        return { code: source, moduleType: "js" };
      },
    },
  };
};
