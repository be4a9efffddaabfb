import {
  type Category,
  changeCategory,
  createCategory,
  createTag,
  deleteCategory,
  deleteTag,
  listCategories,
  type SubCategory,
} from "@passbook/contract/categories";
import { undoChange } from "@passbook/contract/changes";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../testing/harness.ts";
import { type Ledger, makeLedger } from "../../../testing/ledger.ts";
import { signUp, type TestPerson } from "../../../testing/people.ts";
import { refusalOf } from "../../../testing/refused.ts";
import { readState } from "../../../testing/rows.ts";

let server: TestServer;
let asha: TestPerson;
let ben: TestPerson;
let ledger: Ledger;
beforeAll(async () => {
  server = await startTestServer();
  asha = await signUp(server, "Asha Rao");
  ben = await signUp(server, "Ben Cole");
  ledger = await makeLedger(server, asha);
});
afterAll(() => server.close());

const list = async (person = asha): Promise<Category[]> => (await person.call(listCategories)).answer.data;
const createParent = async (name: string): Promise<string> =>
  (await asha.call(createCategory, { body: { name } })).answer.data.id;
const createSub = async (parent_id: string, name: string): Promise<SubCategory> =>
  (await asha.call(createCategory, { body: { parent_id, name } })).answer.data as SubCategory;

test("a new person starts with about 20 categories and 80 sub-categories, three of them reserved", async () => {
  const categories = await list(ben);
  expect(categories.length).toBeGreaterThanOrEqual(18);
  expect(categories.flatMap((category) => category.sub_categories).length).toBeGreaterThanOrEqual(75);
  expect(categories.filter((category) => category.reserved).map((category) => category.name)).toEqual([
    "Transfers",
    "Cash",
    "Uncategorised",
  ]);
});

test("a category and a sub-category under it are created, listed, and can be undone", async () => {
  const id = await createParent("Side projects");
  const { answer, change_id } = await asha.call(createCategory, {
    body: { parent_id: id, name: "Servers", icon: "cloud" },
  });
  expect(answer.data).toMatchObject({ name: "Servers", icon: "cloud", parent_id: id, tags: [] });
  const made = (await list()).find((category) => category.id === id);
  expect(made?.sub_categories.map((sub) => sub.name)).toEqual(["Servers"]);
  await asha.call(undoChange, { params: { id: change_id ?? "" } });
  expect((await list()).find((category) => category.id === id)?.sub_categories).toEqual([]);
});

test("names are unique per level without regard to case and spacing", async () => {
  await createParent("Boat");
  const refused = await refusalOf(asha.call(createCategory, { body: { name: "  bOAT " } }));
  expect(refused).toMatchObject({ status: 409, code: "name_taken" });
  expect(refused.fields["name"]).toContain("already");
  const id = await createParent("Boats");
  expect(
    await refusalOf(asha.call(changeCategory, { params: { id }, body: { category: { name: "BOAT" } } })),
  ).toMatchObject({ status: 409, code: "name_taken" });
  await expect(createSub(id, "Boat")).resolves.toMatchObject({ name: "Boat" });
});

test("an empty name is refused and named", async () => {
  const refused = await refusalOf(asha.call(createCategory, { body: { name: " " } }));
  expect(refused).toMatchObject({ status: 422, fields: { name: "Enter a name." } });
});

test("a parent's meaning goes to new sub-categories and follows when it changes", async () => {
  const id = await createParent("Vault");
  const before = await createSub(id, "Bars");
  expect(before.is_investment).toBe(false);
  await asha.call(changeCategory, { params: { id }, body: { category: { is_investment: true } } });
  const vault = (await list()).find((category) => category.id === id);
  expect(vault?.sub_categories[0]?.is_investment).toBe(true);
  expect((await createSub(id, "Coins")).is_investment).toBe(true);
  const both = await refusalOf(
    asha.call(changeCategory, { params: { id }, body: { category: { is_income: true } } }),
  );
  expect(both).toMatchObject({ status: 422, fields: { is_income: expect.any(String) as string } });
});

test("a sub-category moves to another category, a category with sub-categories does not", async () => {
  const from = await createParent("From");
  const to = await createParent("To");
  const sub = await createSub(from, "Mover");
  const { answer } = await asha.call(changeCategory, {
    params: { id: sub.id },
    body: { category: { parent_id: to } },
  });
  expect(answer.data).toMatchObject({ parent_id: to });
  expect(
    await refusalOf(
      asha.call(changeCategory, { params: { id: to }, body: { category: { parent_id: from } } }),
    ),
  ).toMatchObject({ status: 409, code: "has_sub_categories" });
  expect(
    await refusalOf(
      asha.call(changeCategory, { params: { id: sub.id }, body: { category: { parent_id: null } } }),
    ),
  ).toMatchObject({ status: 422, fields: { parent_id: expect.any(String) as string } });
});

test("reserved ones keep their name and cannot be deleted, but take another icon", async () => {
  const transfers = (await list()).find((category) => category.name === "Transfers");
  const id = transfers?.id ?? "";
  const rename = asha.call(changeCategory, { params: { id }, body: { category: { name: "Moves" } } });
  expect(await refusalOf(rename)).toMatchObject({ status: 409, code: "reserved" });
  expect(await refusalOf(asha.call(deleteCategory, { params: { id } }))).toMatchObject({ code: "reserved" });
  await asha.call(changeCategory, {
    params: { id },
    body: { category: { icon: "repeat", name: "Transfers" } },
  });
});

test("no reserved category takes a sub-category, neither a new one nor one that moves", async () => {
  const sub = await createSub(await createParent("Movers"), "Mover");
  const reserved = (await list()).filter((category) => category.reserved);
  expect(reserved).toHaveLength(3);
  for (const { id: parent_id } of reserved) {
    const calls = [
      asha.call(createCategory, { body: { name: "X", parent_id } }),
      asha.call(changeCategory, { params: { id: sub.id }, body: { category: { parent_id } } }),
    ];
    for (const refused of await Promise.all(calls.map(refusalOf)))
      expect(refused).toMatchObject({
        status: 409,
        code: "reserved",
        fields: { parent_id: expect.any(String) as string },
      });
  }
});

test("one in use is deleted only with a place for its transactions, and all of it comes back with undo", async () => {
  const id = await createParent("Rabbits");
  const food = await createSub(id, "Pet food");
  const vet = await createSub(id, "Vet");
  const tag = await asha.call(createTag, { params: { id: food.id }, body: { name: "bulk" } });
  const transaction_id = await ledger.add({ sub_category_id: food.id });
  await server.services.db
    .insertInto("transaction_tags")
    .values({ user_id: asha.user_id, transaction_id, tag_id: tag.answer.data.id })
    .execute();
  const refused = await refusalOf(asha.call(deleteCategory, { params: { id } }));
  expect(refused).toMatchObject({ status: 409, code: "in_use" });
  expect(refused.message).toContain("1 transaction");
  expect(
    await refusalOf(asha.call(deleteCategory, { params: { id }, query: { move_to: vet.id } })),
  ).toMatchObject({ status: 404, fields: { move_to: expect.any(String) as string } });

  const before = await readState(server.services.db, asha.user_id);
  const target = ledger.sub("groceries.supermarket");
  const { change_id } = await asha.call(deleteCategory, { params: { id }, query: { move_to: target } });
  const categories = await list();
  expect(categories.some((category) => category.id === id)).toBe(false);
  const supermarket = categories
    .flatMap((category) => category.sub_categories)
    .find((sub) => sub.id === target);
  expect(supermarket).toMatchObject({ transaction_count: 1, tags: [{ name: "bulk" }] });
  await asha.call(undoChange, { params: { id: change_id ?? "" } });
  expect(await readState(server.services.db, asha.user_id)).toEqual(before);
});

test("a tag is added once per sub-category and deleted", async () => {
  const sub = await createSub(await createParent("Tagged"), "Sub");
  const response = await asha.send({
    method: "POST",
    url: `/api/categories/${sub.id}/tags`,
    payload: { name: "work" },
  });
  expect(response.statusCode).toBe(200);
  const tag_id = response.json<{ data: { id: string } }>().data.id;
  expect(
    await refusalOf(asha.call(createTag, { params: { id: sub.id }, body: { name: "Work" } })),
  ).toMatchObject({ status: 409, code: "name_taken" });
  const gone = await asha.send({ method: "DELETE", url: `/api/categories/${sub.id}/tags/${tag_id}` });
  expect(gone.statusCode).toBe(204);
  expect(await refusalOf(asha.call(deleteTag, { params: { id: sub.id, tag_id } }))).toMatchObject({
    status: 404,
  });
  expect(
    await refusalOf(asha.call(createTag, { params: { id: sub.parent_id }, body: { name: "w" } })),
  ).toMatchObject({ status: 404 });
});

test("another person's category does not exist", async () => {
  const id = await createParent("Hers");
  const sub = await createSub(id, "Own");
  const calls = [
    ben.call(changeCategory, { params: { id }, body: { category: { name: "His" } } }),
    ben.call(deleteCategory, { params: { id } }),
    ben.call(createCategory, { body: { name: "Below", parent_id: id } }),
    ben.call(createTag, { params: { id: sub.id }, body: { name: "t" } }),
  ];
  for (const refused of await Promise.all(calls.map(refusalOf)))
    expect(refused).toMatchObject({ status: 404, code: "not_found" });
});
