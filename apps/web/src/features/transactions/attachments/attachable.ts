import { ATTACHMENT_TYPES } from "@passbook/contract/transactions";

/** What a choice of files offers. */
export const ACCEPT = ATTACHMENT_TYPES.join(",");

const PAPER = /^(?:image\/|application\/pdf$)/;
const PHOTO_NAME = /\.hei[cf]$/i;

/** Whether a file looks like a receipt: a picture of whatever kind (the server says which it takes), or a PDF. */
export const isPaper = ({ name, type }: Pick<File, "name" | "type">): boolean =>
  PAPER.test(type) || PHOTO_NAME.test(name);
