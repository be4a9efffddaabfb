import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** One version of a package of the registry, with the sha512 integrity that the registry states for its tarball. */
export type PinnedPackage = { readonly name: string; readonly version: string; readonly integrity: string };

/** Fetches the one version that data is made from, refusing any other bytes, and unpacks it; gives the folder of the package. */
const fetchPackage = ({ name, version, integrity }: PinnedPackage, folder: string): string => {
  const spec = `${name}@${version}`;
  execFileSync("npm", ["pack", "--silent", spec], { cwd: folder, stdio: "inherit" });
  const tarball = path.join(folder, `${name}-${version}.tgz`);
  const hash = createHash("sha512").update(readFileSync(tarball)).digest("base64");
  if (`sha512-${hash}` !== integrity) throw new Error(`${spec} is not the package this data is made from`);
  execFileSync("tar", ["-xzf", tarball, "-C", folder]);
  return path.join(folder, "package");
};

/** Calls `use` with the folder of the unpacked package: the one given on the command line, else one fetched for the while. */
export const usePackage = (pinned: PinnedPackage, use: (folder: string) => void): void => {
  const given = process.argv[2];
  if (given !== undefined) {
    use(given);
    return;
  }
  const folder = mkdtempSync(path.join(tmpdir(), `${pinned.name}-`));
  try {
    use(fetchPackage(pinned, folder));
  } finally {
    rmSync(folder, { recursive: true });
  }
};
