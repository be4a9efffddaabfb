import { GUIDE } from "./guide.ts";
import type { JsonSchema, OpenApi, Operation, Parameter } from "./to-openapi.ts";

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

const LIMITS = ["format", "minLength", "maxLength", "minimum", "maximum", "pattern"] as const;

/** A type in one line: `string`, `integer or null`, `one of "a", "b"`, `list of object`. */
const describeType = (schema: JsonSchema): string => {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return [...new Set(choices.map(describeType))].join(" or ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined)
    return `one of ${schema.enum.map((each) => JSON.stringify(each)).join(", ")}`;
  if (schema.type === "array") return `list of ${describeType(schema.items ?? {})}`;
  return Array.isArray(schema.type) ? schema.type.join(" or ") : (schema.type ?? "any");
};

const SAFE_LIMIT = Number.MAX_SAFE_INTEGER;

const describeLimits = (schema: JsonSchema): string =>
  LIMITS.filter((name) => schema[name] !== undefined && Math.abs(Number(schema[name])) !== SAFE_LIMIT)
    .map((name) => `${name} ${String(schema[name])}`)
    .join(", ");

type Field = { name: string; schema: JsonSchema; required: boolean };

const MOST_DEEP = 4;

/** The fields of an object with those of the objects inside it, named by their path. */
const listFields = (schema: JsonSchema, prefix = "", depth = 0): Field[] => {
  const inner = schema.type === "array" ? (schema.items ?? {}) : schema;
  const open = (inner.anyOf ?? [inner]).filter(({ properties }) => properties !== undefined);
  if (depth > MOST_DEEP) return [];
  return open.flatMap((object) =>
    Object.entries(object.properties ?? {}).flatMap(([name, each]) => {
      const path = `${prefix}${name}`;
      const below = each.type === "array" ? `${path}[].` : `${path}.`;
      const required = object.required?.includes(name) ?? false;
      return [{ name: path, schema: each, required }, ...listFields(each, below, depth + 1)];
    }),
  );
};

const toRow = ({ name, schema, required }: Field): string =>
  `<tr><th scope="row"><code>${escape(name)}</code>${required ? "" : ' <span class="quiet">optional</span>'}</th><td>${escape(describeType(schema))} <span class="quiet">${escape(describeLimits(schema))}</span></td></tr>`;

const toTable = (caption: string, fields: readonly Field[]): string =>
  fields.length === 0
    ? ""
    : `<div class="scroll"><table><caption>${escape(caption)}</caption><tbody>${fields.map(toRow).join("")}</tbody></table></div>`;

const toParameterTable = (
  parameters: readonly Parameter[],
  place: Parameter["in"],
  caption: string,
): string =>
  toTable(
    caption,
    parameters.filter((each) => each.in === place),
  );

const toBodyPart = (title: string, content: Record<string, { schema: JsonSchema }> | undefined): string =>
  Object.entries(content ?? {})
    .map(([type, { schema }]) => {
      const fields = listFields(schema);
      return fields.length === 0
        ? `<p>${escape(title)}: ${escape(describeType(schema))} <span class="quiet">${escape(type)}</span></p>`
        : toTable(`${title} (${type})`, fields);
    })
    .join("");

/** Who may call, in a word: anybody, a key with a scope, or the person alone. */
const describeGuard = ({ security }: Operation): string => {
  if (security.length === 0) return "public";
  const scopes = security.flatMap(({ key }) => key ?? []);
  if (scopes.length > 0) return `key: ${scopes.join(", ")}`;
  return security.some(({ key }) => key !== undefined) ? "any key" : "person";
};

const toExample = (content: Record<string, { example?: unknown }> | undefined): string =>
  Object.values(content ?? {})
    .filter(({ example }) => example !== undefined)
    .map(({ example }) => `<pre>${escape(JSON.stringify(example, null, 2))}</pre>`)
    .join("");

const toRefusals = (responses: Operation["responses"]): string =>
  Object.entries(responses)
    .filter(([, { description }]) => description.startsWith("Refused"))
    .map(
      ([status, { description }]) => `<li>${status} <span class="quiet">${escape(description)}</span></li>`,
    )
    .join("");

const toCall = (path: string, method: string, operation: Operation): string => {
  const [status = "", answer] = Object.entries(operation.responses)[0] ?? [];
  const guard = `<span class="badge">${escape(describeGuard(operation))}</span>`;
  return `<details id="${escape(operation.operationId)}"><summary><span class="method ${method}">${method.toUpperCase()}</span> <code>${escape(path)}</code> <span>${escape(operation.summary)}</span> ${guard}</summary>
${toParameterTable(operation.parameters, "path", "In the path")}${toParameterTable(operation.parameters, "query", "In the query")}${toBodyPart("Body", operation.requestBody?.content)}${toExample(operation.requestBody?.content)}
<p>Answers <strong>${status}</strong>${answer?.content === undefined ? " without a body" : ""}.</p>${toBodyPart("Answer", answer?.content)}
<ul>${toRefusals(operation.responses)}</ul></details>`;
};

const groupByTag = (document: OpenApi): Map<string, string[]> => {
  const groups = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(methods)) {
      const [tag = ""] = operation.tags;
      groups.set(tag, [...(groups.get(tag) ?? []), toCall(path, method, operation)]);
    }
  return groups;
};

/** A page to browse an OpenAPI document: no scripts, its style in a file of its own, so that the strictest policy allows it. */
export const renderDocs = (
  document: OpenApi,
  { json_url, css_url }: { json_url: string; css_url: string },
): string => {
  const groups = [...groupByTag(document)];
  const links = groups.map(([tag]) => `<li><a href="#${escape(tag)}">${escape(tag)}</a></li>`).join("");
  const sections = groups.map(
    ([tag, calls]) => `<section id="${escape(tag)}"><h2>${escape(tag)}</h2>${calls.join("\n")}</section>`,
  );
  const { title, version, description } = document.info;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title><link rel="stylesheet" href="${escape(css_url)}"></head><body>
<header><h1>${escape(title)} <span class="quiet">${escape(version)}</span></h1><p>${escape(description)}</p>
<p><a href="${escape(json_url)}">OpenAPI 3.1 as JSON</a></p></header>
<nav aria-label="Parts"><ul>${links}</ul></nav><main>${GUIDE}
${sections.join("\n")}</main></body></html>
`;
};
