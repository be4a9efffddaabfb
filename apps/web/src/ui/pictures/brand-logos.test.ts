import { describe, expect, test } from "vitest";
import { findBrandLogo } from "./brand-logos.ts";

describe("the logo of a merchant", () => {
  test.each(["Apple", "Google", "YouTube", "Netflix.com", "AT&T", "McDonald's"])("is known of %s", (name) => {
    expect(findBrandLogo(name)).toMatch(/^\/|^data:|\.svg/);
  });

  test("is none of somebody else's", () => {
    expect(findBrandLogo("Apple Tree Inn")).toBeNull();
  });
});
