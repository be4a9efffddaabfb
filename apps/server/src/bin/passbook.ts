#!/usr/bin/env node
import "./check-node.ts";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import type { Services } from "../platform/services.ts";
import { runProgram } from "./run-program.ts";

const USAGE = `Usage: passbook COMMAND …

  parse FILE [--password P] [--country XX] [--json]     read a statement file; touches no database
  import FILE… --user E-MAIL [--account ID]             read statements into a person's accounts
  user add E-MAIL [--name N] [--password-stdin]         make a person
  user invite E-MAIL                                    print a link by which one person can register
  user list                                             who has an account here
  user disable|enable E-MAIL                            sign a person out and let them in no more, or again
  user make-admin|remove-admin E-MAIL                   have a person look after this Passbook, or no more
  user reset-factors E-MAIL                             let in with the password alone who lost passkeys and codes
  sample [--user E-MAIL]                                load the sample household
  backup FILE [--passphrase-file F]                     write everything into one file, encrypted with a passphrase
  backup drill [FILE] [--passphrase-file F]             restore a backup (the latest) into a scratch folder and compare it
  restore FILE [--verify] [--passphrase-file F]         fill an empty data folder, or only check the file
  originals [--to storage|database]                     where originals of statements are, or move all (BLOB_URL)
  rates FILE                                            keep the exchange rates that the ECB publishes (eurofxref-hist.zip)
  mcp [--url URL] [--port PORT]                         answer an assistant from a running Passbook, with a key
  doctor                                                look at everything an installation needs
  generate --rows N --out DIR                           write statements for a load test
  evaluate-categories FILE.tsv                          predict the categories of labelled rows, learning row by row
`;
const REFUSED = 2;

/** What can be done to people, where a word is none of it. */
const USAGE_OF_USER = `Usage: passbook user …\n\n${USAGE.split("\n")
  .filter((line) => line.startsWith("  user "))
  .join("\n")}\n`;

const stdout = (text: string): void => void process.stdout.write(text);
const stderr = (text: string): void => void process.stderr.write(text);

const opened: Services[] = [];
const openServices = async (): Promise<Services> => {
  const { openOrExplain } = await import("./open-or-explain.ts");
  // What a command prints is its answer; the log of its work would stand between the lines.
  const services = await openOrExplain({ LOG_LEVEL: "silent", ...process.env });
  opened.push(services);
  return services;
};

const closeOpened = async (): Promise<void> => {
  if (opened.length === 0) return;
  const { closeServices } = await import("../app.ts");
  await Promise.all(opened.map(closeServices));
};

const io = { openServices, readFile, stdout, stderr };
const today = (): string =>
  new Intl.DateTimeFormat("en-CA", { year: "numeric", month: "2-digit", day: "2-digit" }).format(new Date());

type Command = (args: readonly string[]) => Promise<number>;

/** Each loads only what it needs: reading one file should not wait for the whole server. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  parse: async () => {
    const { parseCommand } = await import("../cli/parse/parse.ts");
    const { makeReader } = await import("../reader/index.ts");
    return async (args) => {
      const reader = makeReader();
      try {
        return await parseCommand(args, { reader, readFile, writeFile, stdout, stderr, today: today() });
      } finally {
        await reader.close();
      }
    };
  },
  import: async () => {
    const { importCommand } = await import("../cli/import.ts");
    return (args) => importCommand(args, io);
  },
  user: async () => {
    const { userCommand } = await import("../cli/people/user-add.ts");
    const { inviteCommand } = await import("../cli/people/user-invite.ts");
    const { resetFactorsCommand } = await import("../cli/people/user-reset-factors.ts");
    const { RIGHTS_VERBS, rightsCommand } = await import("../cli/people/user-rights.ts");
    return (args) => {
      const [verb = ""] = args;
      if (verb === "invite") return inviteCommand(args, io);
      if (verb === "reset-factors") return resetFactorsCommand(args, io);
      if (RIGHTS_VERBS.has(verb)) return rightsCommand(args, io);
      if (verb === "add") return userCommand(args, { ...io, env: process.env, stdin: process.stdin });
      stderr(USAGE_OF_USER);
      return Promise.resolve(REFUSED);
    };
  },
  sample: async () => {
    const { sampleCommand } = await import("../cli/sample.ts");
    return (args) => sampleCommand(args, io);
  },
  backup: async () => {
    const { backupCommand } = await import("../cli/backup/backup.ts");
    const { drillCommand } = await import("../cli/backup/drill.ts");
    const { parseConfig } = await import("./open-or-explain.ts");
    return (args) =>
      args[0] === "drill"
        ? drillCommand(args.slice(1), { ...io, env: process.env, config: parseConfig(process.env) })
        : backupCommand(args, { ...io, env: process.env });
  },
  restore: async () => {
    const { restoreCommand } = await import("../cli/backup/restore.ts");
    const { parseConfig } = await import("./open-or-explain.ts");
    return (args) => restoreCommand(args, { ...io, env: process.env, config: parseConfig(process.env) });
  },
  originals: async () => {
    const { originalsCommand } = await import("../cli/originals.ts");
    return (args) => originalsCommand(args, io);
  },
  rates: async () => {
    const { ratesCommand } = await import("../cli/rates.ts");
    return (args) => ratesCommand(args, io);
  },
  mcp: async () => {
    const { mcpCommand } = await import("../cli/mcp/mcp.ts");
    return (args) => mcpCommand(args, { stdout, stderr, env: process.env });
  },
  doctor: async () => {
    const { doctorCommand } = await import("../cli/doctor/doctor.ts");
    const { parseConfig } = await import("./open-or-explain.ts");
    return (args) => doctorCommand(args, { ...io, config: parseConfig(process.env) });
  },
  "evaluate-categories": async () => {
    const { evaluateCategoriesCommand } = await import("../cli/measure/evaluate-categories.ts");
    return (args) => evaluateCategoriesCommand(args, { readFile, stdout, stderr });
  },
  generate: async () => {
    const { generateCommand } = await import("../cli/measure/generate.ts");
    const makeFolder = async (folder: string): Promise<void> =>
      void (await mkdir(folder, { recursive: true }));
    return (args) => generateCommand(args, { makeFolder, writeFile, stdout, stderr });
  },
};

// Whoever reads may have seen enough (`passbook doctor | head`).
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});

await runProgram(async () => {
  const [name = "", ...args] = process.argv.slice(2);
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (load === undefined) {
    const isAsked = name === "help" || name === "--help" || name === "-h";
    (isAsked ? stdout : stderr)(USAGE);
    process.exitCode = isAsked ? 0 : REFUSED;
    return;
  }
  try {
    const command = await load();
    process.exitCode = await command(args);
  } finally {
    await closeOpened();
  }
});
