import { expect, test } from "vitest";
import { scrubText, scrubValue } from "./scrub.ts";

test.each([
  ["login of asha.r@example.test failed", "login of [e-mail] failed"],
  ["to DE89 3704 0044 0532 0130 00 now", "to [account] now"],
  ["IBAN GB29NWBK60161331926819.", "IBAN [account]."],
  ["card 4111 1111 1111 1111", "card [number]"],
  ["Authorization: Bearer abc.def.ghi", "Authorization: Bearer [kept out]"],
  ['{"password":"hunter2 and more"}', '{"password":[kept out]}'],
  ["/reset-password?token=abcDEF123&x=1", "/reset-password?token=[kept out]&x=1"],
  ["eyJhbGciOi.eyJpZCI6.sig-nature", "[token]"],
  ["x-eyJhbGciOi.eyJpZCI6.sig-nature.", "x-[token]."],
  ["at main.eyJhbGciOi.part", "at main.[token]"],
  ["-ab12_cd34-ef56-gh78-ij90-kl-", "-[token]-"],
  ["by -xltm-kdYZjmJtVoMxdjCorhTFkdxlfMWkJpRqnLjhpQ", "by -[token]"],
  ["at listTransactionsOfOneMerchant (main.ts:1:2)", "at listTransactionsOfOneMerchant (main.ts:1:2)"],
  [
    "at send (file:///srv/node_modules/@fastify/static/index.js:15:12)",
    "at send (file:///srv/node_modules/@fastify/static/index.js:15:12)",
  ],
  ["a@b, asha@mail.example.test and @example.test", "a@b, [e-mail] and @example.test"],
  [
    "row 01a1f8c4-28c0-7000-9fbf-fcc3f87f9d4b is missing",
    "row 01a1f8c4-28c0-7000-9fbf-fcc3f87f9d4b is missing",
  ],
  ["TypeError: x is not a function at main.tsx:12:34", "TypeError: x is not a function at main.tsx:12:34"],
])("%s", (text, wanted) => {
  expect(scrubText(text)).toBe(wanted);
});

test("reaches into objects and lists", () => {
  expect(scrubValue({ a: ["x@example.test", 1, null], b: { c: "y" } })).toEqual({
    a: ["[e-mail]", 1, null],
    b: { c: "y" },
  });
});

const SMALL = 8000;
const TIMES = 8;
/** Work in proportion gives 8, work that grows with the square 64. */
const MOST_GROWTH = 24;
const LEAST_MS = 30;
const TRIES = 4;
const PIECES = [
  "a",
  "1",
  "eyJ-",
  "a-",
  "a@",
  "a.",
  "1-",
  "Bearer ",
  "password ",
  "token='",
  '"',
  "-",
  " ",
  "DE12",
];

const measureMs = (text: string): number => {
  const before = process.cpuUsage();
  scrubText(text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

test.each(PIECES)("a text without end of %j takes work in proportion", (piece) => {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < TRIES && least >= MOST_GROWTH; tries += 1) {
    const small_ms = measureMs(piece.repeat(SMALL / piece.length));
    const large_ms = measureMs(piece.repeat((SMALL * TIMES) / piece.length));
    least = large_ms < LEAST_MS ? 0 : Math.min(least, large_ms / small_ms);
  }
  expect(least).toBeLessThan(MOST_GROWTH);
});
