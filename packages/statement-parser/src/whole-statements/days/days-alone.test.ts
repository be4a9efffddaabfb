import { describe, expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";
import { parseBytes } from "../../parse-bytes.ts";
import type { ParsedStatement } from "../../parsed-file.ts";

const read = (lines: readonly PlacedLine[]): ParsedStatement | undefined => {
  const parsed = readDocument({ pages: placePages([lines]), fixedPitch: false }, { today: "2026-11-20" });
  return parsed.ok ? parsed.value.statements[0] : undefined;
};

const daysOf = (statement: ParsedStatement | undefined): string[] | undefined =>
  statement?.transactions.map(({ booked_on }) => booked_on);

/** Each day stands nearer to the row above than to the rows under it. */
const NEAR_ABOVE: PlacedLine[] = [
  [20, [40, "Konto väljavõte"], [200, "01.03.2025 - 31.03.2025"], [400, "EUR"]],
  [32, [40, "Algsaldo"], [520, ">2 424,00"]],
  [60, [40, "hh:mm"], [90, "Selgitus"], [330, ">Sissetulek"], [420, ">Väljaminek"], [520, ">Saldo"]],
  [78, [40, "1 märts 2025"]],
  [92, [40, "09:21"], [90, "KAARDIMAKSE"], [420, ">5,28"], [520, ">2 418,72"]],
  [102, [90, "TANKLA"]],
  [114, [40, "3 märts 2025"]],
  [128, [40, "13:48"], [90, "KUUTASU"], [420, ">4,16"], [520, ">2 414,56"]],
  [140, [40, "4 märts 2025"]],
  [154, [40, "17:00"], [90, "TAGASTUS"], [330, ">41,50"], [520, ">2 456,06"]],
  [166, [40, "6 märts 2025"]],
  [180, [40, "16:41"], [90, "KAARDIMAKSE"], [420, ">18,12"], [520, ">2 437,94"]],
  [192, [40, "9 märts 2025"]],
  [206, [40, "10:02"], [90, "KAARDIMAKSE"], [420, ">37,94"], [520, ">2 400,00"]],
  [218, [40, "10 märts 2025"]],
  [232, [40, "12:30"], [90, "INTRESS"], [330, ">1,32"], [520, ">2 401,32"]],
  [252, [40, "Lõppsaldo"], [520, ">2 401,32"]],
];

/** Rows have their number and the day of their value, under the day of booking. */
const ofValue = (number: string): PlacedLine[] => [
  [20, [40, "Extrato mensal"], [200, "01/01/2026 - 31/01/2026"], [400, "AOA"]],
  [32, [40, "Saldo inicial"], [520, ">500,00"]],
  [
    60,
    [40, "No."],
    [70, "Data valor"],
    [140, "Nº doc."],
    [230, "Descritivo"],
    [440, ">Montante"],
    [520, ">Saldo"],
  ],
  [78, [40, "02/01/2026"]],
  [90, [50, "1"], [70, "03-01-2026"], [140, "681487"], [230, "COMPRA"], [440, ">-20,00"], [520, ">480,00"]],
  [102, [230, "31/12 14:41 LUANDA"]],
  [116, [40, "04/01/2026"]],
  [128, [50, "2"], [70, "04-01-2026"], [140, "421018"], [230, "TELENET"], [440, ">-8,00"], [520, ">472,00"]],
  [140, [230, "NO. 1775/01 (4,00 + 4,00)"]],
  [154, [40, "05/01/2026"]],
  [166, [50, "3"], [70, "06-01-2026"], [140, number], [230, "RENDA"], [440, ">-72,00"], [520, ">400,00"]],
  [178, [230, "05/01 20:18 LUANDA"]],
  [192, [40, "09/01/2026"]],
  [
    204,
    [50, "4"],
    [70, "10-01-2026"],
    [140, "722305"],
    [230, "ORDENADO"],
    [440, ">600,00"],
    [520, ">1.000,00"],
  ],
  [216, [50, "5"], [70, "09-01-2026"], [140, "722306"], [230, "KIOSK"], [440, ">-10,00"], [520, ">990,00"]],
  [240, [40, "Saldo final"], [520, ">990,00"]],
];

/** A table of which each day has a line, in the column of words. */
const TABLE = `Details,Value date,Amount,Balance
Opening balance,,,1000.00
RENT,2026-05-01,-700.00,300.00
02 May 2026,,,
PHONE,2026-05-02,-20.00,280.00
SHOP,2026-05-02,-30.00,250.00
05 May 2026,,,
SALARY,2026-05-06,900.00,1150.00
Closing balance,,,1150.00
`;

describe("a day alone on its line", () => {
  it("is that of the rows under it, however near it stands to the row above", () => {
    const statement = read(NEAR_ABOVE);
    expect(daysOf(statement)).toEqual([
      "2025-03-01",
      "2025-03-03",
      "2025-03-04",
      "2025-03-06",
      "2025-03-09",
      "2025-03-10",
    ]);
    expect(statement?.proof.verdict).toBe("proved");
  });

  it("is that of rows with a day of value, and with a number that is no day", () => {
    const statement = read(ofValue("88852097"));
    expect(daysOf(statement)).toEqual(["2026-01-02", "2026-01-04", "2026-01-05", "2026-01-09", "2026-01-09"]);
    expect(statement?.proof.verdict).toBe("proved");
  });

  it("proves nothing where it is taken for words of the row above it", () => {
    expect(read(ofValue("06012026"))?.proof.verdict).toBe("partly");
  });

  it("is no words of the row above it in a table, which then is not proved", () => {
    const parsed = parseBytes(new TextEncoder().encode(TABLE), { today: "2026-11-20" });
    const [statement] = parsed.ok ? parsed.value.statements : [];
    expect(statement?.transactions).toHaveLength(4);
    expect(statement?.proof.verdict).toBe("partly");
  });
});
