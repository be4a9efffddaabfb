import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";

/** Serves the built app on the data folder of this run, which goes with the process. */
const folder = process.env["E2E_DATA_DIR"] ?? "";
if (folder === "") throw new Error("E2E_DATA_DIR names no folder.");
const server = spawn(
  process.execPath,
  [path.resolve(import.meta.dirname, "../apps/server/src/bin/serve.ts")],
  {
    stdio: "inherit",
    env: {
      ...process.env,
      DATA_DIR: folder,
      OPEN_BROWSER: "false",
      LOG_LEVEL: "warn",
      // every person of a test comes from an address of their own, as the throttles expect
      TRUST_PROXY: "true",
      MAIL_RECEIVER_DOMAIN: "in.example.test",
      // the bridge of a test is on this machine
      LOCAL_BRIDGES: "true",
      LOCAL_WEBHOOKS: "true",
      // a provider that is nowhere: tests answer in its place
      MAIL_SIGN_IN_NAME: "Example Mail",
      MAIL_SIGN_IN_IMAP_URL: "imaps://imap.example.test",
      MAIL_SIGN_IN_AUTHORIZE_URL: "https://login.example.test/authorize",
      MAIL_SIGN_IN_TOKEN_URL: "https://login.example.test/token",
      MAIL_SIGN_IN_SCOPE: "imap offline_access",
      MAIL_SIGN_IN_CLIENT_ID: "passbook-of-tests",
    },
  },
);
const stop = (): void => {
  server.kill("SIGTERM");
};
process.on("SIGTERM", stop);
process.on("SIGINT", stop);
server.on("exit", (code) => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 0);
});
