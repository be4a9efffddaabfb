import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import { isolatePlaces } from "./isolate-places.ts";

test("what stands at a place is kept apart from the words around it, within plurals too", () => {
  const messages = isolatePlaces({
    plain: "نص",
    file: ["قُرئ ", ["name"], "."],
    rows: [["count", "plural", { one: ["صف في ", ["name"]], other: ["#", " صفوف في ", ["name"]] }]],
  });
  const i18n = setupI18n({ locale: "ar", messages: { ar: messages } });
  expect(i18n._("plain")).toBe("نص");
  expect(i18n._("file", { name: "a.csv" })).toBe("قُرئ \u2068a.csv\u2069.");
  expect(i18n._("rows", { count: 1, name: "a.csv" })).toBe("صف في \u2068a.csv\u2069");
});
