import { addDays, addMonths } from "@passbook/contract/values";
import * as z from "zod";
import type { Answer } from "../../../platform/hosts/ask-host.ts";
import { askBridge } from "./ask-bridge.ts";
import { BankFailure } from "./bank-failure.ts";
import type { AccountOfBridge, AskedDays, Connector, MonthOfAccount } from "./connector.ts";

const DAY_S = 86_400;
const MOST_ACCOUNTS = 200;

const seconds = z.number().nonnegative().max(4e9);
const transaction = z.looseObject({ posted: seconds.nullish(), transacted_at: seconds.nullish() });
const text = z.union([z.string(), z.number()]).transform(String);
const account = z.looseObject({
  id: text,
  name: z.string().nullish(),
  currency: z.string(),
  balance: text,
  "balance-date": seconds,
  conn_id: z.string().nullish(),
  conn_name: z.string().nullish(),
  org: z.looseObject({ name: z.string().nullish(), domain: z.string().nullish() }).nullish(),
  transactions: z.array(transaction).nullish(),
});
const fault = z.union([
  z.string(),
  z.looseObject({ msg: z.string().optional(), message: z.string().optional() }),
]);
const faults = z.looseObject({ errors: z.array(fault).nullish(), errlist: z.array(fault).nullish() });
const accountSet = z.looseObject({ accounts: z.array(account).max(MOST_ACCOUNTS) });

type Account = z.output<typeof account>;
type Transaction = z.output<typeof transaction>;

const toSeconds = (day: string): number => Date.parse(day) / 1000;
const toDay = (at: number): string => new Date(at * 1000).toISOString().slice(0, 10);

const parseJson = (written: string): unknown => {
  try {
    return JSON.parse(written);
  } catch {
    return null;
  }
};

/** What the bridge says in its own words: texts (protocol 1), or objects with one (2). */
const listSaid = (json: unknown): string[] => {
  const read = faults.safeParse(json);
  if (!read.success) return [];
  const { errors, errlist } = read.data;
  const said = [...(errors ?? []), ...(errlist ?? [])].map((each) =>
    typeof each === "string" ? each : (each.msg ?? each.message ?? ""),
  );
  return [...new Set(said)];
};

const BY_STATUS: Readonly<Record<number, "revoked" | "payment_due">> = {
  401: "revoked",
  402: "payment_due",
  403: "revoked",
};

const refuseUnlessWell = ({ status, text: said }: Answer): void => {
  if (status === 200) return;
  throw new BankFailure(BY_STATUS[status] ?? "failing", { said: listSaid(parseJson(said)) });
};

/** Base64 in either alphabet, with or without line ends and padding. */
const toClaimUrl = (token: string): URL | null => {
  const written = token.replaceAll(/\s+/g, "");
  if (!/^[\w+/-]+={0,2}$/.test(written)) return null;
  return URL.parse(Buffer.from(written, "base64").toString("utf8"));
};

const readAccess = (written: string): URL => {
  const url = URL.parse(written.trim());
  if (url === null || url.username === "" || url.password === "") throw new BankFailure("not_readable");
  if (!["https:", "http:"].includes(url.protocol)) throw new BankFailure("not_secure");
  return url;
};

/** A setup token that is none, so that nobody was asked. */
export class MalformedToken extends Error {}

const claim: Connector["claim"] = async (services, token) => {
  const url = toClaimUrl(token);
  if (url === null) throw new MalformedToken();
  const answer = await askBridge(services, { method: "POST", url });
  refuseUnlessWell(answer);
  const access = readAccess(answer.text);
  return { secret: access.href, host: access.host };
};

const dayOf = ({ posted, transacted_at }: Transaction, answered: string): string => {
  const at = [posted, transacted_at].find((each) => typeof each === "number" && each > 0);
  return typeof at === "number" ? toDay(at) : answered;
};

/** What a bridge showed, as it wrote it, a row to a line. */
const writeFile = (shown: Account, rows: readonly string[], days: AskedDays): Uint8Array => {
  const account = JSON.stringify({ ...shown, transactions: undefined }).slice(0, -1);
  const asked = `"start-date":${String(toSeconds(days.from))},"end-date":${String(toSeconds(days.to) + DAY_S)}`;
  return Buffer.from(
    `{"errors":[],${asked},"accounts":[\n${account},"transactions":[\n${rows.join(",\n")}\n]}\n]}\n`,
  );
};

const toMonths = (shown: Account, { from, to }: AskedDays): MonthOfAccount[] => {
  const answered = toDay(shown["balance-date"]);
  // What was announced before the days that were asked for stands with the first of them.
  const toMonth = (row: Transaction): string => {
    const day = dayOf(row, answered);
    return (day < from ? from : day > to ? to : day).slice(0, 7);
  };
  const byMonth = Map.groupBy(shown.transactions ?? [], toMonth);
  return [...byMonth]
    .toSorted(([one], [other]) => (one < other ? 1 : -1))
    .map(([month, some]) => {
      const [first, last] = [`${month}-01`, addDays(`${addMonths(month, 1)}-01`, -1)];
      const days = { from: first < from ? from : first, to: last > to ? to : last };
      const rows = some.map((row) => JSON.stringify(row));
      return {
        month,
        from: days.from,
        rows: rows.toSorted().join("\n"),
        file: writeFile(shown, rows, days),
      };
    });
};

const toAccount = (shown: Account, is_one: boolean, days: AskedDays): AccountOfBridge => {
  const { id, name, org, conn_id, conn_name, currency } = shown;
  const bank_name = org?.name ?? org?.domain ?? conn_name ?? null;
  return {
    // An id tells one account of its bank from another; two banks may use the same.
    key: is_one ? id : `${conn_id ?? org?.domain ?? org?.name ?? ""} ${id}`,
    name: name ?? id,
    bank_name,
    currency,
    months: toMonths(shown, days),
  };
};

const readAccounts: Connector["read"] = async (services, secret, days) => {
  const access = new URL(secret);
  const url = new URL(access.href);
  url.username = "";
  url.password = "";
  url.pathname = `${access.pathname.replace(/\/+$/, "")}/accounts`;
  url.searchParams.set("start-date", String(toSeconds(days.from)));
  url.searchParams.set("end-date", String(toSeconds(days.to) + DAY_S));
  url.searchParams.set("pending", "1");
  const login = {
    username: decodeURIComponent(access.username),
    password: decodeURIComponent(access.password),
  };
  const answer = await askBridge(services, { method: "GET", url, login });
  refuseUnlessWell(answer);
  const json = parseJson(answer.text);
  const read = accountSet.safeParse(json);
  if (!read.success) throw new BankFailure("not_readable", { said: listSaid(json) });
  const { accounts } = read.data;
  const counts = Map.groupBy(accounts, ({ id }) => id);
  return {
    accounts: accounts.map((each) => toAccount(each, counts.get(each.id)?.length === 1, days)),
    said: listSaid(json),
  };
};

/** SimpleFIN (https://www.simplefin.org/protocol.html), versions 1 and 2. Days are those of UTC, as the reader takes them. */
export const SIMPLEFIN: Connector = { claim, read: readAccounts };
