/** Categories: what others need of them, from the starter taxonomy to checking a sub-category a body names. */
export { makeCategory } from "./create-category.ts";
export { createStarterCategories } from "./create-starter-categories.ts";
export { translateCategories } from "./translate-categories.ts";
export { DELETE_CATEGORY_ACT } from "./delete-category.ts";
export { type FlowKind, toFlowKind, toFlowKinds } from "./flow-kinds.ts";
export { toNameKey } from "./name-key.ts";
export { checkSubCategories, getSubCategoryRow, listCategories, listCategoryRows } from "./repo.ts";
