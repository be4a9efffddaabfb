/** What is needed of a JSON Schema to make a value of it. */
export type Shape = {
  readonly type?: string | string[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly [key: string]: unknown;
};

const ID = "01a1f8c4-28c0-7000-9fbf-fcc3f87f9d4b";

/** Texts by the names of what they stand in. */
const TEXTS: Readonly<Record<string, string>> = {
  email: "asha@example.test",
  password: "quiet harbour 42 lanterns",
  token: "q7Yw2mB4vX9cR1tK8sL0dF3gH6jN5pZaEuIoWyQxVbM",
  last_4_digits: "4931",
  key: `${ID} [{"field":"vendor","op":"is","value":"Kiosk"}]`,
  currency: "EUR",
  base: "EUR",
  month: "2026-11",
  since: "2026-01-01",
  rate: "1.08",
  search: "q=coffee",
  pattern: "*@bank.example.test",
  host: "imap.example.test",
  url: "https://hooks.example.test/passbook",
};
const DAYS = /(?:^|_)(?:on|from|to|date)$/;

const makeText = (schema: Shape, name: string): string => {
  if (schema["pattern"] === "^[0-9a-f-]{36}$") return ID;
  return TEXTS[name] ?? (DAYS.test(name) ? "2026-11-03" : name.replaceAll("_", " "));
};

const makeObject = ({ properties = {}, required = [] }: Shape): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => required.includes(name))
      .map(([name, each]) => [name, makeExample(each, name)]),
  );

/** A value of a shape with all that it must have, the same each time; what may be left out is. */
export const makeExample = (schema: Shape, name = ""): unknown => {
  const [branch = schema] = schema.anyOf ?? schema.oneOf ?? [];
  if (branch !== schema) return makeExample(branch, name);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.properties !== undefined) return makeObject(schema);
  if (schema.items !== undefined) return [makeExample(schema.items, name)];
  if (schema.type === "integer" || schema.type === "number")
    return Math.max(1, Number(schema["minimum"] ?? 1));
  if (schema.type === "boolean") return true;
  if (schema.type === "null") return null;
  return schema.type === "object" ? {} : makeText(schema, name);
};
