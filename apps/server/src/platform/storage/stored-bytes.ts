import type { Secrets } from "../secrets.ts";

/** Where bytes are kept whole. */
type Place = { readonly table: "files" | "received_mails"; readonly user_id: string; readonly id: string };

const boundTo = ({ table, user_id, id }: Place): string => `${user_id}/${table}/${id}`;

/** The columns that keep bytes sealed for the row they belong to: moved to another row or person, they open no more. */
export const toStored = (
  { secrets }: { readonly secrets: Pick<Secrets, "sealBytes"> },
  place: Place,
  bytes: Uint8Array,
): { bytes: Uint8Array; sealed: number } => ({
  bytes: secrets.sealBytes(bytes, boundTo(place)),
  sealed: 1,
});

/** The bytes as they came; those from before they were sealed are kept as they are until their turn. */
export const fromStored = (
  { secrets }: { readonly secrets: Pick<Secrets, "unsealBytes"> },
  place: Place,
  { bytes, sealed }: { bytes: Uint8Array; sealed: number },
): Uint8Array => (sealed === 1 ? secrets.unsealBytes(bytes, boundTo(place)) : bytes);
