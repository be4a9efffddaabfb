import { localeOfWords } from "@passbook/contract/languages";
import type { Db } from "@passbook/db/dialect";

/** The locale in which a person writes months and days: of their language, in the place of their formats. */
export const findSearchLocale = async (db: Db, user_id: string): Promise<string> => {
  const { language, locale } = await db
    .selectFrom("users")
    .select(["language", "locale"])
    .where("id", "=", user_id)
    .executeTakeFirstOrThrow();
  return localeOfWords(language, locale);
};
