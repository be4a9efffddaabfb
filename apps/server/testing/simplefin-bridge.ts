import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A row as the bridge has it; `day` is that of its posting, or of its making while it is pending. */
export type BridgeRow = {
  readonly id: string;
  readonly day: string;
  readonly amount: string;
  readonly description: string;
  readonly pending?: boolean;
};
export type BridgeAccount = {
  readonly id: string;
  readonly name: string;
  readonly currency?: string;
  readonly bank?: string;
  readonly balance?: string;
  readonly balance_day?: string;
  readonly rows: readonly BridgeRow[];
};

/** A SimpleFIN server on loopback: https://www.simplefin.org/protocol.html, version 1. */
export type TestBridge = {
  readonly url: string;
  /** A setup token that nobody used so far. */
  readonly makeToken: () => string;
  /** What it shows from now on. */
  show: (accounts: readonly BridgeAccount[], errors?: readonly string[]) => void;
  /** Answers requests for accounts otherwise, until told null. */
  answerWith: (answer: ((response: ServerResponse) => void) | null) => void;
  /** Requests for accounts so far, as they were asked. */
  readonly asked: URL[];
  readonly close: () => Promise<void>;
};

const LOGIN = { username: "reader", password: "p@ss:word/1" };
const AUTHORIZATION = `Basic ${Buffer.from(`${LOGIN.username}:${LOGIN.password}`).toString("base64")}`;
const NOON_S = 43_200;

const toSeconds = (day: string): number => Date.parse(day) / 1000 + NOON_S;

const toTransaction = ({ id, day, amount, description, pending = false }: BridgeRow) =>
  pending
    ? { id, posted: 0, transacted_at: toSeconds(day), amount, description, pending }
    : { id, posted: toSeconds(day), amount, description };

const toAccount = (account: BridgeAccount, from: number, to: number) => ({
  org: {
    domain: "rhein-bank.example",
    name: account.bank ?? "Rhein Bank",
    "sfin-url": "https://bridge.example",
  },
  id: account.id,
  name: account.name,
  currency: account.currency ?? "EUR",
  balance: account.balance ?? "100.00",
  "balance-date": toSeconds(account.balance_day ?? "2026-11-20"),
  transactions: account.rows
    .filter(({ day, pending }) => pending === true || (toSeconds(day) >= from && toSeconds(day) < to))
    .map(toTransaction),
});

/** Starts it on a free port. */
export const startBridge = async (): Promise<TestBridge> => {
  const unused = new Set<string>();
  const asked: URL[] = [];
  let shown: readonly BridgeAccount[] = [];
  let errors: readonly string[] = [];
  let otherwise: ((response: ServerResponse) => void) | null = null;
  let url = "";
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const at = new URL(request.url ?? "/", url);
    if (request.method === "POST" && unused.delete(at.pathname)) {
      const access = new URL(`${url}/simplefin`);
      access.username = LOGIN.username;
      access.password = encodeURIComponent(LOGIN.password);
      response.end(access.href);
      return;
    }
    if (request.method !== "GET" || at.pathname !== "/simplefin/accounts") {
      response.writeHead(403).end("Forbidden");
      return;
    }
    asked.push(at);
    if (otherwise !== null) return otherwise(response);
    if (request.headers.authorization !== AUTHORIZATION) {
      response.writeHead(403).end("Forbidden");
      return;
    }
    const [from, to] = [at.searchParams.get("start-date"), at.searchParams.get("end-date")].map(Number);
    const accounts = shown.map((account) => toAccount(account, from ?? 0, to ?? Infinity));
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ errors, accounts }));
  };
  const server = createServer(answer);
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  let made = 0;
  return {
    url,
    asked,
    makeToken: () => {
      made += 1;
      const path = `/simplefin/claim/${String(made)}`;
      unused.add(path);
      return Buffer.from(`${url}${path}`).toString("base64");
    },
    show: (accounts, words = []) => {
      shown = accounts;
      errors = words;
    },
    answerWith: (next) => {
      otherwise = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
};
