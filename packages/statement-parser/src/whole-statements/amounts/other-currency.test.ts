import { expect, it } from "vitest";
import { parseBytes } from "../../parse-bytes.ts";

const read = (text: string): unknown[] => {
  const parsed = parseBytes(new TextEncoder().encode(text), { today: "2026-11-20" });
  return (parsed.ok ? parsed.value.statements : []).map(({ currency, proof }) => [
    currency,
    proof.verdict,
    proof.doubts.map(({ code }) => code),
  ]);
};

const page = (
  closing: string,
): string => `Harbourside Bank    Account statement    1 March 2026 to 31 March 2026
Currency                                                      EUR
Opening balance                                         1,200.00 EUR
Closing balance                                         ${closing}

Date          Description                  Paid out          Balance
02 Mar 2026   COFFEE HOUSE                    20.00         1,180.00
05 Mar 2026   GROCER                          10.00         1,170.00
09 Mar 2026   BUS                             20.00         1,150.00
`;

const table = (closing: string): string =>
  `Account;Household\nCurrency;EUR\nClosing balance;${closing}\n\nDate;Details;Amount;Balance\n2026-03-02;Coffee house;-20.00;1180.00\n2026-03-05;Grocer;-10.00;1170.00\n2026-03-09;Bus;-20.00;1150.00\n`;

it.each([page, table])("a last balance in another currency than the rows proves nothing of them", (print) => {
  expect(read(print("1,150.00 EUR"))).toEqual([["EUR", "proved", []]]);
  expect(read(print("1,150.00 USD"))).toEqual([["EUR", "partly", ["balance_currency"]]]);
});
