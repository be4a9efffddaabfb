// `npm run -s pack`: makes one package of everything, with the web built in, and prints where it is. Whoever installs it builds nothing.
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import {
  ROOT,
  SERVER_FLAGS,
  SERVER_MEMORY,
  ensureInstalled,
  ensureServerBuilt,
  ensureWebBuilt,
  findNode,
} from "./setup.mjs";
import { stop } from "./stop.mjs";

const OUT = path.join(ROOT, ".cache", "pack");
const FOLDER = path.join(OUT, "package");
/** What the build takes into its own files (apps/server/vite.config.mjs). */
const PUT_IN = new Set(["kysely", "zod"]);

const read = (name) => JSON.parse(readFileSync(path.join(ROOT, name), "utf8"));
const ROOMS = ["apps/server", ...readdirSync(path.join(ROOT, "packages")).map((name) => `packages/${name}`)];

/** What the server asks for at run time, each in the version of the lock file. */
const listDependencies = () =>
  Object.fromEntries(
    ROOMS.flatMap((room) => Object.entries(read(`${room}/package.json`).dependencies ?? {}))
      .filter(([name]) => !name.startsWith("@passbook/") && !PUT_IN.has(name))
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );

/** Words of mails, reference data and whatever else is read beside the code, at its place. */
const copyBeside = () => {
  for (const room of ROOMS)
    cpSync(path.join(ROOT, room, "src"), path.join(FOLDER, room, "src"), {
      recursive: true,
      filter: (from) => !/\.tsx?$/.test(from),
    });
};

ensureInstalled();
const node = findNode();
ensureWebBuilt(node);
ensureServerBuilt(node, "serve");
rmSync(OUT, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
for (const built of ["apps/web/dist", "apps/server/dist"])
  cpSync(path.join(ROOT, built), path.join(FOLDER, built), { recursive: true });
copyBeside();
for (const name of ["LICENSE", "README.md", "CHANGELOG.md", "apps/server/package.json"])
  cpSync(path.join(ROOT, name), path.join(FOLDER, name));
cpSync(path.join(ROOT, "scripts/passbook-bin.mjs"), path.join(FOLDER, "passbook.mjs"));
/** What the program of the package runs by, beside it. */
const BESIDE = ["run-child.mjs", "stop.mjs"];
for (const name of BESIDE) cpSync(path.join(ROOT, "scripts", name), path.join(FOLDER, name));
writeFileSync(
  path.join(FOLDER, "start.json"),
  JSON.stringify({ flags: SERVER_FLAGS, memory: SERVER_MEMORY }),
);
const { name, version, description, license, optionalDependencies } = read("package.json");
writeFileSync(
  path.join(FOLDER, "package.json"),
  JSON.stringify(
    {
      name,
      version,
      description,
      license,
      type: "module",
      bin: { passbook: "passbook.mjs" },
      files: ["passbook.mjs", ...BESIDE, "start.json", "apps", "packages", "CHANGELOG.md"],
      dependencies: listDependencies(),
      optionalDependencies,
      engines: { node: ">=20" },
    },
    null,
    2,
  ),
);
const packed = spawnSync("npm", ["pack", "--ignore-scripts", "--silent", "--pack-destination", OUT], {
  cwd: FOLDER,
  encoding: "utf8",
  shell: process.platform === "win32",
});
if (packed.status !== 0) stop(`npm could not pack it: ${packed.stderr}`);
process.stdout.write(`${path.join(OUT, packed.stdout.trim())}\n`);
