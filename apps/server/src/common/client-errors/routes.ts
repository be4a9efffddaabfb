import { takeClientErrors, takePolicyReports } from "@passbook/contract/common";
import type { FastifyRequest } from "fastify";
import * as z from "zod";
import { say } from "@passbook/contract/sentences/requests";
import { spendAttempt } from "../../platform/attempts.ts";
import { type Route, route } from "../../platform/http/route.ts";
import { invalidInput, notFound } from "../../platform/problem.ts";
import { sameText } from "../../platform/secrets.ts";
import type { Services } from "../../platform/services.ts";
import { keepClientError, toClientError } from "./keep-client-error.ts";
import { readEnvelope } from "./read-envelope.ts";

const KEY_LENGTH = 32;
/** Browsers send one at a time; of an envelope with more the rest is not kept. */
const MOST_EVENTS = 20;

/** The key that reports must carry: the configured one, else one of this installation, so that reporting works by itself. */
export const findReportKey = ({ config, secrets }: Pick<Services, "config" | "secrets">): string =>
  config.error_report_key ?? secrets.hash("client error reports", "key").slice(0, KEY_LENGTH);

const toBytes = ({ body }: FastifyRequest): Buffer =>
  Buffer.isBuffer(body) ? body : Buffer.from(typeof body === "string" ? body : JSON.stringify(body ?? ""));

const policyReport = z.object({
  "csp-report": z.object({
    "effective-directive": z.string().optional(),
    "violated-directive": z.string().optional(),
    "blocked-uri": z.string().optional(),
    "document-uri": z.string().optional(),
    "source-file": z.string().optional(),
    "line-number": z.number().optional(),
  }),
});

const readPolicyReport = (bytes: Buffer) => {
  try {
    const parsed = policyReport.safeParse(JSON.parse(bytes.toString("utf8")));
    return parsed.success ? parsed.data["csp-report"] : null;
  } catch {
    return null;
  }
};

const spendReport = (services: Services, address: string): Promise<void> =>
  spendAttempt(services, { action: "report", account: "all", address });

export const clientErrorsRoutes: readonly Route[] = [
  route(takeClientErrors, async ({ services, query, address, request }) => {
    await spendReport(services, address);
    const key = typeof query["sentry_key"] === "string" ? query["sentry_key"] : "";
    if (!sameText(key, findReportKey(services))) throw notFound("project");
    const events = readEnvelope(toBytes(request));
    if (events === null) throw invalidInput({ body: say("unreadable_envelope") });
    let id = services.clock.newId();
    for (const [index, event] of events.slice(0, MOST_EVENTS).entries()) {
      // The first was counted with the call; an envelope of many costs as much as many envelopes.
      if (index > 0) await spendReport(services, address);
      id = await keepClientError(services.db, services, toClientError(event));
    }
    return { id };
  }),
  route(takePolicyReports, async ({ services, address, request }) => {
    await spendReport(services, address);
    const report = readPolicyReport(toBytes(request));
    if (report === null) throw invalidInput({ body: say("unreadable_report") });
    const directive = report["effective-directive"] ?? report["violated-directive"] ?? "policy";
    const blocked = report["blocked-uri"]?.split(/[?#]/)[0] ?? "";
    await keepClientError(services.db, services, {
      kind: "policy",
      message: `${directive} blocked ${blocked}`,
      release_name: "",
      body: {
        document: report["document-uri"]?.split(/[?#]/)[0],
        source: report["source-file"]?.split(/[?#]/)[0],
        line: report["line-number"],
      },
    });
  }),
];
