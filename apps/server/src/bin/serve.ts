import "./check-node.ts";
import type { FastifyInstance } from "fastify";
import path from "node:path";
import { parseArgs } from "node:util";
import { buildApp, closeServices, type ServiceName, toOrigin, listWork } from "../app.ts";
import { isWebBuilt } from "../platform/http/answers/serve-web.ts";
import { collectGarbage } from "../platform/collect-garbage.ts";
import { type Receiving, startReceiving, startWatching } from "../core/statement-sources/index.ts";
import { joinMachines } from "../platform/join-machines.ts";
import { startWork } from "../platform/leases/leases.ts";
import type { Services } from "../platform/services.ts";
import { tidyHourly } from "../tidy.ts";
import { openBrowser } from "./open-browser.ts";
import { openOrExplain } from "./open-or-explain.ts";
import { runProgram, StartFault } from "./run-program.ts";
import { stopOnSignal } from "./stop-on-signal.ts";

const WEB_FOLDER = path.resolve(import.meta.dirname, "../../../web/dist");
const USAGE = "Usage: serve [--only core|common] [--no-work]";
/** Below the 20 seconds after which a stop is no longer waited for. */
const REQUESTS_MAY_LAST_MS = 15_000;

type Options = { names: readonly ServiceName[]; works: boolean };

const readOptions = (): Options => {
  try {
    const { values } = parseArgs({ options: { only: { type: "string" }, "no-work": { type: "boolean" } } });
    const { only } = values;
    if (only !== undefined && only !== "core" && only !== "common") throw new Error(USAGE);
    return { names: only === undefined ? ["core", "common"] : [only], works: values["no-work"] !== true };
  } catch {
    throw new StartFault(USAGE);
  }
};

/** `prefix`: what stands in front of the names of the two settings. */
type Place = { readonly host: string; readonly port: number; readonly prefix: "" | "MAIL_RECEIVER_" };

const explainListening = (error: unknown, { host, port, prefix }: Place): StartFault => {
  const code = error instanceof Error && "code" in error ? error.code : "";
  const [PORT, HOST] = [`${prefix}PORT`, `${prefix}HOST`];
  if (code === "EADDRINUSE")
    return new StartFault(
      `Port ${String(port)} is taken by another program. Stop that, or set ${PORT} to another number, such as ${PORT}=${String(port + 1)}.`,
    );
  if (code === "EACCES")
    return new StartFault(
      `Port ${String(port)} needs rights this user lacks. Set ${PORT} to a number above 1023.`,
    );
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return new StartFault(
      `This machine has no address ${host}. Set ${HOST} to 127.0.0.1, or to 0.0.0.0 for all.`,
    );
  if (code === "ENOENT")
    return new StartFault(
      `A file cannot be read: ${error instanceof Error ? error.message : String(error)}. Look at MAIL_RECEIVER_KEY_FILE and MAIL_RECEIVER_CERT_FILE.`,
    );
  return new StartFault(
    `The server cannot listen: ${error instanceof Error ? error.message : String(error)}`,
  );
};

const listen = async (app: FastifyInstance, { config, origin }: Services): Promise<string> => {
  const { host, port } = config;
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw explainListening(error, { host, port, prefix: "" });
  }
  const address = app.server.address();
  const here = toOrigin({
    host,
    port: typeof address === "object" && address !== null ? address.port : port,
  });
  origin.url = config.public_url ?? here;
  return here;
};

const receive = async (services: Services): Promise<Receiving | null> => {
  const { mail_receiver } = services.config;
  if (mail_receiver === null) return null;
  try {
    const receiving = await startReceiving(services);
    services.log.info({ port: receiving?.port, domain: mail_receiver.domain }, "receiving mail");
    return receiving;
  } catch (error) {
    throw explainListening(error, { ...mail_receiver, prefix: "MAIL_RECEIVER_" });
  }
};

/** Stops accepting, ends event streams, lets requests finish, and cuts only those that never do. */
const closeHttp = async (app: FastifyInstance): Promise<void> => {
  const cut = setTimeout(() => app.server.closeAllConnections(), REQUESTS_MAY_LAST_MS);
  await app.close();
  clearTimeout(cut);
};

await runProgram(async () => {
  const { names, works } = readOptions();
  const services = await openOrExplain();
  const servesWeb = names.includes("core") && isWebBuilt(WEB_FOLDER);
  const app = await buildApp(services, names, servesWeb ? WEB_FOLDER : null);
  const leaveMachines = await joinMachines(services);
  const url = await listen(app, services);
  const receiving = names.includes("core") ? await receive(services) : null;
  const work = works ? startWork(services, listWork(services.config)) : null;
  const watching = works ? startWatching(services) : null;
  const stopTidying = works ? tidyHourly(services) : () => undefined;
  const stopCollecting = collectGarbage();
  stopOnSignal(services.log, async () => {
    stopCollecting();
    stopTidying();
    await Promise.all([closeHttp(app), work?.stop(), watching?.stop(), receiving?.stop()]);
    await leaveMachines();
    await closeServices(services);
  });
  if (names.includes("core") && !servesWeb)
    process.stdout.write('The web app is not built yet: run "npm run build", or start with "npm start".\n');
  process.stdout.write(`Passbook is at ${url}\n`);
  services.log.info({ url, services: names, works }, "listening");
  if (servesWeb && services.config.open_browser) openBrowser(url);
});
