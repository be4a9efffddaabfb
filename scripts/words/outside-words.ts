import { parseSync } from "oxc-parser";
import type { SourceFile } from "../imports.ts";

type Node = { readonly type: string; readonly [key: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

/** What Lingui takes to the catalog. */
const TO_CATALOG =
  /^(?:i18n|t|msg|plural|select|selectOrdinal|defineMessage|Trans|Plural|Select|SelectOrdinal)$/;
/** Faults of the program and its log, which say themselves to whoever mends it. */
const FOR_OTHERS = /(?:Error|Fault)$|^(?:super|console)$/;
/** Attributes that a person reads or hears. */
const SPOKEN =
  /^(?:aria-(?:label|description|valuetext|roledescription)|title|alt|placeholder|label|hint|caption|message|lead|summary|heading)$/;

const nameOf = (node: unknown): string => {
  if (!isNode(node)) return "";
  if (node.type === "MemberExpression") return nameOf(node["object"]);
  return typeof node["name"] === "string" ? node["name"] : nameOf(node["name"]);
};

/** True for what a person does not read, or reads in the words of a catalog. */
const isOutOfSight = (node: Node): boolean => {
  if (node.type.startsWith("TS") && !/^TS(?:As|Satisfies|NonNull)/.test(node.type)) return true;
  if (/^(?:Import|Export(?:All|Named))/.test(node.type)) return node["declaration"] == null;
  if (node.type === "TaggedTemplateExpression") return TO_CATALOG.test(nameOf(node["tag"]));
  if (node.type === "CallExpression" || node.type === "NewExpression")
    return TO_CATALOG.test(nameOf(node["callee"])) || FOR_OTHERS.test(nameOf(node["callee"]));
  if (node.type === "JSXElement")
    return isNode(node["openingElement"]) && TO_CATALOG.test(nameOf(node["openingElement"]["name"]));
  return node.type === "BinaryExpression" || node.type === "SwitchCase";
};

const LETTERS = /\p{L}{2}/u;
/** A capital letter before small ones, or several words. */
const WORDS = /^\s*\p{Lu}\p{Ll}+(?:[\s,.;:!?…]|$)|^\s*\p{Ll}{2,}[ ,]+\p{Ll}+[ ,.]+\p{Ll}+/u;

const textOf = (node: Node): string => {
  if (node.type === "Literal" && typeof node["value"] === "string") return node["value"];
  if (node.type !== "TemplateElement" || !isNode({ type: "", ...Object(node["value"]) })) return "";
  const { cooked } = node["value"] as { readonly cooked?: string };
  return cooked ?? "";
};

const lookAt = (node: Node, spoken: boolean): string | null => {
  if (node.type === "JSXText") {
    const text = String(node["value"]).trim();
    return LETTERS.test(text) ? text : null;
  }
  const text = textOf(node);
  return (spoken ? LETTERS : WORDS).test(text) ? text : null;
};

const walk = (value: unknown, spoken: boolean, found: string[]): void => {
  if (Array.isArray(value)) for (const each of value) walk(each, spoken, found);
  if (!isNode(value) || isOutOfSight(value)) return;
  const text = lookAt(value, spoken);
  if (text !== null) found.push(text);
  const isSpoken = value.type === "JSXAttribute" ? SPOKEN.test(nameOf(value["name"])) : spoken;
  for (const [key, child] of Object.entries(value)) {
    const isName = key === "key" && value["computed"] !== true;
    if (!isName) walk(child, value.type === "CallExpression" ? false : isSpoken, found);
  }
};

/** Texts of a screen that stand in no catalog: between tags, in what is read aloud, and wherever a literal reads like words. */
export const findOutsideWords = ({ name, text }: SourceFile): string[] => {
  const found: string[] = [];
  walk(parseSync(name, text).program.body, false, found);
  return found;
};
