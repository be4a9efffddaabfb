import { defineConfig } from "vitest/config";

const common = { testTimeout: 180_000, hookTimeout: 180_000 };
const server = ["apps/server/src/**/*.test.ts"];
/** What starts processes of its own does so on the engine it names, once. */
const ENGINE_OF_ITS_OWN = [
  "apps/server/src/{bin,cli}/**",
  "apps/server/src/security/{processes,packages}.test.ts",
];

/** The HTTP suite runs once per engine; a PostgreSQL server joins when TEST_DATABASE_URL names one. */
const serverProject = (engine: string) => ({
  test: {
    ...common,
    name: `server-${engine}`,
    include: server,
    exclude: engine === "sqlite" ? [] : ENGINE_OF_ITS_OWN,
    env: { TEST_ENGINE: engine },
  },
});

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...common,
          name: "unit",
          include: ["packages/*/src/**/*.test.ts", "scripts/**/*.test.ts", "apps/web/src/**/*.test.ts"],
        },
      },
      serverProject("sqlite"),
      serverProject("pglite"),
      ...(process.env["TEST_DATABASE_URL"] === undefined ? [] : [serverProject("postgres")]),
    ],
  },
});
