import type { Context, Span } from "@opentelemetry/api";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Services } from "../services.ts";

/** `traceparent` of the W3C: version, trace, span of whoever calls, flags. */
const PARENT = /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;
const FAULT = 500;

type Api = typeof import("@opentelemetry/api");

const readParent = ({ trace, ROOT_CONTEXT }: Api, request: FastifyRequest): Context => {
  const [, traceId, spanId, flags] = PARENT.exec(String(request.headers["traceparent"] ?? "")) ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags, 16);
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
};

/** Sends a span of each call to an OpenTelemetry collector (OTEL_EXPORTER_OTLP_ENDPOINT); does nothing, and loads nothing, where none is set. */
export const traceCalls = async (
  app: FastifyInstance,
  { config }: Pick<Services, "config">,
): Promise<void> => {
  if (config.traces_url === null) return;
  const [
    api,
    { BasicTracerProvider, BatchSpanProcessor },
    { OTLPTraceExporter },
    { resourceFromAttributes },
  ] = await Promise.all([
    import("@opentelemetry/api"),
    import("@opentelemetry/sdk-trace-base"),
    import("@opentelemetry/exporter-trace-otlp-http"),
    import("@opentelemetry/resources"),
  ]);
  const exporter = new OTLPTraceExporter({ url: `${config.traces_url}/v1/traces` });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ "service.name": "passbook" }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer("passbook");
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook("onRequest", async (request) => {
    const { method } = request;
    // The route's pattern, never the address itself.
    const route = request.routeOptions.url ?? "unknown";
    const attributes = { "http.request.method": method, "http.route": route, "request.id": request.id };
    const options = { kind: api.SpanKind.SERVER, attributes };
    spans.set(request, tracer.startSpan(`${method} ${route}`, options, readParent(api, request)));
  });
  app.addHook("onResponse", async (request, { statusCode }) => {
    const span = spans.get(request);
    span?.setAttribute("http.response.status_code", statusCode);
    if (statusCode >= FAULT) span?.setStatus({ code: api.SpanStatusCode.ERROR });
    span?.end();
  });
  app.addHook("onClose", () => provider.shutdown());
};
