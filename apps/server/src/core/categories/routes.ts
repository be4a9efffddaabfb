import * as contract from "@passbook/contract/categories";
import { type Route, route } from "../../platform/http/route.ts";
import { runAct, runChange, runOnce } from "../changes/index.ts";
import { changeCategory } from "./change-category.ts";
import { createTag, deleteTag } from "./change-tags.ts";
import { createCategory } from "./create-category.ts";
import { DELETE_CATEGORY_ACT } from "./delete-category.ts";
import { getCategory, listCategories, toSubject } from "./repo.ts";

export const categoriesRoutes: readonly Route[] = [
  route(contract.listCategories, async ({ services, caller }) => ({
    data: await listCategories(services.db, caller.user_id),
  })),
  route(contract.getCategory, async ({ services, caller, params }) => ({
    data: await getCategory(services.db, caller.user_id, params.id),
  })),
  route(contract.createCategory, async (call) => {
    const { id } = await runOnce(call, (trx, author) => createCategory(trx, author, call.body));
    return { data: await getCategory(call.services.db, call.caller.user_id, id) };
  }),
  route(contract.changeCategory, async (call) => {
    const { id } = call.params;
    await runChange(
      call,
      (trx, author) => changeCategory(trx, author, { id, category: call.body.category }),
      toSubject(id),
    );
    return { data: await getCategory(call.services.db, call.caller.user_id, id) };
  }),
  route(contract.deleteCategory, async (call) => {
    const { params, query } = call;
    await runAct(call, DELETE_CATEGORY_ACT, { id: params.id, move_to: query.move_to });
  }),
  route(contract.createTag, async (call) => {
    const { params, body } = call;
    const { tag } = await runOnce(call, (trx, author) =>
      createTag(trx, author, { sub_category_id: params.id, name: body.name }),
    );
    return { data: tag };
  }),
  route(contract.deleteTag, async (call) => {
    const { params } = call;
    await runChange(call, (trx, author) =>
      deleteTag(trx, author, { sub_category_id: params.id, id: params.tag_id }),
    );
  }),
];
