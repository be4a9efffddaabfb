// `node scripts/with-node.mjs COMMAND …`: runs a command with the Node that Passbook brings first on the PATH, installing what is missing.
import process from "node:process";
import { runChild } from "./run-child.mjs";
import { ROOT, ensureInstalled, findNode, withNode } from "./setup.mjs";
import { stop } from "./stop.mjs";

const [command, ...args] = process.argv.slice(2);
if (command === undefined) stop("Say what to run: node scripts/with-node.mjs COMMAND …");
ensureInstalled();
const node = findNode();
runChild(command === "node" ? node : command, args, {
  cwd: ROOT,
  env: withNode(node),
  shell: process.platform === "win32",
});
