import type { TestPerson } from "../../apps/server/testing/people.ts";
import { toForm } from "../../apps/server/testing/uploads.ts";
import type { Dice } from "./dice.ts";
import type { Request } from "./make-requests.ts";

type Options = Parameters<TestPerson["send"]>[0];
/** Changes that meet: all of them are sent at once. */
export type Meeting = { readonly name: string; readonly sent: readonly Options[] };

const toOptions = ({ method, path, body, headers }: Request): Options => ({
  method,
  url: path,
  ...(body === undefined || method === "GET" || method === "HEAD" ? {} : { payload: body }),
  headers: { "content-type": headers["content-type"] ?? "application/json" },
});

type Listed = { readonly id: string; readonly version?: number; readonly name?: string };
const list = async (person: TestPerson, url: string): Promise<Listed[]> => {
  const asked = { method: "GET", url } as const;
  const answer = await person.send(asked).catch(() => person.send(asked));
  return answer.statusCode === 200 ? (JSON.parse(answer.body) as { data: Listed[] }).data : [];
};
const many = (count: number, make: (at: number) => Options): Options[] =>
  Array.from({ length: count }, (_, at) => make(at));

const toUpload = (name: string, rows: string): Options => {
  const { body, content_type } = toForm([{ name, bytes: `Date,Description,Amount\n${rows}` }]);
  return { method: "POST", url: "/api/statements", payload: body, headers: { "content-type": content_type } };
};

/** Changes of one thing that arrive together, after what the person has now. */
export const makeMeeting = async (person: TestPerson, dice: Dice, other: Request): Promise<Meeting> => {
  const [categories, accounts, statements, transactions, changes, merchants] = await Promise.all(
    ["categories", "bank_accounts", "statements", "transactions?limit=50", "changes", "merchants"].map(
      (path) => list(person, `/api/${path}`),
    ),
  );
  const one = (from: readonly Listed[] | undefined): Listed =>
    from === undefined || from.length === 0 ? { id: "x" } : dice.pick(from);
  const [category, account, statement, change, merchant, transaction] = [
    one(categories),
    one(accounts),
    one(statements),
    one(changes),
    one(merchants),
    one(transactions),
  ];
  const match = { "if-match": `"${String(category.version ?? 1)}"` };
  const number = String(dice.below(1e9));
  const rows = Array.from(
    { length: dice.size(300) },
    (_, at) => `2024-01-${String((at % 28) + 1).padStart(2, "0")},Shop ${number},-${String(at + 1)}.50\n`,
  ).join("");
  const undo = (id: string): Options => ({ method: "POST", url: `/api/changes/${id}/undo` });
  const recent = (changes ?? []).slice(0, 5);
  return dice.pick<() => Meeting>([
    () => ({ name: "any change, doubled", sent: many(5, () => toOptions(other)) }),
    () => ({ name: "any change, doubled", sent: many(5, () => toOptions(other)) }),
    () => ({
      name: "one name, given six times",
      sent: many(6, (at) => ({
        method: "PATCH",
        url: `/api/categories/${category.id}`,
        payload: { name: `New ${number} ${String(at)}` },
        headers: match,
      })),
    }),
    () => ({
      name: "one category, made six times",
      sent: many(6, () => ({ method: "POST", url: "/api/categories", payload: { name: `Kind ${number}` } })),
    }),
    () => ({
      name: "one key, six bodies",
      sent: many(6, (at) => ({
        method: "POST",
        url: "/api/merchants",
        payload: { name: `Shop ${number} ${String(at % 2)}` },
        headers: { "idempotency-key": `key-${number}` },
      })),
    }),
    () => ({
      name: "deleted and changed",
      sent: [
        ...many(3, () => ({ method: "DELETE" as const, url: `/api/categories/${category.id}` })),
        ...many(3, (at) => ({
          method: "PATCH" as const,
          url: `/api/categories/${category.id}`,
          payload: { name: `N ${number} ${String(at)}` },
        })),
        undo(change.id),
      ],
    }),
    () => ({ name: "one undo, six times", sent: many(6, () => undo(change.id)) }),
    () => ({
      name: "undone while imported",
      sent: [
        toUpload(`${number}.csv`, rows),
        ...recent.map(({ id }) => undo(id)),
        toUpload(`${number}b.csv`, rows.replaceAll("Shop", "Market")),
      ],
    }),
    () => ({ name: "one file, six times", sent: many(6, () => toUpload(`${number}.csv`, rows)) }),
    () => ({
      name: "deleted while read again",
      sent: [
        ...many(2, () => ({ method: "POST" as const, url: `/api/statements/${statement.id}/reread` })),
        ...many(2, () => ({ method: "DELETE" as const, url: `/api/statements/${statement.id}` })),
        { method: "POST", url: `/api/statements/${statement.id}/retry` },
        {
          method: "PUT",
          url: `/api/statements/${statement.id}/corrections`,
          payload: { changes: [{ op: "remove", row: 1 }] },
        },
      ],
    }),
    () => ({
      name: "account deleted while imported",
      sent: [
        toUpload(`${number}.csv`, rows),
        { method: "DELETE", url: `/api/bank_accounts/${account.id}` },
        ...(statements ?? []).slice(0, 3).map(({ id }) => ({
          method: "POST" as const,
          url: `/api/statements/${id}/accept`,
          payload: { bank_account_id: account.id, as_read: true },
        })),
      ],
    }),
    () => ({
      name: "corrected six times",
      sent: many(6, (at) => ({
        method: "PUT",
        url: `/api/statements/${statement.id}/corrections`,
        payload: { changes: [{ op: "set", row: 1, amount: -100 - at }] },
      })),
    }),
    () => ({
      name: "sample made and removed",
      sent: [
        { method: "POST", url: "/api/sample" },
        { method: "DELETE", url: "/api/sample" },
        { method: "POST", url: "/api/sample" },
        undo(change.id),
      ],
    }),
    () => ({
      name: "merged both ways",
      sent: many(4, (at) => ({
        method: "POST",
        url: `/api/merchants/${at % 2 === 0 ? merchant.id : one(merchants).id}/merge`,
        payload: { into: at % 2 === 0 ? one(merchants).id : merchant.id, into_id: merchant.id },
      })),
    }),
    () => ({
      name: "a row, split and filed",
      sent: many(6, (at) => ({
        method: "PATCH",
        url: `/api/transactions/${transaction.id}`,
        payload: at % 2 === 0 ? { sub_category_id: category.id } : { note: `n ${number}` },
      })),
    }),
  ])();
};
