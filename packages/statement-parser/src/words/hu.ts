import type { Words } from "./concept.ts";

/** Hungarian. */
export const hu: Words = {
  payment: "torlesztes(ek), befizetes*, fizetes*",
  purchase: "vasarlas(ok), koltes(ek)",
  cost: "kamat(ok), dijak",
  thanks: "koszonjuk",
  owed: "fennallo tartozas, fennallo toke",
};
