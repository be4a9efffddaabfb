import { expect, test } from "vitest";
import { joinPath, readInvitation, readJoin, readLinkToken } from "./use-link-token.ts";

test.each([
  ["behind the number sign", { hash: "#token=abc-1", search: "" }, "abc-1"],
  ["in the query, as links once had it", { hash: "", search: "?token=abc-2" }, "abc-2"],
  ["behind the number sign first", { hash: "#token=abc-1", search: "?token=abc-2" }, "abc-1"],
  ["nowhere", { hash: "#main", search: "?from=/" }, null],
  ["empty", { hash: "#token=", search: "" }, null],
])("the token of a link is found: %s", (_, place, token) => {
  expect(readLinkToken(place)).toBe(token);
});

test("an invitation into a book is carried from screen to screen, and by the confirming link", () => {
  expect(readInvitation({ from: joinPath("abc-1") })).toBe("abc-1");
  expect(readInvitation({ from: "/transactions#token=abc-1" })).toBeNull();
  expect(readInvitation({ from: "/join" })).toBeNull();
  expect(readInvitation(null)).toBeNull();
  expect(readJoin("#token=abc-1&join=abc-2")).toBe("abc-2");
  expect(readJoin("#token=abc-1")).toBeNull();
});
