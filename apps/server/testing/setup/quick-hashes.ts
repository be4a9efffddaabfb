import { vi } from "vitest";

/**
 * Passwords of people of tests are hashed with as little work as argon2id takes: each of two thousand would cost 33 ms of a processor. What is
 * about hashes or the time that they take says `vi.unmock("@node-rs/argon2")`.
 */
vi.mock("@node-rs/argon2", async (load) => {
  const argon2 = await load<typeof import("@node-rs/argon2")>();
  return {
    ...argon2,
    hash: (password: string, cost: object) => argon2.hash(password, { ...cost, memoryCost: 8 }),
  };
});
