import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { parseArgs } from "node:util";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { type CommandIo, DONE, refuseUsage } from "../command-io.ts";
import { makeAsk } from "./ask-passbook.ts";
import { makeMcp } from "./make-mcp.ts";
import { serveHttp } from "./serve-http.ts";

const USAGE = `Usage: passbook mcp [--url URL] [--port PORT]
  Answers an assistant (Model Context Protocol) from a running Passbook, on standard input and output with the key in PASSBOOK_KEY, or with
  --port over HTTP at http://127.0.0.1:PORT/mcp, with the key that each request sends along. Keys are made under Settings, Programs.`;
const DEFAULT_URL = "http://127.0.0.1:4000";

type Wish = { readonly url: string; readonly port: number | null };

const readWish = (args: readonly string[], env: NodeJS.ProcessEnv): Wish | null => {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { url: { type: "string" }, port: { type: "string" } },
    });
    const url = values.url ?? env["PASSBOOK_URL"] ?? DEFAULT_URL;
    const port = values.port === undefined ? null : Number(values.port);
    const is_port = port === null || (Number.isInteger(port) && port >= 0 && port < 65_536);
    return is_port && /^https?:/.test(url) && URL.canParse(url) ? { url, port } : null;
  } catch {
    return null;
  }
};

const serveStdio = async (url: string, key: string): Promise<void> => {
  const server = makeMcp(makeAsk(url, key));
  const left = once(process.stdin, "end");
  await server.connect(new StdioServerTransport());
  await left;
};

/** `passbook mcp`: lasts until its assistant leaves, or over HTTP until it is ended. */
export const mcpCommand = async (
  args: readonly string[],
  io: Pick<CommandIo, "stdout" | "stderr"> & { readonly env: NodeJS.ProcessEnv },
): Promise<number> => {
  const wish = readWish(args, io.env);
  const key = io.env["PASSBOOK_KEY"] ?? "";
  if (wish === null || (wish.port === null && key === "")) return refuseUsage(io, USAGE);
  if (wish.port === null) await serveStdio(wish.url, key);
  else {
    const server = await serveHttp(wish.url, wish.port);
    // Listening on a port there is no other kind of address.
    const { port } = server.address() as AddressInfo;
    io.stdout(`Assistants are answered at http://127.0.0.1:${String(port)}/mcp\n`);
    await once(server, "close");
  }
  return DONE;
};
