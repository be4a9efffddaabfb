import { Trans as LinguiTrans, type TransProps } from "@lingui/react";

type Values = NonNullable<TransProps["values"]>;

/** What could be taken for a tag is put in as an element of its own, whose text nobody reads for tags. */
const asText = (value: unknown): unknown =>
  typeof value === "string" && value.includes("<") ? <>{value}</> : value;

const asTexts = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, asText(value)]));

/** What `<Trans>` of the macro becomes (lingui.config.ts): the tags of a text are its translator's, and what a person or a bank wrote has none. */
export const Trans = ({ values, ...others }: TransProps) => (
  <LinguiTrans {...others} {...(values === undefined ? {} : { values: asTexts(values) })} />
);
