// `npm test`: sets up what is missing, runs every check and every test, and closes with one line of counts.
// `npm test -- PART…`: the tests of some files alone (`test-files.mjs`).
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { ROOT, ensureInstalled, ensureWebBuilt, findNode, withNode, withPrograms } from "./setup.mjs";
import { clockOfTests } from "./runs/clock-of-tests.mjs";
import { ensureBrowser } from "./ensure-browser.mjs";
import { testFiles } from "./test-files.mjs";
import { inMemory } from "./runs/test-folder.mjs";

const asked = process.argv.slice(2).filter((word) => word !== "--without-browser");
if (asked.length > 0) process.exit(testFiles(asked) ? 0 : 1);

ensureInstalled();
const node = findNode();
const results = path.join(ROOT, ".cache", "test-results");
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const totals = { passed: 0, failed: 0, skipped: 0 };
/** Named again at the end, where a long run is read first. */
const failures = [];

const run = (command, args, env = {}) => {
  const done = spawnSync(command, args, {
    cwd: ROOT,
    stdio: "inherit",
    env: { ...withNode(node), ...inMemory(), ...env },
    shell: process.platform === "win32",
  });
  return done.status === 0;
};

const add = ({ passed, failed, skipped }) => {
  totals.passed += passed;
  totals.failed += failed;
  totals.skipped += skipped;
};

const title = (text) => process.stdout.write(`\n── ${text}\n`);

/** One check of the whole tree counts as one test. */
const check = (name) => {
  title(name);
  const good = run("npm", ["run", "--silent", name]);
  add({ passed: good ? 1 : 0, failed: good ? 0 : 1, skipped: 0 });
  if (!good) failures.push(name);
};

/** A runner that fails without saying which test failed counts as one failure. */
const addReport = (good, file, count, nameFailures) => {
  const report = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
  const counted = report === null ? { passed: 0, failed: 0, skipped: 0 } : count(report);
  const named = report === null ? [] : nameFailures(report);
  failures.push(...named);
  if (!good && named.length === 0) failures.push(`${path.basename(file, ".json")} ended without saying why`);
  add({ ...counted, failed: Math.max(counted.failed, good ? 0 : 1) });
};

for (const name of ["format:check", "lint", "types", "walls", "classes", "knip", "catalog"]) check(name);

title("unit, property and HTTP tests");
const vitestFile = path.join(results, "vitest.json");
const vitest = path.join(ROOT, "node_modules", "vitest", "vitest.mjs");
const nameVitestFailures = ({ testResults }) =>
  testResults.flatMap((file) => {
    const place = path.relative(ROOT, file.name);
    const failed = file.assertionResults.filter(({ status }) => status === "failed");
    if (file.status === "failed" && failed.length === 0) return [`${place}: ${file.message ?? ""}`];
    return failed.map(
      ({ fullName, failureMessages }) =>
        `${place}: ${fullName}\n    ${failureMessages?.[0]?.slice(0, 600) ?? ""}`,
    );
  });

const nameBrowserFailures = ({ suites = [], specs = [] }) => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, title: name, tests }) => `${file}: ${name} [${tests?.[0]?.projectName ?? ""}]`),
  ...suites.flatMap(nameBrowserFailures),
];

addReport(
  run(node, [vitest, "run", "--reporter=default", "--reporter=json", `--outputFile.json=${vitestFile}`], {
    ...clockOfTests(),
    ...withPrograms(node),
  }),
  vitestFile,
  (report) => ({
    passed: report.numPassedTests,
    failed:
      report.numFailedTests +
      report.testResults.filter((file) => file.status === "failed" && file.assertionResults.length === 0)
        .length,
    skipped: report.numPendingTests + report.numTodoTests,
  }),
  nameVitestFailures,
);

const testInBrowser = () => {
  title("browser tests");
  ensureWebBuilt(node);
  const browser = ensureBrowser(node);
  const file = path.join(results, "playwright.json");
  const cli = path.join(ROOT, "node_modules", "@playwright", "test", "cli.js");
  const good = run(node, [cli, "test", "--config", "e2e/playwright.config.ts"], {
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  addReport(
    good,
    file,
    ({ stats }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
    }),
    nameBrowserFailures,
  );
};
if (!process.argv.includes("--without-browser")) testInBrowser();

if (failures.length > 0) process.stdout.write(`\nFailed:\n${failures.map((name) => `  ${name}\n`).join("")}`);
const skipped = totals.skipped === 0 ? "" : `, ${totals.skipped} skipped`;
process.stdout.write(`\n${totals.passed} passed, ${totals.failed} failed${skipped}\n`);
process.exit(totals.failed === 0 && totals.passed > 0 ? 0 : 1);
