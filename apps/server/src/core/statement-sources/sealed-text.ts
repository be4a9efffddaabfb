import type { Services } from "../../platform/services.ts";

type Sealing = Pick<Services, "secrets">;
/** What holds what opens it, as `sealed`. */
type Source = "mailboxes" | "bank_connections";
type Whose = { readonly user_id: string; readonly id: string };

/** What a text is sealed for: moved to another row or person, it opens no more. */
const placeOf = (source: Source, { user_id, id }: Whose): string => `${user_id}/${source}/${id}`;

/** What opens a source, such as its password, as its row keeps it. */
export const sealText = ({ secrets }: Sealing, source: Source, whose: Whose, text: string): string =>
  secrets.seal(Buffer.from(text), placeOf(source, whose));

export const unsealText = (
  { secrets }: Sealing,
  source: Source,
  row: Whose & { readonly sealed: string },
): string => Buffer.from(secrets.unseal(row.sealed, placeOf(source, row))).toString("utf8");
