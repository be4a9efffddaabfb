import type { Words } from "../concept.ts";

/** Tigrinya. */
export const ti: Words = {
  balance: "ተረፍ",
  statement: "መግለጺ ሕሳብ",
  description: "=መግለጺ, =መብርሂ",
  debit: "=ወጻኢ",
  credit: "=ኣታዊ, =እቶት",
  balance_name: "=ተረፍ, =ባላንስ",
  opening: "መበገሲ ተረፍ, መጀመርታ ተረፍ, ናይ ቅድሚ ሕጂ ተረፍ",
  closing: "መወዳእታ ተረፍ, መዕጸዊ ተረፍ, ናይ መወዳእታ ተረፍ",
  total: "ጠቕላላ",
  idle: "ግብይት የለን, ምንቅስቓስ የለን",
};
