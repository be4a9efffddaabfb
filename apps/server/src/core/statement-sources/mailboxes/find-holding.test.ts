import type { MessageStructureObject } from "imapflow";
import { expect, test } from "vitest";
import { findHolding } from "./find-holding.ts";

const of = (type: string, own: Partial<MessageStructureObject> = {}): MessageStructureObject => ({
  type,
  ...own,
});
const attached = (type: string, filename?: string, size = 50_000): MessageStructureObject =>
  of(type, {
    disposition: "attachment",
    size,
    ...(filename === undefined ? {} : { dispositionParameters: { filename } }),
  });
const mail = (...childNodes: MessageStructureObject[]): MessageStructureObject =>
  of("multipart/mixed", { childNodes: [of("text/plain"), ...childNodes] });

test("a part is a statement by its kind or name, and unknown where only its content tells", () => {
  expect(findHolding(mail(attached("application/pdf")))).toBe("statement");
  expect(findHolding(mail(attached("application/octet-stream", "May.PDF")))).toBe("statement");
  for (const part of [
    attached("application/octet-stream", "Kontoauszug"),
    attached("application/octet-stream"),
    attached("application/octet-stream", "statement.dat"),
    attached("image/jpeg", "statement.jpg"),
    attached("text/plain"),
    of("message/rfc822"),
  ])
    expect(findHolding(mail(part))).toBe("unknown");
});

test("letters, what they show, cards, calendars and signatures are none", () => {
  expect(findHolding(undefined)).toBe("nothing");
  expect(findHolding(of("text/html"))).toBe("nothing");
  for (const part of [
    of("image/png", { disposition: "inline", size: 90_000 }),
    { ...attached("image/png", "logo.png"), id: "<logo>" },
    attached("image/png", "icon.png", 4000),
    attached("application/pgp-signature", "signature.asc"),
    attached("application/pkcs7-signature", "smime.p7s"),
    attached("text/calendar", "visit.ics"),
  ])
    expect(findHolding(mail(part))).toBe("nothing");
});
