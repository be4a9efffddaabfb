// `npm run work`: carries out the work of a server that was started with --no-work.
import process from "node:process";
import { runChild } from "./run-child.mjs";
import {
  ROOT,
  SERVER_FLAGS,
  SERVER_MEMORY,
  ensureInstalled,
  ensureServerBuilt,
  findNode,
  withNode,
} from "./setup.mjs";

ensureInstalled();
const node = findNode();
const work = ensureServerBuilt(node, "work");
runChild(node, [...SERVER_FLAGS, work, ...process.argv.slice(2)], {
  cwd: ROOT,
  env: { ...SERVER_MEMORY, ...withNode(node) },
});
