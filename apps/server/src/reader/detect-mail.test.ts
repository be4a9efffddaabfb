import { describe, expect, test } from "vitest";
import { makeMail, makeMbox } from "../../testing/mail/make-mail.ts";
import { makeMsg } from "../../testing/mail/make-msg.ts";
import { detectMail } from "./detect-mail.ts";
import { splitMbox } from "./split-mbox.ts";

const toBytes = (text: string): Uint8Array => Buffer.from(text, "latin1");
const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString("latin1");

describe("saved mails are told by what they begin with", () => {
  test.each([
    ["a message", makeMail(), "a", "message"],
    ["one behind a byte order mark", `\u00ef\u00bb\u00bf${makeMail()}`, "a", "message"],
    ["one with lines of Unix", makeMail().replaceAll("\r\n", "\n"), "a", "message"],
    ["one with folded headers", "Received: from x\r\n\tby y\r\nFrom: a@b.example\r\n\r\nhi", "a", "message"],
    ["one without a text", "Received: from x\r\nFrom: a@b.example\r\n", "a", "message"],
    ["little, but named so", "From: a@b.example\r\nSubject: x\r\n\r\nhi", "a.eml", "message"],
    ["an mbox", makeMbox([makeMail()]), "a", "mbox"],
    ["an mbox of Thunderbird", `From - Tue Sep 29 08:00:00 2026\r\n${makeMail()}`, "a", "mbox"],
  ])("%s", (_what, bytes, name, kind) => {
    expect(detectMail(toBytes(bytes), name)).toBe(kind);
  });

  test("a message of Outlook, whatever it is called", () => {
    expect(detectMail(makeMsg({}), "statement.xls")).toBe("outlook");
  });

  test.each([
    ["nothing", "", "a.eml"],
    ["a table", "Date,Description,Amount\n2026-09-01,Old shop,-4.00\n", "a.csv"],
    ["a table called a mail", "Date,Description,Amount\n2026-09-01,Old shop,-4.00\n", "a.eml"],
    ["a table below facts", "From: 2026-01-01\nTo: 2026-01-31\nDate: 2026-02-01\n\nDate;Amount\n", "a.csv"],
    ["a text that speaks of days", "From 01.01.2026 08:00 to 31.01.2026\nAccount: 12\nDate: 1\n\n", "a.txt"],
    ["a PDF", "%PDF-1.7\nFrom: a@b.example\nReceived: x\n\n", "a.eml"],
    [
      "a page that a browser saved",
      "From: <Saved by Blink>\r\nSubject: x\r\nMIME-Version: 1.0\r\n\r\n",
      "a.mht",
    ],
    ["a workbook", `\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1${"\u0000".repeat(600)}`, "a.msg"],
  ])("but not %s", (_what, bytes, name) => {
    expect(detectMail(toBytes(bytes), name)).toBe(null);
  });
});

describe("an mbox", () => {
  test("gives its messages back byte for byte, also lines that begin like an envelope", () => {
    const messages = [
      makeMail({ subject: "one" }),
      makeMail({ subject: "two" }).replace("Please", "\r\nFrom now on, please"),
      makeMail({ subject: "three" }).replace(
        "Please",
        ">From a@b.example Tue Sep 29 08:00:00 2026\r\nPlease",
      ),
    ];
    for (const line of ["\r\n", "\n"]) {
      const own = messages.map((message) => message.replaceAll("\r\n", line));
      const mbox = splitMbox(toBytes(makeMbox(messages).replaceAll("\r\n", line)));
      expect(mbox?.count).toBe(3);
      expect(Array.from(mbox?.messages ?? [], text)).toEqual(own);
    }
  });

  test("is not cut where a text only begins like an envelope", () => {
    const message = makeMail().replace("Please", "\r\nFrom January to March\r\n\r\nFrom there on");
    expect(splitMbox(toBytes(`From - Tue Sep 29 08:00:00 2026\r\n${message}`))?.count).toBe(1);
  });

  test("U5: of nothing but lines like an envelope is given up soon", () => {
    for (const line of ["\n\nFrom \n", "\n\nFrom a@b.example at no time in 2026\n", "From ", "\nFrom "]) {
      const file = Buffer.from(line.repeat(50_000_000 / line.length));
      const begun = performance.now();
      expect(splitMbox(file)?.count ?? 0).toBe(0);
      expect(performance.now() - begun).toBeLessThan(3000);
    }
  });
});
