import path from "node:path";
import { type CDPSession, chromium, type Page } from "@playwright/test";
import { getUser } from "@passbook/contract/users";
import type { TestPerson } from "../../apps/server/testing/people.ts";
import type { RealServer } from "./real-server.ts";

const SETUP = path.resolve(import.meta.dirname, "../../scripts/setup.mjs");
const { ensureWebBuilt } = (await import(SETUP)) as { ensureWebBuilt: (node: string) => void };

/** The web is built where its sources have changed. */
export const buildWeb = (): void => {
  ensureWebBuilt(process.execPath);
};

export type Entered = { readonly page: Page; readonly session: CDPSession };

/** A page of a browser in which the person is signed in, and which tells how much it worked. */
export const enter = async (server: RealServer, person: TestPerson): Promise<Entered> => {
  const browser = await chromium.launch({
    executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium-headless-shell",
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic"],
  });
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: "en-GB" });
  await context.addCookies([...person.cookies].map(([name, value]) => ({ name, value, url: server.url })));
  const user = (await person.call(getUser, { params: { id: person.user_id } })).answer.data;
  await context.addInitScript(
    ([token, stored]) => {
      localStorage.setItem("token", token ?? "");
      localStorage.setItem("user", stored ?? "");
    },
    [person.token, JSON.stringify(user)],
  );
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  return { page, session };
};

/** Milliseconds that the main thread of the page has worked, which others on the machine do not lengthen as they do the clock. */
export const readPageWork = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
};
