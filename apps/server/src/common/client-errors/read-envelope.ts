import * as z from "zod";

const frame = z.object({
  filename: z.string().optional(),
  function: z.string().optional(),
  lineno: z.number().optional(),
  colno: z.number().optional(),
});
const exception = z.object({
  type: z.string().optional(),
  value: z.string().optional(),
  stacktrace: z.object({ frames: z.array(frame).max(200) }).optional(),
});
/** The parts of a Sentry event that say what went wrong where; who was there and what they did is not read. */
const event = z.object({
  event_id: z.string().max(64).optional(),
  level: z.string().max(20).optional(),
  release: z.string().max(100).optional(),
  message: z.union([z.string(), z.object({ formatted: z.string().optional() })]).optional(),
  exception: z.object({ values: z.array(exception).max(10) }).optional(),
  request: z.object({ url: z.string().optional() }).optional(),
  contexts: z
    .object({ browser: z.object({ name: z.string().optional(), version: z.string().optional() }).optional() })
    .optional(),
});
export type ClientEvent = z.output<typeof event>;

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const itemHeader = z.object({ type: z.string(), length: z.number().int().nonnegative().optional() });
const NEWLINE = 10;

const endOfLine = (bytes: Buffer, from: number): number => {
  const at = bytes.indexOf(NEWLINE, from);
  return at === -1 ? bytes.length : at;
};

/** The events of a Sentry envelope (develop.sentry.dev, "Envelopes": a header line, then item header and payload in turn), or null when it is none. */
export const readEnvelope = (bytes: Buffer): ClientEvent[] | null => {
  let at = endOfLine(bytes, 0);
  const head = parseJson(bytes.toString("utf8", 0, at));
  if (typeof head !== "object" || head === null) return null;
  const events: ClientEvent[] = [];
  at += 1;
  while (at < bytes.length) {
    const line_end = endOfLine(bytes, at);
    const header = itemHeader.safeParse(parseJson(bytes.toString("utf8", at, line_end)));
    if (!header.success) return line_end === at ? events : null;
    const start = line_end + 1;
    const end = header.data.length === undefined ? endOfLine(bytes, start) : start + header.data.length;
    if (header.data.type === "event") {
      const parsed = event.safeParse(parseJson(bytes.toString("utf8", start, end)));
      if (parsed.success) events.push(parsed.data);
    }
    at = end + 1;
  }
  return events;
};
