import { StreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/streamableHttp.js";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { makeAsk } from "./ask-passbook.ts";
import { makeMcp } from "./make-mcp.ts";

const HOST = "127.0.0.1";
const PATH = "/mcp";

const refuse = (response: ServerResponse, status: number, message: string): void => {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify({ jsonrpc: "2.0", id: null, error: { code: -32_000, message } }));
};

const keyOf = ({ headers }: IncomingMessage): string | null =>
  /^Bearer +(pbk_\S+)$/i.exec(headers.authorization ?? "")?.[1] ?? null;

/** A name that some page had resolved to this machine is not this machine. */
const isOwnHost = ({ headers }: IncomingMessage): boolean =>
  /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/.test(headers.host ?? "") && headers.origin === undefined;

const answerOne = async (
  base_url: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const key = keyOf(request);
  if (!isOwnHost(request)) return refuse(response, 403, "Ask this by the address of this machine.");
  if (request.url !== PATH) return refuse(response, 404, `Ask ${PATH}.`);
  if (key === null) return refuse(response, 401, "Send a key of Passbook: Authorization: Bearer pbk_…");
  // Nothing is remembered from one request to the next.
  const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
  const server = makeMcp(makeAsk(base_url, key));
  response.on("close", () => void server.close());
  await server.connect(transport);
  return transport.handleRequest(request, response);
};

/** Answers assistants on this machine, each with the key that it sends along; this process holds none. */
export const serveHttp = (base_url: string, port: number): Promise<Server> => {
  const server = createServer((request, response) => {
    answerOne(base_url, request, response).catch(() => {
      if (!response.headersSent) refuse(response, 500, "This could not be answered.");
    });
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, HOST, () => resolve(server));
  });
};
