// `npm start`: sets up what is missing, then serves everything on one port.
import process from "node:process";
import { runChild } from "./run-child.mjs";
import {
  ROOT,
  SERVER_FLAGS,
  SERVER_MEMORY,
  ensureInstalled,
  ensureServerBuilt,
  ensureWebBuilt,
  findNode,
  withNode,
} from "./setup.mjs";
import { stop } from "./stop.mjs";

const LEAST_NODE_TO_SET_UP = 20;
if (Number.parseInt(process.versions.node, 10) < LEAST_NODE_TO_SET_UP)
  stop(
    `Passbook needs Node ${LEAST_NODE_TO_SET_UP} or newer to set itself up; this is ${process.version}. Install a newer Node and try again.`,
  );

ensureInstalled();
const node = findNode();
ensureWebBuilt(node);
const serve = ensureServerBuilt(node, "serve");
runChild(node, [...SERVER_FLAGS, serve, ...process.argv.slice(2)], {
  cwd: ROOT,
  env: { ...SERVER_MEMORY, ...withNode(node) },
});
