import { expect, it } from "vitest";
import { parseBytes } from "../../parse-bytes.ts";

const message = (number: string, opening: string, rows: readonly string[], closing: string): string =>
  [":20:STARTUMS", ":25:DE89370400440532013000", `:28C:${number}`, opening, ...rows, closing, "-"].join("\n");

const listRows = (text: string): unknown => {
  const parsed = parseBytes(new TextEncoder().encode(text), { today: "2026-11-20" });
  return parsed.ok ? parsed.value.statements.map(({ transactions }) => transactions.length) : parsed.error;
};

it("a next page goes on from an intermediate balance, though its statement has another number", () => {
  const first = message(
    "00237/001",
    ":60F:C260801EUR100,00",
    [":61:2608030803D30,00NTRFNONREF"],
    ":62M:C260811EUR70,00",
  );
  const next = (opening: string): string =>
    message(
      "00011/002",
      `:60M:C260811EUR${opening}`,
      [":61:2608120812C5,00NTRFNONREF"],
      ":62F:C260831EUR75,00",
    );
  expect(listRows(`${first}\n${next("70,00")}`)).toStrictEqual([2]);
  expect(listRows(`${first}\n${next("71,00")}`)).toStrictEqual([1, 1]);
});
