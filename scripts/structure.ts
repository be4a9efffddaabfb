import path from "node:path";
import { listTargets, type SourceFile } from "./imports.ts";

/** So many files a person still takes in at one look. */
const MOST_FILES = 25;

/** One file a language, read one at a time: its length is that of the world. */
const LISTS = ["packages/statement-parser/src/words/languages"];

const TEST = /(\.(test|spec)\.tsx?$|\/testing\/)/;

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** A way back to where it begins, for each set of nodes that reach one another (Tarjan 1972, by what can be reached). */
const findCircles = (graph: Graph): string[][] => {
  const found: string[][] = [];
  const seen = new Map<string, number>();
  const stack: string[] = [];
  const done = new Set<string>();
  const visit = (node: string): number => {
    const own = seen.size;
    seen.set(node, own);
    stack.push(node);
    let lowest = own;
    for (const next of graph.get(node) ?? []) {
      if (done.has(next)) continue;
      lowest = Math.min(lowest, seen.get(next) ?? visit(next));
    }
    if (lowest < own) return lowest;
    const together = stack.splice(stack.indexOf(node));
    for (const name of together) done.add(name);
    if (together.length > 1) found.push(together.toSorted());
    return lowest;
  };
  for (const node of graph.keys()) if (!done.has(node)) visit(node);
  return found;
};

const toGraph = (links: readonly (readonly [from: string, to: string])[]): Graph => {
  const graph = new Map<string, Set<string>>();
  for (const [from, to] of links) {
    const targets = graph.get(from) ?? new Set();
    graph.set(from, targets.add(to));
  }
  return graph;
};

const listLinks = (files: readonly SourceFile[]): (readonly [string, string])[] => {
  const names = new Set(files.map(({ name }) => name));
  return files
    .filter(({ name }) => !TEST.test(name))
    .flatMap((file) =>
      listTargets(file)
        .filter((target) => names.has(target) && target !== file.name)
        .map((target) => [file.name, target] as const),
    );
};

/** Where two files part: what holds each of them in the lowest folder that holds both. */
const splitPaths = ([from, to]: readonly [string, string]): readonly [string, string] => {
  const [own, other] = [from.split("/"), to.split("/")];
  const depth = own.findIndex((part, at) => part !== other[at]) + 1;
  return [own.slice(0, depth).join("/"), other.slice(0, depth).join("/")];
};

/** What stands in a circle, types included: files among each other, and what one folder holds, be it a file or a folder. */
export const findStructureCircles = (files: readonly SourceFile[]): string[] => {
  const links = listLinks(files);
  const circles = [...findCircles(toGraph(links)), ...findCircles(toGraph(links.map(splitPaths)))];
  return [...new Set(circles.map((names) => `in a circle: ${names.join(" ↔ ")}`))];
};

/** Folders that hold more source files than a room should. */
export const findCrowdedFolders = (names: readonly string[]): string[] => {
  const counts = Map.groupBy(names, (name) => path.posix.dirname(name));
  return [...counts]
    .filter(([folder, held]) => held.length > MOST_FILES && !LISTS.includes(folder))
    .map(([folder, held]) => `${folder}: ${String(held.length)} files, ${String(MOST_FILES)} are a room`);
};
