// `npm run -s passbook -- COMMAND …`: the command line, with paths as they are where it was called.
import path from "node:path";
import process from "node:process";
import { runChild } from "./run-child.mjs";
import { ROOT, ensureInstalled, findNode, withNode } from "./setup.mjs";

ensureInstalled();
const node = findNode();
const cli = path.join(ROOT, "apps/server/src/bin/passbook.ts");
const env = { ...withNode(node), DATA_DIR: process.env.DATA_DIR ?? path.join(ROOT, "data") };
runChild(node, [cli, ...process.argv.slice(2)], { cwd: process.env.INIT_CWD ?? process.cwd(), env });
