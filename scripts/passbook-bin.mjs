#!/usr/bin/env node
// `npx passbook` of the package that `npm run -s pack` made: alone it serves everything on one port, with its data in `data` where it was called;
// `npx passbook work` does the work of a server that leaves it to others, and `npx passbook COMMAND` is the command line.
import { createRequire } from "node:module";
import path from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { runChild } from "./run-child.mjs";
import { stop } from "./stop.mjs";

const LEAST_NODE = 24;
const HELP = new Set(["--help", "-h", "help"]);
const ABOUT_SERVING = `Usage: passbook [--only core|common] [--no-work]        serve everything, with its data in ./data
       passbook work                                  do the work of servers that were started with --no-work
`;
const { flags, memory } = createRequire(import.meta.url)("./start.json");

/** The Node that the package brings for this machine, else the machine's own when it is new enough. */
const findNode = () => {
  const is_windows = process.platform === "win32";
  try {
    const about = createRequire(import.meta.url).resolve(
      `node-${is_windows ? "win" : process.platform}-${process.arch}/package.json`,
    );
    return path.join(path.dirname(about), "bin", is_windows ? "node.exe" : "node");
  } catch {
    if (Number.parseInt(process.versions.node, 10) >= LEAST_NODE) return process.execPath;
    return stop(
      `Passbook brings no Node of its own for ${process.platform} ${process.arch}, and this one is ${process.version}. Install Node ${String(LEAST_NODE)} or newer and try again.`,
    );
  }
};

const fileOf = (name) => fileURLToPath(new URL(`apps/server/dist/${name}.mjs`, import.meta.url));

/** What Node is asked to run. */
const findProgram = () => {
  const given = process.argv.slice(2);
  const [first = "--serve", ...others] = given;
  if (HELP.has(first)) process.stdout.write(ABOUT_SERVING);
  else if (first.startsWith("--")) return [...flags, fileOf("serve"), ...given];
  else if (first === "work") return [...flags, fileOf("work"), ...others];
  return [fileOf("passbook"), ...given];
};

runChild(findNode(), findProgram(), { env: { NODE_ENV: "production", ...memory, ...process.env } });
