import type { Endpoint } from "@passbook/contract/endpoint";
import type { FastifyInstance } from "fastify";
import { readFileSync } from "node:fs";
import { sendTagged } from "../http/answers/send-tagged.ts";
import { VERSION } from "../version.ts";
import { renderDocs } from "./docs-page.ts";
import { type OpenApi, toOpenApi } from "./to-openapi.ts";

const CSS_FILE = new URL("docs.css", import.meta.url);

/** Serves a service's OpenAPI document and the page to browse it; both are made when first asked for. */
export const serveDocs = (
  app: FastifyInstance,
  { base, title, endpoints }: { base: string; title: string; endpoints: readonly Endpoint[] },
): void => {
  const describe = (shapes: "named" | "in place"): OpenApi =>
    toOpenApi(endpoints, {
      title,
      version: VERSION,
      description:
        "Answers are JSON; failures are {code, message, fields?}, with the name of the sentence and its data (sentence, data, field_sentences) for whoever words them anew. A path asked by a method it does not know answers 405 with Allow. Amounts are integers in the currency's minor unit, negative is money out.",
      shapes,
    });
  let document: OpenApi | null = null;
  let page: string | null = null;
  app.get(`${base}/openapi.json`, async (request, reply) =>
    sendTagged(request, reply, (document ??= describe("named"))),
  );
  app.get(`${base}/docs`, async (_request, reply) => {
    page ??= renderDocs(describe("in place"), {
      json_url: `${base}/openapi.json`,
      css_url: `${base}/docs.css`,
    });
    return reply.type("text/html; charset=utf-8").send(page);
  });
  app.get(`${base}/docs.css`, async (_request, reply) =>
    reply.type("text/css; charset=utf-8").send(readFileSync(CSS_FILE, "utf8")),
  );
};
