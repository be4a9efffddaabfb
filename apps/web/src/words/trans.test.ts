import { setupI18n } from "@lingui/core";
import { I18nProvider, type TransProps } from "@lingui/react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Trans } from "./trans.tsx";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });
const render = (props: TransProps): string =>
  renderToStaticMarkup(createElement(I18nProvider, { i18n }, createElement(Trans, props)));

test.each([
  ["<script>alert(1)</script> statement", "&lt;script&gt;alert(1)&lt;/script&gt; statement"],
  ["<0>Lantern</0> Books", "&lt;0&gt;Lantern&lt;/0&gt; Books"],
  ["<1/>", "&lt;1/&gt;"],
  ["5 < 7", "5 &lt; 7"],
  ["Blue Kettle", "Blue Kettle"],
])("A15: %j is text within a text that has tags", (name, shown) => {
  const message = "Sent as <0>{name}</0>";
  const components = { 0: createElement("b") };
  expect(render({ id: "sent", message, values: { name }, components })).toBe(`Sent as <b>${shown}</b>`);
  expect(render({ id: "plain", message: "Sent as {name}", values: { name } })).toBe(`Sent as ${shown}`);
});

test("numbers, elements and texts without places are as they were", () => {
  const message = "{count, plural, one {# row of <0/>} other {# rows of <0/>}}";
  const components = { 0: createElement("i", null, "Books") };
  expect(render({ id: "rows", message, values: { count: 2 }, components })).toBe("2 rows of <i>Books</i>");
  expect(render({ id: "Nothing", message: "Nothing" })).toBe("Nothing");
});
