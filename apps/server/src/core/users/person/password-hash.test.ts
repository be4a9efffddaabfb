import { expect, test } from "vitest";
import { hashPassword } from "./password-hash.ts";

test("so many who sign in at once are asked to wait, and the others get their hash (busy)", async () => {
  const asked = Array.from({ length: 210 }, () => hashPassword("canary umbrella 7 otters"));
  const answers = await Promise.allSettled(asked);
  const refused = answers.flatMap((answer) =>
    answer.status === "rejected" ? [answer.reason as unknown] : [],
  );
  expect(refused).toHaveLength(8);
  expect(refused[0]).toMatchObject({ status: 429, code: "busy" });
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(202);
});
