import type { SubCategory, Tag } from "@passbook/contract/categories";

type Tagged = Pick<SubCategory, "name" | "tags">;

/** A tag, the sub-category whose it is, and its name as it is told apart from others: one may stand under several. */
export type FoundTag<Sub extends Tagged = SubCategory> = {
  readonly tag: Tag;
  readonly sub: Sub;
  readonly full_name: string;
};

/** The tags of sub-categories by their ids. */
export const tellTags = <Sub extends Tagged>(subs: readonly Sub[]): ReadonlyMap<string, FoundTag<Sub>> => {
  const all = subs.flatMap((sub) => sub.tags.map((tag) => ({ tag, sub })));
  const alike = Map.groupBy(all, ({ tag }) => tag.name.toLowerCase());
  return new Map(
    all.map(({ tag, sub }) => {
      const is_alone = alike.get(tag.name.toLowerCase())?.length === 1;
      return [tag.id, { tag, sub, full_name: is_alone ? tag.name : `${tag.name} (${sub.name})` }];
    }),
  );
};
