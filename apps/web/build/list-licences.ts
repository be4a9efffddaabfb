import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

type Manifest = {
  readonly name: string;
  readonly version: string;
  readonly license?: string | { readonly type?: string };
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};
type Licence = { name: string; version: string; licence: string; text: string | null };

const LICENCE_FILE = /^(licen[cs]e|copying)(\.(md|txt))?$/i;

const readManifest = (folder: string): Manifest | null => {
  const file = path.join(folder, "package.json");
  // npm publishes nothing else
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Manifest) : null;
};

const nameLicence = ({ license }: Manifest): string =>
  typeof license === "string" ? license : (license?.type ?? "see its text");

const readLicence = (folder: string, manifest: Manifest): Licence => {
  const file = readdirSync(folder).find((name) => LICENCE_FILE.test(name));
  return {
    name: manifest.name,
    version: manifest.version,
    licence: nameLicence(manifest),
    text: file === undefined ? null : readFileSync(path.join(folder, file), "utf8").trim(),
  };
};

/** The folder of a package as Node finds it from another folder, or null when it is not installed here. */
const findPackage = (name: string, from: string): string | null => {
  const folder = path.join(from, "node_modules", name);
  if (existsSync(path.join(folder, "package.json"))) return folder;
  const above = path.dirname(from);
  return above === from ? null : findPackage(name, above);
};

/** Adds the folders of everything a package needs when it runs. */
const collectNeeds = (folder: string, found: Set<string>): void => {
  const manifest = readManifest(folder);
  const needs = Object.keys({ ...manifest?.dependencies, ...manifest?.optionalDependencies });
  for (const name of needs) {
    const next = findPackage(name, folder);
    if (next === null || found.has(next)) continue;
    found.add(next);
    collectNeeds(next, found);
  }
};

/** The package folder that a bundled module came from, or null for a file of our own. */
const folderOfModule = (id: string): string | null =>
  /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(id.replace(/^\0/, ""))?.[0] ?? null;

/** Writes `licences.json`: every package that the bundle holds or the server (in `server_folder`) needs, with its licence. */
export const listLicences = (server_folder: string): Plugin => ({
  name: "list-licences",
  apply: "build",
  generateBundle(_options, bundle) {
    const folders = new Set<string>();
    for (const chunk of Object.values(bundle)) {
      const ids = chunk.type === "chunk" ? chunk.moduleIds : [];
      for (const folder of ids.map(folderOfModule)) if (folder !== null) folders.add(folder);
    }
    collectNeeds(server_folder, folders);
    const licences = [...folders]
      .flatMap((folder) => {
        const manifest = readManifest(folder);
        const isOwn = manifest === null || manifest.name.startsWith("@passbook/");
        return isOwn ? [] : [readLicence(folder, manifest)];
      })
      .toSorted((a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version));
    this.emitFile({ type: "asset", fileName: "licences.json", source: JSON.stringify(licences) });
  },
});
