import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";

/** A provider that runs in a process of its own, and the browser of somebody who signs in there. */
export type TestProvider = {
  readonly issuer: string;
  /** What a configuration needs to know it. */
  readonly env: Readonly<Record<string, string>>;
  /** Goes to a page of the provider as somebody, and answers the query with which they are sent back; `null` turns back there. */
  readonly visit: (url: string, as: string | null) => Promise<string>;
  readonly stop: () => Promise<void>;
};

const MOST_STEPS = 8;

/** A browser that keeps cookies and follows what it is sent to, until it leaves the provider. */
const makeBrowser = (issuer: string) => {
  const cookies = new Map<string, string>();
  const ask = async (url: string, body?: URLSearchParams): Promise<string> => {
    const answer = await fetch(url, {
      method: body === undefined ? "GET" : "POST",
      redirect: "manual",
      headers: { cookie: Array.from(cookies, ([name, value]) => `${name}=${value}`).join("; ") },
      ...(body === undefined ? {} : { body }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const next = answer.headers.get("location");
    if (next === null)
      throw new Error(`The provider answered ${String(answer.status)}: ${await answer.text()}`);
    return new URL(next, issuer).href;
  };
  return { ask };
};

const visitAt =
  (issuer: string): TestProvider["visit"] =>
  async (url, as) => {
    const { ask } = makeBrowser(issuer);
    let next = await ask(url);
    for (let step = 0; step < MOST_STEPS; step += 1) {
      if (!next.startsWith(issuer)) return new URL(next).search;
      if (!next.includes("/interaction/")) next = await ask(next);
      else if (as === null) next = await ask(`${next}/abort`);
      else next = await ask(next, new URLSearchParams({ prompt: "login", login: as, password: "any" }));
    }
    throw new Error("The provider sends nobody back.");
  };

/** Starts a provider that sends people back to this address. */
export const startProvider = async (redirect_uri: string, port = 0): Promise<TestProvider> => {
  const file = path.join(import.meta.dirname, "../processes/serve-provider.ts");
  const child = spawn(process.execPath, [file, redirect_uri, String(port)], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [issuer] = (await once(createInterface(child.stdout), "line")) as [string];
  return {
    issuer,
    env: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: "passbook",
      OIDC_CLIENT_SECRET: "the secret of a test",
      OIDC_NAME: "House Key",
    },
    visit: visitAt(issuer),
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      child.kill();
      await ended;
    },
  };
};
