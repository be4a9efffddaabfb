import { spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir, userInfo } from "node:os";
import path from "node:path";

/** PgBouncer of Debian, which hands out a connection for each transaction. */
export type Pooler = { readonly url: string; readonly stop: () => Promise<void> };

const PROGRAM = "/usr/sbin/pgbouncer";

/** It refuses to run as root, so there it is that of the user `postgres`. */
const findUser = (): { uid: number; gid: number } => {
  if (userInfo().uid !== 0) return userInfo();
  const idOf = (kind: string): number =>
    Number(spawnSync("id", [kind, "postgres"], { encoding: "utf8" }).stdout);
  return { uid: idOf("-u"), gid: idOf("-g") };
};

export const isPoolerInstalled = (): boolean => existsSync(PROGRAM);

const findPort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** Starts one before the server of an address, with fewer connections than its clients open. */
export const startPooler = async (server_url: string): Promise<Pooler> => {
  const folder = mkdtempSync(path.join(tmpdir(), "passbook-pgbouncer-"));
  const { uid, gid } = findUser();
  chownSync(folder, uid, gid);
  const server = new URL(server_url);
  const port = await findPort();
  const file = path.join(folder, "pgbouncer.ini");
  writeFileSync(
    file,
    `[databases]
* = host=${server.hostname} port=${server.port} user=${server.username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${String(port)}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 3
max_client_conn = 200
`,
  );
  const child = spawn(PROGRAM, [file], { uid, gid, cwd: folder, stdio: "ignore" });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  server.port = String(port);
  return {
    url: server.href,
    stop: async () => {
      child.kill("SIGKILL");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
