import { say } from "@passbook/contract/sentences/requests";
import { Problem } from "../../problem.ts";

/** Bytes of a file from the first on, up to and without the last. */
export type Span = { readonly from: number; readonly to: number };

/** 416: where it ends is told in `Content-Range`. */
export const rangeOutside = (): Problem =>
  new Problem({
    status: 416,
    code: "range_outside",
    ...say("range_outside"),
  });

/**
 * What part of a file a `Range` asks for (RFC 9110, 14.2): null where it asks for none, or for something else than one part in bytes, which
 * is answered with the whole; "outside" where the file has no byte of it.
 */
export const readRange = (range: string | undefined, size: number): Span | "outside" | null => {
  const [, first = "", last = ""] = /^bytes *= *(\d*) *- *(\d*)$/i.exec(range ?? "") ?? [];
  if (first === "" && last === "") return null;
  if (first === "")
    return Number(last) === 0 ? "outside" : { from: Math.max(0, size - Number(last)), to: size };
  if (last !== "" && Number(last) < Number(first)) return null;
  if (Number(first) >= size) return "outside";
  return { from: Number(first), to: last === "" ? size : Math.min(size, Number(last) + 1) };
};
