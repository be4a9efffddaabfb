import { setTimeout as sleep } from "node:timers/promises";
import { listCategories } from "@passbook/contract/categories";
import { listChanges, undoChange } from "@passbook/contract/changes";
import {
  correctStatement,
  deleteStatement,
  getStatement,
  listStatements,
  rereadStatement,
} from "@passbook/contract/statements";
import { changeTransactions } from "@passbook/contract/transactions";
import { assignVendors, listVendors } from "@passbook/contract/vendors";
import type { TestPerson } from "../../apps/server/testing/people.ts";

const LOOK_EVERY_MS = 20;

/** What a person does with all rows of the one statement that they have, in order; each ends when it is done. */
export const makeLargeActs = async (
  person: TestPerson,
): Promise<readonly (readonly [name: string, act: () => Promise<unknown>])[]> => {
  const [statement] = (await person.call(listStatements, { query: {} })).answer.data;
  const params = { id: statement?.id ?? "" };
  const read = async () => (await person.call(getStatement, { params })).answer.data;
  const [category] = (await person.call(listCategories)).answer.data.flatMap(
    ({ sub_categories }) => sub_categories,
  );
  const undoLast = async (): Promise<void> => {
    const [last] = (await person.call(listChanges, { query: { limit: 1 } })).answer.data;
    await person.call(undoChange, { params: { id: last?.id ?? "" } });
  };
  return [
    [
      "all rows filed at once",
      () =>
        person.call(changeTransactions, {
          body: { filter: {}, change: { sub_category_id: category?.id ?? "" } },
        }),
    ],
    ["undo of that", undoLast],
    [
      "all vendors to one merchant",
      async () => {
        const vendors = (await person.call(listVendors, { query: { limit: 500, sort: "count" } })).answer
          .data;
        const ids = vendors.map(({ id }) => id);
        await person.call(assignVendors, { body: { ids, merchant_name: "Market" } });
      },
    ],
    ["undo of that", undoLast],
    [
      "one row corrected",
      () =>
        person.call(correctStatement, { params, body: { changes: [{ op: "set", row: 5, amount: -4321 }] } }),
    ],
    [
      "read again",
      async () => {
        const { version } = await read();
        await person.call(rereadStatement, { params });
        while ((await read()).version === version) await sleep(LOOK_EVERY_MS);
      },
    ],
    ["statement deleted", () => person.call(deleteStatement, { params })],
    ["undo of that", undoLast],
  ];
};
