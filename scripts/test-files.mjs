// `npm test -- PART… [OPTION…]`: the tests of files whose path holds a part, without the checks of the whole tree.
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { clockOfTests } from "./runs/clock-of-tests.mjs";
import { ensureBrowser } from "./ensure-browser.mjs";
import { ROOT, ensureInstalled, ensureWebBuilt, findNode, withNode, withPrograms } from "./setup.mjs";
import { inMemory } from "./runs/test-folder.mjs";
import { stop } from "./stop.mjs";

const PLACES = ["apps", "packages", "bench", "scripts", "e2e"];
const IN_BROWSER = /\.spec\.ts$/;
const OF_SERVER = `${path.sep}server${path.sep}`;
const TESTS = /\.(test|spec)\.ts$/;

const listTests = () =>
  PLACES.flatMap((place) => {
    const folder = path.join(ROOT, place);
    return readdirSync(folder, { recursive: true })
      .filter((name) => TESTS.test(name) && !name.includes("node_modules"))
      .map((name) => path.join(folder, name));
  });

const findTests = (parts) => {
  const all = listTests();
  return parts.flatMap((part) => {
    const found = all.filter((name) => name.includes(path.normalize(part)));
    if (found.length === 0) stop(`No file of tests has “${part}” in its path.`);
    return found;
  });
};

/** The first engine alone unless one is named: a person who works at a file waits for it. */
const chooseProjects = (options) =>
  options.some((option) => option.startsWith("--project"))
    ? []
    : [
        "pure",
        "unit",
        "server-sqlite*",
        ...(process.env.TEST_DATABASE_URL === undefined ? [] : ["server-postgres*"]),
      ].map((name) => `--project=${name}`);

const runVitest = (node, files, options) => {
  const vitest = path.join(ROOT, "node_modules", "vitest", "vitest.mjs");
  return [
    [vitest, "run", ...chooseProjects(options), ...files, ...options],
    {
      ...withNode(node),
      ...inMemory(),
      ...clockOfTests(),
      ...(files.some((name) => name.includes(OF_SERVER)) ? withPrograms(node) : {}),
    },
  ];
};

const runPlaywright = (node, files, options) => {
  ensureWebBuilt(node);
  const cli = path.join(ROOT, "node_modules", "@playwright", "test", "cli.js");
  return [
    [cli, "test", "--config", "e2e/playwright.config.ts", "--reporter=list", ...files, ...options],
    { ...withNode(node), ...inMemory(), CHROMIUM_PATH: ensureBrowser(node) },
  ];
};

/** Runs them one kind after the other; what follows the first option is handed on to the runner. Answers whether all passed. */
export const testFiles = (asked) => {
  const first = asked.findIndex((word) => word.startsWith("-"));
  const [parts, options] = first < 0 ? [asked, []] : [asked.slice(0, first), asked.slice(first)];
  if (parts.length === 0) stop("Say which files: npm test -- PART-OF-A-PATH … [options of the runner]");
  ensureInstalled();
  const files = [...new Set(findTests(parts))];
  const node = findNode();
  const kinds = [
    [files.filter((name) => !IN_BROWSER.test(name)), runVitest],
    [files.filter((name) => IN_BROWSER.test(name)), runPlaywright],
  ];
  return kinds
    .filter(([names]) => names.length > 0)
    .every(([names, prepare]) => {
      const [args, env] = prepare(node, names, options);
      return spawnSync(node, args, { cwd: ROOT, stdio: "inherit", env }).status === 0;
    });
};
