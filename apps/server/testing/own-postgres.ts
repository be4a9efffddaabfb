import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir, userInfo } from "node:os";
import path from "node:path";

/** A PostgreSQL server of a test, which it may stop and start as it likes. */
export type OwnPostgres = {
  readonly url: string;
  readonly start: () => void;
  /** Ends it without waiting for anybody, as a restart of the machine does. */
  readonly stop: () => void;
  readonly remove: () => void;
};

const INSTALLED = "/usr/lib/postgresql";

const findPrograms = (): string | null => {
  if (!existsSync(INSTALLED)) return null;
  const versions = readdirSync(INSTALLED).toSorted((a, b) => Number(b) - Number(a));
  const folders = versions.map((version) => path.join(INSTALLED, version, "bin"));
  return folders.find((folder) => existsSync(path.join(folder, "initdb"))) ?? null;
};

/** A server refuses to run as root, so there it is that of the user `postgres`. */
const findUser = (): { uid: number; gid: number } | null => {
  if (userInfo().uid !== 0) return userInfo();
  const idOf = (kind: string): number =>
    Number(spawnSync("id", [kind, "postgres"], { encoding: "utf8" }).stdout);
  const user = { uid: idOf("-u"), gid: idOf("-g") };
  return user.uid > 0 ? user : null;
};

const findPort = async (): Promise<number> => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return typeof address === "object" && address !== null ? address.port : 0;
};

/** Null where no PostgreSQL is installed, or no user is there to run it. */
export const makeOwnPostgres = async (): Promise<OwnPostgres | null> => {
  const [programs, user] = [findPrograms(), findUser()];
  if (programs === null || user === null) return null;
  const folder = mkdtempSync(path.join(tmpdir(), "passbook-postgres-"));
  chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, "data");
  const port = await findPort();
  const run = (program: string, ...args: string[]): void => {
    const { status, stderr } = spawnSync(path.join(programs, program), ["-D", data, ...args], {
      uid: user.uid,
      gid: user.gid,
      cwd: folder,
      encoding: "utf8",
      // a server that keeps the pipes open would never let this end
      stdio: ["ignore", "ignore", program === "initdb" ? "pipe" : "ignore"],
    });
    if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
  };
  run("initdb", "-U", "postgres", "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8");
  const options = `-p ${String(port)} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off`;
  return {
    url: `postgres://postgres@127.0.0.1:${String(port)}/postgres`,
    start: () => run("pg_ctl", "-w", "-o", options, "-l", path.join(folder, "log"), "start"),
    stop: () => run("pg_ctl", "-w", "-m", "immediate", "stop"),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};
