import type { Result } from "@passbook/contract/values";
import type {
  OriginalPieces,
  ParsedFile,
  ParseHints,
  PiecesWanted,
  Refusal,
} from "@passbook/statement-parser";
import type { Said } from "@passbook/contract/sentences/sentence";

/** What a saved message holds; `sender` is empty when it does not name exactly one. */
export type SavedMail = {
  readonly sender: string;
  readonly subject: string;
  /** Message-ID, where it has one. */
  readonly message_id: string | null;
  /** When it says it was sent (ISO 8601, UTC). */
  readonly sent_at: string | null;
  readonly attachments: readonly { readonly file_name: string; readonly bytes: Uint8Array }[];
  /** The beginning of what it says, with the links of HTML written out; empty where it has attachments. */
  readonly text: string;
  /** What it says of the password of its files, if anything. */
  readonly password_hint: string | null;
};

/** Keys of signatures by the names under which they stand, as a name server answers them; null where it did not. */
export type SignatureKeys = Readonly<Record<string, readonly (readonly string[])[] | null>>;

/** What was found of the signatures (DKIM) of a message. */
export type MailSignatures = {
  readonly signatures: readonly {
    /** A result of RFC 8601. */
    readonly result: string;
    readonly domain: string;
    /** It is of the domain that the message says it is from. */
    readonly is_aligned: boolean;
    /** It leaves nothing of the message out. */
    readonly is_whole: boolean;
    /** Its key was found. */
    readonly has_key: boolean;
  }[];
  /** Addresses of From, of so many lines. */
  readonly from: readonly string[];
  readonly from_lines: number;
};

/** What a reader child can be asked to do with hostile bytes. */
export type ReaderTask =
  | { readonly kind: "parse"; readonly bytes: Uint8Array; readonly hints: ParseHints }
  | { readonly kind: "scan"; readonly bytes: Uint8Array; readonly hints: ParseHints }
  | { readonly kind: "pieces"; readonly bytes: Uint8Array; readonly wanted: PiecesWanted }
  | { readonly kind: "mail"; readonly bytes: Uint8Array }
  | { readonly kind: "signatures"; readonly bytes: Uint8Array; readonly keys: SignatureKeys };

/** What each kind of task answers. */
export type ReaderAnswers = {
  parse: ParsedFile;
  scan: ParsedFile;
  pieces: OriginalPieces;
  mail: SavedMail;
  signatures: MailSignatures;
};

/** A child that ended before it answered: not the file's own refusal, so trying again may help. */
export type ReaderFault = Said & {
  readonly code: "reader_crashed" | "reader_too_slow" | "reader_too_large";
};

/** A file at which the reader itself failed; `frames` say where, for whoever mends it. */
export type Unreadable = Refusal & { readonly frames: readonly string[] };

/** What comes back for a task: its answer, a refusal of the file, or the fault of a child. */
export type ReaderResult<K extends keyof ReaderAnswers> = Result<
  ReaderAnswers[K],
  Refusal | Unreadable | ReaderFault
>;

/**
 * Messages from child to parent: ready for work, a page of a scan is done, some rows of a statement as JSON, or the answer with the
 * processor time used so far.
 */
export type ChildMessage =
  | { readonly ready: true }
  | { readonly page: number }
  | { readonly statement: number; readonly rows: string }
  | { readonly answer: Result<unknown, Refusal | Unreadable>; readonly cpu_ms: number };

/** How a child ends that was refused memory outside a task, such as for the bytes of one. */
export const OUT_OF_MEMORY_EXIT = 70;

/** True for the fault of a child, false for the refusal of a file. */
export const isReaderFault = (error: Refusal | Unreadable | ReaderFault): error is ReaderFault =>
  error.code === "reader_crashed" || error.code === "reader_too_slow" || error.code === "reader_too_large";
