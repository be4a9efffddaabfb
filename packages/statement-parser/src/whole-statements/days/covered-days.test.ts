import { describe, expect, it } from "vitest";
import { parseBytes } from "../../parse-bytes.ts";

type Message = { readonly opened: string; readonly closed: string; readonly rows?: readonly string[] };

const toMt940 = (messages: readonly Message[]): string =>
  messages
    .map(
      ({ opened, closed, rows = [] }) =>
        `:20:A\n:25:12345678/5407324931\n:28C:1/1\n:60F:C${opened}EUR10,00\n${rows.map((day) => `:61:${day}${day.slice(2)}D1,00NTRFNONREF\n:61:${day}${day.slice(2)}C1,00NTRFNONREF\n`).join("")}:62F:C${closed}EUR10,00\n-\n`,
    )
    .join("");
const readPeriods = (...messages: Message[]) => {
  const read = parseBytes(new TextEncoder().encode(toMt940(messages)), { today: "2026-06-01" });
  return read.ok ? read.value.statements.map(({ period }) => [period.from, period.to]) : [];
};

describe("the days a statement between two dated balances covers", () => {
  it("begin after the close with which the one before it ended, so that daily and monthly ones neither overlap nor leave a day out", () => {
    expect(
      readPeriods(
        { opened: "260430", closed: "260504", rows: ["260504"] },
        { opened: "260504", closed: "260505", rows: ["260505"] },
        { opened: "260505", closed: "260506" },
      ),
    ).toEqual([
      ["2026-05-01", "2026-05-04"],
      ["2026-05-05", "2026-05-05"],
      ["2026-05-06", "2026-05-06"],
    ]);
    expect(
      readPeriods({ opened: "260331", closed: "260430" }, { opened: "260430", closed: "260531" }),
    ).toEqual([
      ["2026-04-01", "2026-04-30"],
      ["2026-05-01", "2026-05-31"],
    ]);
  });

  it("begin with the day of the first balance where something was booked on it, or the statement is one of a whole month", () => {
    expect(readPeriods({ opened: "260501", closed: "260508", rows: ["260501"] })).toEqual([
      ["2026-05-01", "2026-05-08"],
    ]);
    expect(readPeriods({ opened: "260501", closed: "260531", rows: ["260507"] })).toEqual([
      ["2026-05-01", "2026-05-31"],
    ]);
    expect(readPeriods({ opened: "260504", closed: "260504" })).toEqual([["2026-05-04", "2026-05-04"]]);
  });
});
