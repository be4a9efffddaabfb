import { describe, expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";

const FINNISH: PlacedLine[] = [
  [20, [40, "TILIOTE"], [200, "01.06.2026 - 30.06.2026"]],
  [40, [40, "Nro"], [93, "Arvopvm"], [152, "Selitys"], [525, ">EUR"]],
  [52, [152, "ALKUSALDO"], [525, ">1 120,92+"]],
  [64, [51, "Kirjauspäivä"], [107, "03.06.2026"]],
  [76, [51, "1"], [93, "04.06."], [152, "TILISIIRTO"], [525, ">980,00-"]],
  [88, [152, "Aino Metsälä"]],
  [100, [51, "2"], [93, "03.06."], [152, "KORTTIOSTO"], [525, ">19,25-"]],
  [112, [51, "Kirjauspäivä"], [107, "11.06.2026"]],
  [124, [51, "3"], [93, "12.06."], [152, "KORTTIOSTO"], [525, ">21,38-"]],
  [136, [51, "Kirjauspäivä"], [107, "24.06.2026"]],
  [148, [51, "4"], [93, "26.06."], [152, "PALKKA"], [525, ">2 444,96+"]],
  [160, [152, "LOPPUSALDO"], [525, ">2 545,25"]],
];

const ITALIAN: PlacedLine[] = [
  [20, [40, "ESTRATTO CONTO N. 10/2026"], [300, "DIVISA EUR"]],
  [40, [40, "Data"], [100, "Valuta"], [160, "Descrizione"], [460, ">Uscite"], [540, ">Entrate"]],
  [52, [40, "31.08.26"], [160, "SALDO INIZIALE A CREDITO"], [540, ">1.932,44"]],
  [64, [40, "02.09.26"], [100, "03.09.26"], [160, "BONIFICO A Giulia PER AFFITTO"], [460, ">815,00"]],
  [
    76,
    [40, "03.09.26"],
    [100, "04.09.26"],
    [160, "PAGAMENTO CARTA COOP NAPOLI DEL 02/09/2026"],
    [460, ">11,29"],
  ],
  [
    88,
    [40, "05.09.26"],
    [100, "05.09.26"],
    [160, "PAGAMENTO CARTA CRAI NAPOLI DEL 03/09/2026"],
    [460, ">53,76"],
  ],
  [
    100,
    [40, "12.09.26"],
    [100, "15.09.26"],
    [160, "PAGAMENTO CARTA TIGO TORINO DEL 11/09/2026"],
    [460, ">82,78"],
  ],
  [112, [40, "27.09.26"], [100, "27.09.26"], [160, "ACCREDITO STIPENDIO"], [540, ">1.500,00"]],
  [124, [40, "30.09.26"], [160, "SALDO FINALE A CREDITO"], [540, ">2.469,61"]],
];

describe("the day of booking", () => {
  it.each([
    [
      "stands over rows, in the column of the days of value",
      FINNISH,
      ["2026-06-03", "2026-06-03", "2026-06-11", "2026-06-24"],
    ],
    [
      "is told by names, whatever days stand in the words of rows",
      ITALIAN,
      ["2026-09-02", "2026-09-03", "2026-09-05", "2026-09-12", "2026-09-27"],
    ],
  ])("%s", (_, lines, days) => {
    const parsed = readDocument({ pages: placePages([lines]), fixedPitch: false }, { today: "2026-12-01" });
    const [statement] = parsed.ok ? parsed.value.statements : [];
    expect(statement?.transactions.map((row) => row.booked_on)).toEqual(days);
    expect(statement?.proof.verdict).toBe("proved");
  });
});
