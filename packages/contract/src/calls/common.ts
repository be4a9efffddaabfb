import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { many, one, whole_number } from "../fields.ts";

export const bank = z.strictObject({
  id: z.string(),
  name: z.string(),
  country: z.string(),
  logo: z.string(),
  mail_domains: z.array(z.string()),
});
export type Bank = z.output<typeof bank>;
export const currencyInfo = z.strictObject({
  code: z.string(),
  name: z.string(),
  digits: z.int(),
  symbol: z.string(),
});
export type CurrencyInfo = z.output<typeof currencyInfo>;
/** How many units of the home currency one unit of `currency` bought on a day, as a decimal string; missing days are absent. */
export const rate = z.strictObject({ currency: z.string(), day: z.string(), rate: z.string() });

export const listBanks = endpoint({
  id: "list_banks",
  method: "GET",
  path: "/common/banks",
  guard: "public",
  summary: "Directory of banks",
  query: z.strictObject({
    q: z.optional(z.string().check(z.maxLength(80))),
    country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
    limit: z.optional(whole_number(1, 1000)),
  }),
  answer: many(bank),
});
export const getBankLogo = endpoint({
  id: "get_bank_logo",
  method: "GET",
  path: "/common/banks/{id}/logo",
  guard: "public",
  summary: "A drawn logo (SVG)",
  params: z.strictObject({ id: z.string().check(z.regex(/^[a-z0-9-]{2,80}$/)) }),
  answer_kind: "file",
  status: 200,
});
export const listCurrencies = endpoint({
  id: "list_currencies",
  method: "GET",
  path: "/common/currencies",
  guard: "public",
  summary: "Currencies of ISO 4217",
  answer: many(currencyInfo),
});
export const listRates = endpoint({
  id: "list_rates",
  method: "GET",
  path: "/common/currencies/rates",
  guard: "public",
  summary: "Exchange rates known here",
  query: z.strictObject({ base: z.string().check(z.regex(/^[A-Z]{3}$/)) }),
  answer: many(rate),
});
export const listCategoryIcons = endpoint({
  id: "list_category_icons",
  method: "GET",
  path: "/common/category_icons",
  guard: "public",
  summary: "Icons a category may have",
  answer: many(z.string()),
});
export const getApplication = endpoint({
  id: "get_application",
  method: "GET",
  path: "/common/application",
  guard: "public",
  summary: "Version, limits and what is configured",
  answer: one(
    z.strictObject({
      name: z.literal("Passbook"),
      version: z.string(),
      upload_limit_bytes: z.int(),
      /** Where a message goes: `smtp` is really sent, `outbox` is written to a folder and the log. */
      mail: z.enum(["smtp", "outbox"]),
      /** Who may register now: anyone, whom an invitation names, or nobody. */
      registration: z.enum(["open", "invite", "closed"]),
      /** The provider at which people sign in besides (OpenID Connect), and whether a logout here is one there. */
      sign_on: z.nullable(z.strictObject({ name: z.string(), logs_out: z.boolean() })),
      error_report_key: z.nullable(z.string()),
      /** The address (origin) at which passkeys open accounts; null while nobody here has one. */
      passkeys_at: z.nullable(z.string()),
    }),
  ),
});
/** The Sentry envelope intake; the key travels as `sentry_key` in the query, as Sentry's clients send it. */
export const takeClientErrors = endpoint({
  id: "take_client_errors",
  method: "POST",
  path: "/common/client_errors/api/{project}/envelope/",
  guard: "public",
  summary: "Client error intake",
  params: z.strictObject({ project: z.string().check(z.regex(/^\d{1,10}$/)) }),
  query: z.looseObject({ sentry_key: z.optional(z.string().check(z.maxLength(64))) }),
  body_kind: "raw",
  answer: z.strictObject({ id: z.string() }),
});
/** Content-security-policy reports of the browser. */
export const takePolicyReports = endpoint({
  id: "take_policy_reports",
  method: "POST",
  path: "/common/client_errors/policy",
  guard: "public",
  summary: "Content security policy reports",
  body_kind: "raw",
});
