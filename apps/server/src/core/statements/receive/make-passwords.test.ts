import { expect, test } from "vitest";
import { makePasswords } from "./make-passwords.ts";

const NONE = { name: null, birth_date: null, last_4_digits: null };

test("passwords are made as banks commonly do, each once", () => {
  const made = makePasswords({ name: "Ásha Raghavan", birth_date: "1988-03-07", last_4_digits: "4931" });
  for (const common of [
    "07031988",
    "070388",
    "19880307",
    "ASHA0703",
    "asha0703",
    "Ragh1988",
    "4931",
    "ASHA4931",
    "07034931",
  ])
    expect(made).toContain(common);
  expect(new Set(made).size).toBe(made.length);
  expect(made.length).toBeLessThan(80);
});

test("a short first name goes on with the next, and what is not given is made nothing of", () => {
  expect(makePasswords({ ...NONE, name: "Raj Kumar", birth_date: "1990-12-31" })).toContain("RAJK3112");
  expect(makePasswords({ ...NONE, last_4_digits: "0042" })).toEqual(["0042"]);
  expect(makePasswords({ ...NONE, name: "Asha" })).toEqual([]);
  expect(makePasswords(NONE)).toEqual([]);
});
