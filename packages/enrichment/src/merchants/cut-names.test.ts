import { expect, test } from "vitest";
import { openCutNames } from "./cut-names.ts";

const open = (...names: string[]) => {
  const cuts = openCutNames();
  for (const name of names) cuts.add(name, name);
  return cuts;
};

test("a name that was cut within a word belongs to the whole one, whichever came first", () => {
  const whole = "Coordination Group Publications";
  expect(open(whole).find("COORDINATION GROUP PUBLI")).toBe(whole);
  expect(open("Coordination Group Publi").find(whole)).toBe("Coordination Group Publi");
});

test("a name that ends with a word, and a short one, is another's", () => {
  expect(open("Coordination Group Publications").find("Coordination Group")).toBeNull();
  expect(open("Coordination Group").find("Coordination Group Publications")).toBeNull();
  expect(open("Johanna Schmidt").find("Johanna Schmid")).toBeNull();
});

test("a name is no part of itself", () => {
  expect(open("Coordination Group Publications").find("Coordination Group Publications")).toBeNull();
});
