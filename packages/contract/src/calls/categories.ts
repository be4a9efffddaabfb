import * as z from "zod/mini";
import { CATEGORY_ICONS } from "../values/category-icons.ts";
import { endpoint } from "../endpoint.ts";
import { color, id, many, name, one, version } from "../fields.ts";
import { textOf } from "../sentences/fields.ts";

export const icon = z.enum(CATEGORY_ICONS, textOf("choose_icon"));

export const tag = z.strictObject({ id, name: z.string() });
export type Tag = z.output<typeof tag>;

export const subCategory = z.strictObject({
  id,
  name: z.string(),
  icon: z.string(),
  reserved: z.boolean(),
  is_investment: z.boolean(),
  is_income: z.boolean(),
  tags: z.array(tag),
  parent_id: id,
  transaction_count: z.int(),
  /** Transactions that likely belong here and wait for a word; none where such are not counted. */
  likely_count: z.int(),
  version,
});
export type SubCategory = z.output<typeof subCategory>;

export const category = z.strictObject({
  id,
  name: z.string(),
  icon: z.string(),
  /** Index into the chart palette, 1 to 12, kept for life. */
  color,
  reserved: z.boolean(),
  is_investment: z.boolean(),
  is_income: z.boolean(),
  sub_categories: z.array(subCategory),
  version,
});
export type Category = z.output<typeof category>;

/** A parent category, or a sub-category when it says `parent_id`. */
export const newCategory = z.strictObject({
  name: name(60),
  icon: z.optional(icon),
  is_investment: z.optional(z.boolean()),
  is_income: z.optional(z.boolean()),
  parent_id: z.optional(z.nullable(id)),
});
export const categoryChange = z.strictObject({
  category: z.strictObject({
    name: z.optional(name(60)),
    icon: z.optional(icon),
    color: z.optional(color),
    is_investment: z.optional(z.boolean()),
    is_income: z.optional(z.boolean()),
    parent_id: z.optional(z.nullable(id)),
  }),
});

const params = z.strictObject({ id });
const categoryOrSub = z.union([category, subCategory]);

export const listCategories = endpoint({
  id: "list_categories",
  method: "GET",
  path: "/api/categories",
  summary: "Your categories with their sub-categories and tags",
  answer: many(category),
});
export const getCategory = endpoint({
  id: "get_category",
  method: "GET",
  path: "/api/categories/{id}",
  summary: "One of your categories or sub-categories",
  params,
  answer: one(categoryOrSub),
});
export const createCategory = endpoint({
  id: "create_category",
  room: "takes",
  method: "POST",
  repeatable: true,
  path: "/api/categories",
  summary: "Create a category or a sub-category",
  body: newCategory,
  answer: one(categoryOrSub),
  address: ({ answer }) => `/api/categories/${answer.data.id}`,
});
export const changeCategory = endpoint({
  id: "change_category",
  method: "PATCH",
  path: "/api/categories/{id}",
  versioned: true,
  summary: "Change or move a category",
  params,
  body: categoryChange,
  answer: one(categoryOrSub),
});
/** One in use is refused (409 `in_use`) unless `move_to` names the sub-category that takes its transactions. */
export const deleteCategory = endpoint({
  id: "delete_category",
  method: "DELETE",
  path: "/api/categories/{id}",
  versioned: true,
  summary: "Delete a category or sub-category",
  params,
  query: z.strictObject({ move_to: z.optional(id) }),
});
export const createTag = endpoint({
  id: "create_tag",
  room: "takes",
  method: "POST",
  repeatable: true,
  path: "/api/categories/{id}/tags",
  summary: "Add a tag to a sub-category",
  params,
  body: z.strictObject({ name: name(40) }),
  answer: one(tag),
  status: 200,
});
export const deleteTag = endpoint({
  id: "delete_tag",
  method: "DELETE",
  path: "/api/categories/{id}/tags/{tag_id}",
  summary: "Delete a tag",
  params: z.strictObject({ id, tag_id: id }),
});
