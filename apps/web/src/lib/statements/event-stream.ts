export type StreamEvent = { readonly name: string; readonly data: string };

/** Cuts what arrived of an event stream into whole events and the rest that is still to be completed (WHATWG server-sent events). */
export const cutEvents = (
  text: string,
): { readonly events: readonly StreamEvent[]; readonly rest: string } => {
  const blocks = text.replaceAll("\r\n", "\n").split("\n\n");
  const rest = blocks.pop() ?? "";
  const events = blocks.flatMap((block) => {
    const lines = block.split("\n");
    const valuesOf = (field: string) =>
      lines
        .filter((line) => line.startsWith(`${field}:`))
        .map((line) => line.slice(field.length + 1).replace(/^ /, ""));
    const data = valuesOf("data");
    return data.length === 0 ? [] : [{ name: valuesOf("event").at(-1) ?? "message", data: data.join("\n") }];
  });
  return { events, rest };
};
