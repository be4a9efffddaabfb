import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, connect, type AddressInfo } from "node:net";
import { tmpdir, userInfo } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** A real IMAP server on loopback, with delivery by LMTP and mailboxes of two people. */
export type Dovecot = {
  readonly imap_port: number;
  readonly imaps_port: number;
  readonly lmtp_port: number;
  /** The certificate that vouches for it. */
  readonly ca_file: string;
  /** Stops it and removes its folder. */
  readonly close: () => Promise<void>;
  readonly halt: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** Takes everything out of all mailboxes. */
  readonly empty: () => Promise<void>;
  /** Numbers every folder of a person anew, as a restored backup does. */
  readonly renumber: (user: string) => Promise<void>;
};

export const PEOPLE = {
  asha: { username: "asha@example.test", password: "app-pass-1" },
  ravi: { username: "ravi@example.test", password: "app-pass-2" },
} as const;

/** One of many further mailboxes, numbered from 0, that are there where they were asked for. */
export const boxOf = (number: number) => ({
  username: `box-${String(number)}@example.test`,
  password: "app-pass-3",
});

const PROGRAM = "/usr/sbin/dovecot";
/** Without Debian's dovecot-imapd and dovecot-lmtpd the tests that need them are skipped, and say so. */
export const hasDovecot = existsSync(PROGRAM);

/** Ports of this machine that nobody listens on. */
export const findPorts = async (count: number): Promise<number[]> => {
  const servers = await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<ReturnType<typeof createServer>>((resolve) => {
          const server = createServer().listen(0, "127.0.0.1", () => resolve(server));
        }),
    ),
  );
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
};

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      resolve(true);
    });
    socket.on("error", () => resolve(false));
  });

const waitUntilOpen = async (port: number, log: string): Promise<void> => {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await isOpen(port)) return;
    await sleep(50);
  }
  throw new Error(`Dovecot did not start: ${existsSync(log) ? readFileSync(log, "utf8") : "no log"}`);
};

const is_root = userInfo().uid === 0;
const findId = (flag: "-u" | "-g", user: string): number =>
  Number(execFileSync("id", [flag, user], { encoding: "utf8" }));

type Ports = Pick<Dovecot, "imap_port" | "imaps_port" | "lmtp_port">;

/** Access that a provider gave opens what it says it is for. */
const writeSignIn = (folder: string, introspection_url: string): string => {
  const file = path.join(folder, "oauth2.conf.ext");
  const words = [
    `introspection_url = ${introspection_url}`,
    "introspection_mode = post",
    "force_introspection = yes",
    "username_attribute = email",
    "active_attribute = active",
    "active_value = true",
  ];
  writeFileSync(file, `${words.join("\n")}\n`);
  return `auth_mechanisms = plain login xoauth2 oauthbearer
passdb {
  driver = oauth2
  mechanisms = xoauth2 oauthbearer
  args = ${file}
}
`;
};

/** Lets so many be signed in at a time: the login processes serve many each, and each mailbox has a process of its own. */
const allowMany = (boxes: number): Record<"login" | "all", string> =>
  boxes === 0
    ? { login: "", all: "" }
    : {
        login: "service_count = 0\n  process_min_avail = 2\n  client_limit = 4000",
        all: `default_client_limit = 20000
service imap {
  process_limit = ${String(boxes + 100)}
}`,
      };

type Own = {
  /** A provider that is asked about access (RFC 7662): signing in there opens the mailboxes too. */
  readonly introspection_url: string | null;
  /** How many mailboxes there are beside those of the two people. */
  readonly boxes: number;
};

const writeConfig = (
  folder: string,
  { imap_port, imaps_port, lmtp_port }: Ports,
  { introspection_url, boxes }: Own,
): string => {
  const many = allowMany(boxes);
  const me = userInfo().username;
  const mail_user = is_root ? "mail" : me;
  const inner = is_root ? "dovecot" : me;
  const login = is_root ? "dovenull" : me;
  const bare = is_root ? "" : "chroot =";
  const file = path.join(folder, "dovecot.conf");
  writeFileSync(
    path.join(folder, "users"),
    [...Object.values(PEOPLE), ...Array.from({ length: boxes }, (_, number) => boxOf(number))]
      .map(({ username, password }) => `${username}:{PLAIN}${password}\n`)
      .join(""),
  );
  writeFileSync(
    file,
    `base_dir = ${folder}/run
state_dir = ${folder}/run
log_path = ${folder}/dovecot.log
protocols = imap lmtp
listen = 127.0.0.1
ssl = yes
ssl_cert = <${folder}/cert.pem
ssl_key = <${folder}/key.pem
${introspection_url === null ? "auth_mechanisms = plain login\n" : writeSignIn(folder, introspection_url)}disable_plaintext_auth = no
mail_location = maildir:${folder}/mail/%u
mail_uid = ${mail_user}
mail_gid = ${mail_user}
first_valid_uid = 1
default_internal_user = ${inner}
default_internal_group = ${inner}
default_login_user = ${login}
default_vsz_limit = 256M
auth_failure_delay = 0
${many.all}
service imap-login {
  ${bare}
  ${many.login}
  inet_listener imap {
    port = ${String(imap_port)}
  }
  inet_listener imaps {
    port = ${String(imaps_port)}
    ssl = yes
  }
}
service anvil {
  ${bare}
  unix_listener anvil-auth-penalty {
    mode = 0
  }
}
service stats {
  ${bare}
}
service lmtp {
  inet_listener lmtp {
    address = 127.0.0.1
    port = ${String(lmtp_port)}
  }
}
passdb {
  driver = passwd-file
  args = scheme=PLAIN username_format=%u ${folder}/users
}
userdb {
  driver = static
  args = uid=${mail_user} gid=${mail_user} home=${folder}/mail/%u
}
namespace inbox {
  inbox = yes
}
protocol lmtp {
  postmaster_address = postmaster@example.test
}
`,
  );
  return file;
};

const makeCertificate = (folder: string): void => {
  const names = "subjectAltName=DNS:localhost,DNS:imap.example.test,IP:127.0.0.1";
  const words =
    "req -x509 -newkey rsa:2048 -nodes -days 30 -subj /CN=localhost -keyout key.pem -out cert.pem -addext";
  execFileSync("openssl", [...words.split(" "), names], { cwd: folder, stdio: "ignore" });
};

const ended = (child: ChildProcess): Promise<void> =>
  child.exitCode === null ? new Promise((resolve) => child.once("exit", () => resolve())) : Promise.resolve();

/** Starts it on free ports and in a folder of its own. */
export const startDovecot = async (own: Partial<Own> = {}): Promise<Dovecot> => {
  const { introspection_url = null, boxes = 0 } = own;
  const folder = mkdtempSync(path.join(tmpdir(), "passbook-dovecot-"));
  execFileSync("chmod", ["755", folder]);
  for (const name of ["run", "mail"]) mkdirSync(path.join(folder, name));
  if (is_root) chownSync(path.join(folder, "mail"), findId("-u", "mail"), findId("-g", "mail"));
  const [imap_port = 0, imaps_port = 0, lmtp_port = 0] = await findPorts(3);
  makeCertificate(folder);
  const config = writeConfig(folder, { imap_port, imaps_port, lmtp_port }, { introspection_url, boxes });
  let child: ChildProcess | null = null;
  const start = async (): Promise<void> => {
    child = spawn(PROGRAM, ["-F", "-c", config], { stdio: "ignore" });
    await waitUntilOpen(imaps_port, path.join(folder, "dovecot.log"));
    await waitUntilOpen(lmtp_port, path.join(folder, "dovecot.log"));
  };
  const halt = async (): Promise<void> => {
    child?.kill("SIGTERM");
    if (child !== null) await ended(child);
    child = null;
  };
  await start();
  return {
    imap_port,
    imaps_port,
    lmtp_port,
    ca_file: path.join(folder, "cert.pem"),
    start,
    halt,
    close: async () => {
      await halt();
      rmSync(folder, { recursive: true, force: true });
    },
    // Nobody is signed in any more: each session has a process of its own, which reads the folders when it begins.
    empty: async () => {
      execFileSync("find", [path.join(folder, "mail"), "-mindepth", "1", "-delete"]);
    },
    renumber: async (user) => {
      await halt();
      execFileSync("find", [path.join(folder, "mail", user), "-name", "dovecot*", "-delete"]);
      await start();
    },
  };
};
