import path from "node:path";
import { expect, test } from "vitest";
import { listFirstSources } from "../../apps/web/build/first-words.ts";

const sources = listFirstSources();

test("the first words are those of every screen that nobody signed in sees", () => {
  const screens = sources.filter((name) => /features\/.*-screen\.tsx$/.test(name));
  const names = screens.map((name) => path.basename(name, "-screen.tsx")).toSorted();
  expect(names).toEqual([
    "email-verify",
    "forgot-password",
    "join",
    "login",
    "register",
    "reset-password",
    "sign-on",
    "take-back",
    "unsubscribe",
  ]);
});

test("what these screens fetch later says its words too", () => {
  expect(sources).toContain("apps/web/src/features/sessions/second-factor-form.tsx");
  expect(sources).toContain("apps/web/src/lib/calls/transport-words.ts");
  expect(sources).toContain("apps/web/src/ui/overlays/toaster.tsx");
});

test("what stands behind the sign-in is not among them", () => {
  expect(sources.filter((name) => /features\/(?:insights|transactions|statements)\//.test(name))).toEqual([]);
  expect(sources).not.toContain("apps/web/src/app/palette/palette.tsx");
});
