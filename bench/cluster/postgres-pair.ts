import { execFileSync, spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { userInfo } from "node:os";

/** PostgreSQL of Debian on this machine, on loopback: a primary, and a standby that every commit waits for. */
export type Postgres = {
  readonly url: string;
  readonly standby_url: string;
  /** Process id of the primary. */
  readonly pid: number;
  /** Ends the primary as a power cut does. */
  readonly killPrimary: () => void;
  /** Makes the standby the primary; returns when it takes writes. */
  readonly promote: () => void;
  /** A door that leads to whichever of both is the primary (HAProxy). */
  readonly startDoor: () => Promise<Door>;
  readonly remove: () => void;
};

export type Door = { readonly url: string; readonly pid: number; readonly stop: () => void };

const INSTALLED = "/usr/lib/postgresql";
const USER = userInfo().uid === 0 ? "postgres" : userInfo().username;
const HAPROXY = "/usr/sbin/haproxy";

const findPrograms = (): string => {
  const [newest] = readdirSync(INSTALLED).toSorted((a, b) => Number(b) - Number(a));
  return path.join(INSTALLED, newest ?? "", "bin");
};

const idOf = (kind: "-u" | "-g"): number =>
  Number(spawnSync("id", [kind, USER], { encoding: "utf8" }).stdout);

/** Starts both; ports are this one and the two above. */
export const startPostgres = (
  first_port: number,
  { standby = true, settings = [] as readonly string[] } = {},
): Postgres => {
  const programs = findPrograms();
  const folder = mkdtempSync(path.join(tmpdir(), "passbook-cluster-"));
  const [uid, gid] = [idOf("-u"), idOf("-g")];
  chownSync(folder, uid, gid);
  chmodSync(folder, 0o755);
  const [primary, second] = [path.join(folder, "primary"), path.join(folder, "standby")];
  const run = (program: string, ...args: string[]): void => {
    const done = spawnSync(path.join(programs, program), args, {
      uid,
      gid,
      cwd: folder,
      encoding: "utf8",
      stdio: ["ignore", "ignore", program === "pg_ctl" ? "ignore" : "pipe"],
    });
    if (done.status !== 0) throw new Error(`${program} failed: ${done.stderr ?? ""}`);
  };
  const start = (data: string, port: number, own: readonly string[]): void => {
    const options = [
      `-p ${String(port)}`,
      "-c listen_addresses=127.0.0.1",
      `-c unix_socket_directories=${folder}`,
      "-c max_connections=120",
      ...own.map((each) => `-c ${each}`),
    ];
    run("pg_ctl", "-D", data, "-w", "-o", options.join(" "), "-l", `${data}.log`, "start");
  };
  const urlOf = (port: number): string => `postgres://postgres@127.0.0.1:${String(port)}/postgres`;
  run("initdb", "-D", primary, "-U", "postgres", "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8");
  start(primary, first_port, [
    ...settings,
    ...(standby ? ["synchronous_standby_names=*", "synchronous_commit=local"] : []),
  ]);
  if (standby) {
    run("pg_basebackup", "-D", second, "-R", "-X", "stream", "-c", "fast", "-d", urlOf(first_port));
    start(second, first_port + 1, settings);
    // Only now every commit waits for it.
    execFileSync(
      "psql",
      [
        urlOf(first_port),
        "-qc",
        "alter system set synchronous_commit = 'on'",
        "-c",
        "select pg_reload_conf()",
      ],
      { stdio: "ignore" },
    );
  }
  const readPid = (data: string): number =>
    Number(readFileSync(path.join(data, "postmaster.pid"), "utf8").split("\n")[0]);
  return {
    url: urlOf(first_port),
    standby_url: urlOf(first_port + 1),
    pid: readPid(primary),
    killPrimary: () => process.kill(readPid(primary), "SIGKILL"),
    promote: () => run("pg_ctl", "-D", second, "-w", "promote"),
    startDoor: async () => startDoor(folder, first_port),
    remove: () => {
      for (const data of [primary, second])
        if (existsSync(path.join(data, "postmaster.pid")))
          spawnSync(path.join(programs, "pg_ctl"), ["-D", data, "-m", "immediate", "-w", "stop"], {
            uid,
            gid,
            cwd: folder,
            stdio: "ignore",
          });
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
};

/** Leads to the server that says it is no standby, asked every two seconds; connections to one that is gone are ended. */
const startDoor = async (folder: string, first_port: number): Promise<Door> => {
  const check = path.join(folder, "is-primary.sh");
  writeFileSync(
    check,
    `#!/bin/sh\n[ "$(PGCONNECT_TIMEOUT=1 /usr/bin/psql -h "$3" -p "$4" -U postgres -Atc 'select not pg_is_in_recovery()' postgres 2>/dev/null)" = t ]\n`,
  );
  chmodSync(check, 0o755);
  const port = first_port + 2;
  const server = (name: string, offset: number): string =>
    `  server ${name} 127.0.0.1:${String(first_port + offset)} check inter 2s fall 2 rise 1 on-marked-down shutdown-sessions`;
  const file = path.join(folder, "haproxy.cfg");
  writeFileSync(
    file,
    `global
  external-check
  insecure-fork-wanted
  maxconn 400
defaults
  mode tcp
  timeout connect 1s
  timeout client 1h
  timeout server 1h
  timeout check 3s
listen primary
  bind 127.0.0.1:${String(port)}
  option external-check
  external-check path "/usr/bin:/bin"
  external-check command ${check}
${server("one", 0)}
${server("two", 1)}
`,
  );
  const child = spawn(HAPROXY, ["-db", "-f", file], { stdio: "ignore" });
  await new Promise((resolve) => setTimeout(resolve, 3000));
  return {
    url: `postgres://postgres@127.0.0.1:${String(port)}/postgres`,
    pid: child.pid ?? 0,
    stop: () => void child.kill("SIGKILL"),
  };
};
