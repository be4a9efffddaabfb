import { expect, it } from "vitest";
import { parseBytes } from "../../parse-bytes.ts";

const read = (text: string): unknown[] => {
  const parsed = parseBytes(new TextEncoder().encode(text), { today: "2026-11-20" });
  return (parsed.ok ? parsed.value.statements : []).map(({ proof }) => [
    proof.verdict,
    proof.doubts.map(({ code }) => code),
  ]);
};

const page = (
  year: number,
): string => `Himal Bank    Account statement    NPR    ${year}-05-16 to ${year}-06-14
Opening balance                                         1,200.00
Closing balance                                         1,150.00

Date          Description                  Paid out          Balance
${year}-05-16    COFFEE HOUSE                    20.00         1,180.00
${year}-05-21    GROCER                          10.00         1,170.00
${year}-06-02    BUS                             20.00         1,150.00
`;

const table = (year: number): string =>
  `Date;Details;Amount;Balance\n${year}-05-16;Coffee house;-20.00;1180.00\n${year}-05-21;Grocer;-10.00;1170.00\n${year}-06-02;Bus;-20.00;1150.00\n`;

it.each([page, table])("days of a year that is far ahead are those of another calendar", (print) => {
  expect(read(print(2026))).toEqual([[expect.any(String), expect.not.arrayContaining(["days_open"])]]);
  expect(read(print(2082))).toEqual([["partly", expect.arrayContaining(["days_open"])]]);
});
