/** The only place where bytes from outside are decoded: child processes under limits, and the pool that runs them. */
export { detectMail } from "./detect-mail.ts";
export { makeReader, type Reader } from "./make-reader.ts";
export { splitMbox } from "./split-mbox.ts";
export {
  isReaderFault,
  type MailSignatures,
  type ReaderResult,
  type SavedMail,
  type SignatureKeys,
} from "./tasks.ts";
