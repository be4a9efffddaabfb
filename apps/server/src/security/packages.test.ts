import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import * as z from "zod";
import { expect, test } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "../../../..");
const read = (name: string): unknown => JSON.parse(readFileSync(path.join(ROOT, name), "utf8"));

const manifest = z.object({
  name: z.string(),
  scripts: z.record(z.string(), z.string()).optional(),
  dependencies: z.record(z.string(), z.string()).optional(),
  devDependencies: z.record(z.string(), z.string()).optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
});
const lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      link: z.boolean().optional(),
      version: z.string().optional(),
      integrity: z.string().optional(),
      resolved: z.string().optional(),
      dev: z.boolean().optional(),
      hasInstallScript: z.boolean().optional(),
    }),
  ),
});

const FOLDERS = [
  ".",
  "e2e",
  "bench",
  ...["apps", "packages"].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder)).map((name) => `${folder}/${name}`),
  ),
];
const LOCKED = Object.entries(lock.parse(read("package-lock.json")).packages).filter(
  ([name, { link }]) => name.includes("node_modules/") && link !== true,
);

test.each(FOLDERS)("S1: %s/package.json names exact versions only and runs nothing on install", (folder) => {
  const { dependencies, devDependencies, optionalDependencies, scripts } = manifest.parse(
    read(`${folder}/package.json`),
  );
  for (const [name, version] of Object.entries({
    ...dependencies,
    ...devDependencies,
    ...optionalDependencies,
  }))
    expect([name, version]).toEqual([name, expect.stringMatching(/^\d+\.\d+\.\d+(-[\w.]+)?$/)]);
  for (const name of ["preinstall", "install", "postinstall", "prepare", "prepublish"])
    expect(scripts ?? {}).not.toHaveProperty(name);
});

test("S1: every package of the lockfile is held to its hash, and names no address of its own", () => {
  expect(LOCKED.length).toBeGreaterThan(100);
  for (const [name, { integrity, resolved }] of LOCKED) {
    expect([name, integrity]).toEqual([name, expect.stringMatching(/^sha512-/)]);
    expect([name, resolved]).toEqual([name, undefined]);
  }
});

test("S1: no package that runs in production has an install script", () => {
  expect(
    LOCKED.filter(([, { hasInstallScript, dev }]) => hasInstallScript === true && dev !== true).map(
      ([name]) => name,
    ),
  ).toEqual([]);
});

test("S1: npm is told to run no scripts and to save exact versions", () => {
  const settings = readFileSync(path.join(ROOT, ".npmrc"), "utf8").split("\n");
  expect(settings).toEqual(expect.arrayContaining(["ignore-scripts=true", "save-exact=true"]));
});
