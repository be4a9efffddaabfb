import { expect, test } from "vitest";
import { toTyped, withUsername } from "./typed-mailbox.ts";

const EMPTY = toTyped(null, "2026-11-27");
const type = (words: string, typed = EMPTY) =>
  Array.from(words, (_, index) => words.slice(0, index + 1)).reduce(withUsername, typed);

test.each([
  ["joe@web.de", "imap.web.de"],
  ["joe@web.dev", ""],
  ["joe@gmail.company", ""],
  ["joe@me.community", ""],
  ["joe@gmx.net", "imap.gmx.net"],
])("the server of %s is %j, whatever the address was on the way there", (address, host) => {
  expect(type(address).host).toBe(host);
});

test("another address brings another server, and none where none is known", () => {
  const first = type("joe@gmail.com");
  expect(withUsername(first, "joe@yahoo.com").host).toBe("imap.mail.yahoo.com");
  expect(withUsername(first, "joe@example.test").host).toBe("");
});

test("a server that was typed stays, whatever address is typed after it", () => {
  const typed = { ...EMPTY, host: "mail.example.test", port: "143", security: "starttls" } as const;
  expect(type("joe@gmail.com", typed)).toMatchObject({ host: "mail.example.test", port: "143" });
});
