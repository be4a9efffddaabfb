import { createHash } from "node:crypto";
import { LANGUAGES } from "@passbook/contract/languages";
import * as z from "zod";

/** The entry of an archive that holds the state of an account: JSON lines. */
export const ACCOUNT_ENTRY = "account.jsonl";

/** The profile that figures and words follow; who the person is stays with the account. */
export const accountProfile = z.strictObject({
  home_currency: z.string(),
  language: z.enum(LANGUAGES),
  locale: z.string(),
  time_zone: z.string(),
  week_start: z.int(),
  count_likely: z.int(),
  total_in_home: z.int(),
  /** Ids of what was dismissed are made of it. */
  alerts_of: z.string(),
});

/** The first line; a line that names each table follows before its rows. */
export const accountHead = z.object({
  passbook_account: z.literal(1),
  made_at: z.string(),
  app_version: z.string(),
  migrations: z.array(z.string()),
  profile: accountProfile,
});
export type AccountHead = z.output<typeof accountHead>;
export const tableLine = z.object({ $table: z.string() });

const tableSum = z.object({ rows: z.int(), sha256: z.string() });
/** The last line: how many rows each table has, and the hash of its lines. */
export const accountTail = z.object({ $end: z.record(z.string(), tableSum) });
export type AccountSums = z.output<typeof accountTail>["$end"];

/** What a row may hold. */
export const accountRow = z.record(z.string(), z.union([z.string(), z.int(), z.null()]));
export type AccountRow = z.output<typeof accountRow>;

/** A row as a line: its columns in their order, so that the same row is the same line on both engines. */
export const toLine = (row: AccountRow): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1))),
  );

/** Counts and hashes lines as they pass. */
export const makeTableSum = () => {
  const hash = createHash("sha256");
  let rows = 0;
  return {
    add: (line: string): void => {
      hash.update(line).update("\n");
      rows += 1;
    },
    end: () => ({ rows, sha256: hash.digest("hex") }),
  };
};

/** One hash of everything. */
export const hashAccount = (sums: AccountSums): string =>
  createHash("sha256")
    .update(
      Object.entries(sums)
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([name, { rows, sha256 }]) => `${name} ${String(rows)} ${sha256}\n`)
        .join(""),
    )
    .digest("hex");
