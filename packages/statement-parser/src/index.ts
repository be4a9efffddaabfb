export { joinsPrevious } from "./proof/joins-previous.ts";
export { parseStatement } from "./parse-statement.ts";
export { readPieces } from "./read-pieces.ts";
export type { OriginalPiece, OriginalPieces, PiecesWanted } from "./read-pieces.ts";
export { toPublicJson } from "./public-json.ts";
export type { PublicFile, PublicStatement, PublicTransaction } from "./public-json.ts";
export type {
  AccountType,
  BroughtName,
  BroughtPart,
  BroughtRow,
  Culprit,
  DateOrder,
  Doubt,
  KnownLayout,
  LockedFile,
  ParsedAccount,
  ParsedFile,
  ParsedHolding,
  ParsedStatement,
  ParsedTransaction,
  ParseHints,
  PrintedFacts,
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
