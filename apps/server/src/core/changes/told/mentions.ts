import type { Renamed } from "@passbook/contract/search";
import type { Db } from "@passbook/db/dialect";
import { getRegistered, type Replacements } from "./changing.ts";
import type { Edit } from "./edits.ts";

const listMentions = () => getRegistered().features.flatMap(({ mentions }) => mentions ?? []);

/** The edits after which all that mentions things which go speaks of what takes their place. */
export const replaceMentioned = async (
  trx: Db,
  user_id: string,
  replacements: Replacements,
): Promise<Edit[]> => {
  const edits: Edit[] = [];
  for (const { replace } of listMentions()) edits.push(...(await replace(trx, user_id, replacements)));
  return edits;
};

/** The edits after which all that names things by words finds those that have other names. */
export const renameMentioned = async (
  trx: Db,
  user_id: string,
  renamed: readonly Renamed[],
): Promise<Edit[]> => {
  const edits: Edit[] = [];
  for (const { rename } of listMentions()) edits.push(...((await rename?.(trx, user_id, renamed)) ?? []));
  return edits;
};

/** How much would fall without these things, since it is about them alone. */
export const countFalling = async (trx: Db, user_id: string, ids: readonly string[]): Promise<number> => {
  let falling = 0;
  for (const mentions of listMentions()) falling += await mentions.countFalling(trx, user_id, ids);
  return falling;
};
