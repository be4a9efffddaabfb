import { defineConfig } from "vitest/config";

const SEEDED = "scripts/seed-properties.ts";
const common = {
  testTimeout: 180_000,
  hookTimeout: 180_000,
  // A busy machine has not come to it within a second.
  expect: { poll: { timeout: 20_000 } },
  setupFiles: [SEEDED],
};
const server = ["apps/server/{src,testing}/**/*.test.ts"];
/** What starts processes of its own does so on the engine it names, once. */
const ENGINE_OF_ITS_OWN = [
  "apps/server/src/{bin,cli}/**",
  "apps/server/src/security/{processes,packages,full-disk*,database-restart}.test.ts",
];

/** What asks no database, or tests the reader behind it, gives the same on every engine and runs once. */
const ON_ANY_ENGINE = [
  "apps/server/src/reader/**",
  "apps/server/src/common/{banks,currencies}/**",
  "apps/server/src/core/statements/*/{hostile-files,tell-apart,match-rows,clean-file-name,find-usual}.test.ts",
  "apps/server/src/core/{transactions/parse-query,users/*/password-hash}.test.ts",
  "apps/server/src/core/{insights/prove-period,insights/months,bank-accounts/{find-end,balance-rows}}.test.ts",
  "apps/server/src/core/{sample/generate-household,findings/find/rates,categorisation/measure-accuracy}.test.ts",
  "apps/server/src/core/{ahead/write-ics,bank-accounts/loans/measure-loan,net-worth/sum-parts,notices/letters}.test.ts",
  "apps/server/src/core/{changing,changes/{told/changing,history/read-edits,rows/slice-edits}}.test.ts",
  "apps/server/src/core/findings/{refunds/match-purchases,series/kind-of-category,transfers/pair-sides}.test.ts",
  "apps/server/src/core/statements/receive/{fail-when-still,make-passwords}.test.ts",
  "apps/server/src/core/{statement-sources/mailboxes/find-holding,users/person/check-password}.test.ts",
  "apps/server/src/backups/{daily/choose-kept,file/seal-with-age}.test.ts",
  "apps/server/src/platform/{config,fair-turns,logging/scrub,replica/freshness,uploads/upload-room}.test.ts",
  "apps/server/src/platform/http/{answers/{first-parts,read-range},arriving/measure-json,callers/plain-address}.test.ts",
  "apps/server/src/security/{outgoing,promises}.test.ts",
];

/** What unmocks, sets the environment of its process or measures its memory has a worker of its own for each file. */
const ALONE = [
  "apps/server/src/core/users/account/users.test.ts",
  "apps/server/src/reader/reader.test.ts",
  "apps/server/src/security/{which-addresses,database-restart}.test.ts",
];

const PURE = "{contract,enrichment,statement-parser}";

/**
 * The HTTP suite runs on SQLite and on PostgreSQL: on the server that TEST_DATABASE_URL names, else on PGlite. Its files share their worker,
 * since loading the server anew for each took a third of the time: each opens a server of its own with a clock and a database.
 */
const serverProjects = (engine: string) => {
  const elsewhere = engine === "sqlite" ? [] : [...ENGINE_OF_ITS_OWN, ...ON_ANY_ENGINE];
  const settings = {
    ...common,
    setupFiles: [SEEDED, "apps/server/testing/setup/quick-hashes.ts"],
    env: { TEST_ENGINE: engine },
  };
  return [
    {
      test: {
        ...settings,
        name: `server-${engine}`,
        include: server,
        exclude: [...elsewhere, ...ALONE],
        isolate: false,
      },
    },
    { test: { ...settings, name: `server-${engine}-alone`, include: ALONE, exclude: elsewhere } },
  ];
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    globalSetup: "apps/server/testing/setup/make-tables.ts",
    projects: [
      {
        test: {
          ...common,
          name: "pure",
          include: [`packages/${PURE}/src/**/*.test.ts`],
          // What one file leaves behind in a package without files, processes and timers changes nothing for the next.
          isolate: false,
        },
      },
      {
        test: {
          ...common,
          name: "unit",
          include: ["{packages/db,apps/web}/src/**/*.test.ts", "{bench,scripts}/**/*.test.ts"],
        },
      },
      ...serverProjects("sqlite"),
      ...serverProjects(process.env["TEST_DATABASE_URL"] === undefined ? "pglite" : "postgres"),
    ],
  },
});
