import type { moveIn } from "@passbook/contract/move-in";
import type { BodyOf } from "@passbook/contract/endpoint";

type Body = BodyOf<typeof moveIn>;

/** What a person chose for names that are not kept yet: they come with the rows that have them. */
export type NamesToTake = Pick<Body, "tags" | "notes" | "parts"> & {
  readonly names: NonNullable<Body["names"]>;
};
