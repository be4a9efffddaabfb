import type { SMTPServerSession } from "smtp-server";
import { networkOf, plainAddress } from "../../../platform/http/callers/client-address.ts";
import type { Services } from "../../../platform/services.ts";
import { makeFloodGate } from "./flood-gate.ts";

/** What is known of a line to a mail server: where it is, whose mail it brings, and what it did so far. */
export type SmtpLine = {
  readonly address: string;
  owner: string | null;
  mails: number;
  unknown: number;
};

type Session = Pick<SMTPServerSession, "id" | "remoteAddress">;

export type SmtpLines = {
  /** False for one too many, which is sent away. */
  readonly enter: (session: Session) => boolean;
  readonly find: (id: string) => SmtpLine | undefined;
  readonly leave: (session: Session) => void;
};

/** Longer than a message of the largest size takes over a slow line. */
const LONGEST_LINE_MS = 15 * 60_000;

/** The lines that are open; `cut` ends one that is so for too long. */
export const makeSmtpLines = (
  { clock }: Pick<Services, "clock">,
  cut: (session: Session) => void,
): SmtpLines => {
  const gate = makeFloodGate(() => Date.parse(clock.now()));
  const lines = new Map<string, SmtpLine & { readonly deadline: NodeJS.Timeout }>();
  return {
    enter: (session) => {
      const address = plainAddress(session.remoteAddress);
      if (!gate.enter(networkOf(address))) return false;
      const deadline = setTimeout(() => cut(session), LONGEST_LINE_MS).unref();
      lines.set(session.id, { address, owner: null, mails: 0, unknown: 0, deadline });
      return true;
    },
    find: (id) => lines.get(id),
    leave: ({ id }) => {
      const line = lines.get(id);
      if (line === undefined) return;
      lines.delete(id);
      clearTimeout(line.deadline);
      gate.leave(networkOf(line.address));
    },
  };
};
