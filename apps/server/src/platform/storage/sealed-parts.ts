import type { Span } from "../objects/object-store.ts";
import { SEAL_BYTES, type Secrets } from "../secrets.ts";

/** How much of a file is in memory while it is read or sent, for each who does. */
export const PART_BYTES = 256 * 1024;
const SEALED_PART_BYTES = PART_BYTES + SEAL_BYTES;

/** Whose file it is, and which. */
export type FilePlace = { readonly user_id: string; readonly id: string };

/** The number of the last part of a file of so many bytes; an empty one has a part too. */
export const lastPartOf = (size: number): number => Math.max(0, Math.ceil(size / PART_BYTES) - 1);

/** A part opens at its place alone, and only together with all others: none can be moved, left out or cut off. */
const boundTo = ({ user_id, id }: FilePlace, part: number, last: number): string =>
  `${user_id}/files/${id}/${String(part)} of ${String(last)}`;

/** Seals one part of a file. */
export const sealPart = (
  { sealBytes }: Pick<Secrets, "sealBytes">,
  place: FilePlace,
  bytes: Uint8Array,
  part: number,
): Buffer =>
  sealBytes(
    bytes.subarray(part * PART_BYTES, (part + 1) * PART_BYTES),
    boundTo(place, part, lastPartOf(bytes.length)),
  );

/** Opens one, of so many; throws where it is not that part of that file. */
export const openPart = (
  { unsealBytes }: Pick<Secrets, "unsealBytes">,
  place: FilePlace,
  sealed: Uint8Array,
  { part, last }: { readonly part: number; readonly last: number },
): Uint8Array => unsealBytes(sealed, boundTo(place, part, last));

/** Where the sealed parts from `first` up to and without `end` lie when all of a file are one behind the other. */
export const spanOfParts = (
  size: number,
  { first, end }: { readonly first: number; readonly end: number },
): Span => ({
  from: first * SEALED_PART_BYTES,
  to: Math.min(end * SEALED_PART_BYTES, size + (lastPartOf(size) + 1) * SEAL_BYTES),
});

/** Sealed parts that lie one behind the other, each for itself. */
export const splitParts = (sealed: Uint8Array): Uint8Array[] =>
  Array.from({ length: Math.ceil(sealed.length / SEALED_PART_BYTES) }, (_, index) =>
    sealed.subarray(index * SEALED_PART_BYTES, (index + 1) * SEALED_PART_BYTES),
  );
