import { expect, test } from "vitest";
import { findSides } from "./sides.ts";

test.each([
  ["margin-left: 4px", true],
  ["margin-inline-start: 4px", false],
  ["right: 0", true],
  ["border-right-color: red", true],
  ["border-top-left-radius: 4px", true],
  ["text-align: right", true],
  ["text-align: end", false],
  ["padding: 1px 2px 3px 4px", true],
  ["padding: 1px 2px 3px", false],
  ["inset: 0 calc(1px + (2px * 3)) 0 calc(1px + (2px * 3))", false],
  ["inset: calc((var(--a) - var(--b)) / 2)", false],
  ["border-radius: 4px 0 0 4px", true],
  ["border-radius: 4px 4px 0 0", false],
  ["transform-origin: left", false],
])("%s", (declaration, found) => {
  const text = `.a { color: red; ${declaration}; } /* left: 0; */ .left { color: red }`;
  expect(findSides([{ name: "a.module.css", text }])).toEqual(found ? [`a.module.css: ${declaration}`] : []);
});
