import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { iso_date, label, one } from "../fields.ts";
import { textOf } from "../sentences/fields.ts";

const LONGEST_NAME = 80;

/** What banks make passwords of statements from, as far as a person gives it; kept sealed, and tried only where they say so. */
export const passwordDetails = z.strictObject({
  name: z.nullable(z.string()),
  birth_date: z.nullable(iso_date),
  last_4_digits: z.nullable(z.string()),
});
export type PasswordDetails = z.output<typeof passwordDetails>;

const left_out = "";
/** Each may be left empty, and is forgotten then. */
export const givenPasswordDetails = z.strictObject({
  name: label(LONGEST_NAME),
  birth_date: z.union([z.literal(left_out), iso_date]),
  last_4_digits: z.string().check(z.regex(/^(?:\d{4})?$/, textOf("write_four_digits"))),
});

export const getPasswordDetails = endpoint({
  id: "get_password_details",
  method: "GET",
  path: "/api/password_details",
  summary: "The details that passwords of your statements may be made of",
  answer: one(passwordDetails),
  hands_out_secret: true,
});
export const setPasswordDetails = endpoint({
  id: "set_password_details",
  method: "PUT",
  path: "/api/password_details",
  summary: "Give, change or take back the details that passwords of your statements may be made of",
  body: givenPasswordDetails,
  answer: one(passwordDetails),
  hands_out_secret: true,
});
