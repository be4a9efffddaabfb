import type { Words } from "./concept.ts";

/** Vietnamese. */
export const vi: Words = {
  payment: "thanh toan",
  purchase: "chi tieu",
  thanks: "cam on",
};
