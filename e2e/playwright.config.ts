import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { defineConfig } from "@playwright/test";

const browser = process.env["CHROMIUM_PATH"] ?? "";
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

// the server and every worker name the same fresh folder: tests read mail and reports in it
process.env["E2E_DATA_DIR"] ??= mkdtempSync(path.join(tmpdir(), "passbook-e2e-"));
// two runs on one machine must not meet; below the ports that systems hand out by themselves
process.env["E2E_PORT"] ??= String(20_000 + (process.pid % 12_000));
const PORT = process.env["E2E_PORT"];
// and none of these is one of those
process.env["E2E_MAIL_PORT"] ??= String(Number(PORT) - 12_500);

export default defineConfig({
  testDir: "tests",
  outputDir: "../.cache/playwright",
  fullyParallel: true,
  workers: 2,
  // A shared machine stalls now and then; a test that passes only on a second try is counted and shown as flaky.
  retries: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [["list"], ["json"]],
  webServer: {
    command: "node e2e/serve-for-tests.ts",
    cwd: "..",
    env: {
      PORT: PORT,
      E2E_DATA_DIR: process.env["E2E_DATA_DIR"],
      MAIL_RECEIVER_PORT: process.env["E2E_MAIL_PORT"],
    },
    url: `http://127.0.0.1:${PORT}/ready`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    timeout: 60_000,
  },
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: "en-GB",
    timezoneId: "Europe/London",
    trace: "on-first-retry",
    launchOptions: {
      ...(browser === "" ? {} : { executablePath: browser }),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    {
      name: "phone",
      testMatch: /(screens|phone|layers|stranger)\.spec\.ts$/,
      use: { viewport: PHONE, hasTouch: true, isMobile: true },
    },
    // dark here and light on the phone; what is looked over is looked at in both
    { name: "desktop", testIgnore: /phone\.spec\.ts$/, use: { viewport: DESKTOP, colorScheme: "dark" } },
  ],
});
