import { createBankAccount } from "@passbook/contract/bank-accounts";
import type { TestServer } from "../harness.ts";
import type { TestPerson } from "../people.ts";
import { uploadStatement } from "../populate.ts";

/** Two accounts with lists of what they hold. */
export const makeDepots = async (
  server: TestServer,
  person: TestPerson,
): Promise<readonly [string, string]> => {
  const make = async (name: string, currency: string): Promise<string> => {
    const body = { account_type: "investment", currency, bank: { name } } as const;
    return (await person.call(createBankAccount, { body })).answer.data.id;
  };
  const [one, other] = [await make("Isar Broker", "EUR"), await make("Rhein Broker", "USD")] as const;
  const upload = (id: string, ...rows: readonly string[]) =>
    uploadStatement(server, person, {
      bank_account_id: id,
      file_name: "depot.csv",
      text: ["Date,Symbol,Security,Quantity,Price,Market value,Cost basis,Currency", ...rows].join("\n"),
    });
  await upload(
    one,
    "2026-03-05,HFN,Hafen AG,100,10.00,1000.00,900.00,EUR",
    "2026-03-05,SUM,=Sum AG,3,7.00,21.00,,EUR",
  );
  await upload(one, "2026-04-05,HFN,Hafen AG,90.5,11.00,995.50,900.00,EUR");
  await upload(other, "2026-04-05,NGW,Northgate Water,2,10.00,20.00,,USD");
  return [one, other];
};
