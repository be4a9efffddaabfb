import { importFile } from "./imports.ts";
import type { TestServer } from "./harness.ts";
import { makeOfx } from "./make-ofx.ts";
import type { TestPerson } from "./people.ts";

const toDay = (month: string, day: string): string => `${month}-${day}`;

/** Imports a statement of each month, so many days after its end as are told; the clock of the server goes along. */
export const importMonths = async (
  server: TestServer,
  person: TestPerson,
  months: readonly string[],
  days_after: readonly number[],
): Promise<void> => {
  for (const [index, month] of months.entries()) {
    const end = new Date(`${month}-01T09:00:00.000Z`);
    end.setUTCMonth(end.getUTCMonth() + 1);
    end.setUTCDate(days_after[index] ?? 1);
    server.clock.set(end.toISOString());
    const rows = ["01", "28"].map((day) => ({
      day: toDay(month, day),
      cents: -320,
      name: "CORNER CAFE",
      id: `${month}${day}`,
    }));
    await importFile(server, person, {
      name: `${month}.ofx`,
      bytes: makeOfx({ account: "5407324931", rows }),
    });
  }
};
