import { parseArgs } from "node:util";

/** What a command says that is about one person, `E-MAIL [--json]`; null where it says something else. */
export const readEmailWish = (args: readonly string[]): { email: string; json: boolean } | null => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: "boolean" } },
    });
    const [, email, ...more] = positionals;
    return email === undefined || more.length > 0 ? null : { email, json: values.json ?? false };
  } catch {
    return null;
  }
};
