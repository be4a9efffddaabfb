import { takeMail } from "../../src/core/statement-sources/mail/receive-mail.ts";
import { STATEMENT_WORK } from "../../src/core/statements/index.ts";
import { workUntilIdle } from "../../src/platform/leases/leases.ts";
import { createAllowedSender } from "@passbook/contract/statement-sources";
import type { TestServer } from "../harness.ts";
import type { TestPerson } from "../people.ts";
import { writeBankMail } from "./bank-mail.ts";

type Attached = { readonly filename: string; readonly content: string | Buffer; readonly text?: string };

const SIGNED = { dkim: "pass", spf: "pass", dmarc: "pass", is_signed: true } as const;

/** A bank whose mails are forwarded to a person by themselves. */
export const allowBank = (person: TestPerson) =>
  person.call(createAllowedSender, { body: { pattern: "*@rhein-bank.example" } });

/** Forwards a mail of that bank with these files to a person, without having them read. */
export const forwardFiles = async (
  server: Pick<TestServer, "services">,
  { user_id }: Pick<TestPerson, "user_id">,
  attachments: readonly Attached[],
): Promise<void> => {
  const said = attachments.flatMap(({ text }) => text ?? []);
  const bytes = await writeBankMail({
    attachments: attachments.map(({ filename, content }) => ({ filename, content })),
    ...(said.length === 0 ? {} : { text: said.join("\n\n") }),
  });
  await takeMail(server.services, user_id, bytes, {
    way: "forwarded",
    authentication: SIGNED,
    signature: { state: "holds", domain: null },
  });
};

/** The same, and has them read. */
export const letArrive = async (
  server: TestServer,
  person: TestPerson,
  ...attachments: readonly Attached[]
): Promise<void> => {
  await forwardFiles(server, person, attachments);
  await workUntilIdle(server.services, [STATEMENT_WORK]);
};
