export { parseStatement } from "./parse-statement.ts";
export { readPages } from "./read-pages.ts";
export type { Box, Word, WordPage } from "./decode/page-words.ts";
export type { PageRange } from "./decode/pdf/read-pages.ts";
export { readTextLines } from "./read-text-lines.ts";
export { toPublicJson } from "./public-json.ts";
export type { PublicFile, PublicStatement, PublicTransaction } from "./public-json.ts";
export type {
  AccountType,
  Culprit,
  DateOrder,
  KnownLayout,
  ParsedAccount,
  ParsedFile,
  ParsedStatement,
  ParsedTransaction,
  ParseHints,
  Problem,
  Proof,
  ProofCheck,
  Question,
  Refusal,
  RefusalCode,
  Repair,
  RowChange,
  StatementFormat,
  Verdict,
} from "./parsed-file.ts";
