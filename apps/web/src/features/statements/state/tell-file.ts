import type { Statement } from "@passbook/contract/statements";

/** The file a statement was read from, and in an archive its own file there. */
export const tellFile = ({ file_name, file_part }: Pick<Statement, "file_name" | "file_part">): string =>
  file_part?.name == null ? file_name : `${file_name}: ${file_part.name}`;
