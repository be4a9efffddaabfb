import { isDiskFull } from "@passbook/db/faults";
import { Problem } from "../../../platform/problem.ts";
import type { Services } from "../../../platform/services.ts";
import { isStorageLimit } from "../../../platform/storage/storage-limit.ts";
import { TooMuchWaits } from "../mail/keep-waiting.ts";

/** What a mail server is told: 4xx and it tries again later, 5xx and it gives up; the enhanced code is of RFC 3463. */
export class SmtpRefusal extends Error {
  readonly responseCode: number;
  constructor(code: number, said: string) {
    super(said);
    this.name = "SmtpRefusal";
    this.responseCode = code;
  }
}

const LATER = 451;
const NO_ROOM = 452;
const TOO_OFTEN = 450;

const CUT: ReadonlySet<unknown> = new Set(["ECONNECTION", "ERR_STREAM_PREMATURE_CLOSE"]);
const isCut = (error: unknown): boolean => error instanceof Error && "code" in error && CUT.has(error.code);

/** What of an error a mail server is told: all that may pass by itself is for later, so that nothing is lost. */
export const toSmtpRefusal = ({ log }: Pick<Services, "log">, error: unknown): SmtpRefusal => {
  if (error instanceof SmtpRefusal) return error;
  if (error instanceof TooMuchWaits || isStorageLimit(error))
    return new SmtpRefusal(NO_ROOM, "4.2.2 There is no room for it; try again later");
  if (isDiskFull(error)) return new SmtpRefusal(NO_ROOM, "4.3.1 There is no room here; try again later");
  if (error instanceof Problem && (error.status === 429 || error.code === "uploads_full"))
    return new SmtpRefusal(TOO_OFTEN, "4.7.0 Too much at a time; try again later");
  if (isCut(error)) return new SmtpRefusal(LATER, "4.4.2 The line was cut");
  log.warn({ err: error }, "a mail was not taken in");
  return new SmtpRefusal(LATER, "4.3.0 It could not be taken in; try again later");
};
