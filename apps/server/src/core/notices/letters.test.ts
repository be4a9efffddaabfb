import { expect, test } from "vitest";
import { speakTo } from "../../common/index.ts";
import { hideNumbers, type News, writeNotice } from "./letters.ts";

test.each([
  ["Rhein Bank 4471", "Rhein Bank 4471"],
  ["DE89 3704 0044 0532 0130 00", "DE…3000"],
  ["Savings 12345678/5407324931", "Savings …4931"],
  ["Card 4111-1111-1111-1111 (old)", "Card …1111 (old)"],
  ["Rent\n2026", "Rent 2026"],
])("of the numbers in a name (%s) the last four digits are told at most", (name, told) => {
  expect(hideNumbers(name)).toBe(told);
});

test("a long list ends with how many more there are", () => {
  const one: News = {
    subject: "a",
    account: null,
    month: null,
    day: "2026-11-03",
    is_proved: false,
    stopped_host: null,
  };
  const news = Array.from({ length: 25 }, () => one);
  const letter = writeNotice(
    { recipient: "asha@example.test", user_id: "a" },
    { kind: "needs_password", news, origin: "https://passbook.example", token: "t" },
  );
  const mail = letter.write(speakTo({ language: "en", locale: "en-GB" }));
  expect(mail.subject).toBe("25 statements need a password");
  expect(mail.list).toHaveLength(21);
  expect(mail.list?.[0]).toBe("A statement, came on 3 November 2026");
  expect(mail.list?.at(-1)).toBe("and 5 more");
});
