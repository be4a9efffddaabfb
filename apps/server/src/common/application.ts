import { getApplication, listCategoryIcons } from "@passbook/contract/common";
import { CATEGORY_ICONS } from "@passbook/contract/category-icons";
import type { Config } from "../platform/config.ts";
import { hasPasskeys, toPasskeyPlace } from "../platform/passkey-place.ts";
import { findRegistration } from "../platform/registration.ts";
import { type Route, route } from "../platform/http/route.ts";
import { VERSION } from "../platform/version.ts";
import { findReportKey } from "./client-errors/routes.ts";

/** What everybody may know of the provider: what it is called, and what a logout does. */
const toSignOn = (provider: Config["sign_on"]) =>
  provider === null ? null : { name: provider.name, logs_out: provider.logs_out };

export const applicationRoutes: readonly Route[] = [
  route(getApplication, async ({ services }) => ({
    data: {
      name: "Passbook" as const,
      version: VERSION,
      upload_limit_bytes: services.config.upload_limit_bytes,
      mail: services.config.smtp_url === null ? ("outbox" as const) : ("smtp" as const),
      registration: await findRegistration(services),
      sign_on: toSignOn(services.config.sign_on),
      error_report_key: findReportKey(services),
      passkeys_at: (await hasPasskeys(services.db))
        ? (toPasskeyPlace(services.origin.url)?.origin ?? null)
        : null,
    },
  })),
  route(listCategoryIcons, async () => ({ data: [...CATEGORY_ICONS] })),
];
