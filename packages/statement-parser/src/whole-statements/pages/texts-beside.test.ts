import { describe, expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";

type Cells = PlacedLine extends readonly [number, ...infer Rest] ? Rest : never;
type Said = { verdict: string; rows: readonly (readonly [string, string | null, string | null])[] };

const read = (lines: readonly PlacedLine[]): Said[] => {
  const parsed = readDocument({ pages: placePages([lines]), fixedPitch: false }, { today: "2026-11-20" });
  return (parsed.ok ? parsed.value.statements : []).map(({ proof, transactions }) => ({
    verdict: proof.verdict,
    rows: transactions.map(({ description, reference, counterparty }) => [
      description,
      reference,
      counterparty,
    ]),
  }));
};

/** A statement whose rows have these cells between their day and their amount. */
const draw = (names: Cells, rows: readonly Cells[], under: readonly PlacedLine[] = []): PlacedLine[] => {
  const days = ["02/03/2026", "03/03/2026", "05/03/2026", "09/03/2026", "11/03/2026", "12/03/2026"];
  const balances = ["90.00", "80.00", "70.00", "60.00", "50.00", "40.00"];
  return [
    [20, [40, "Statement of account"], [300, "01/03/2026 - 31/03/2026 GBP"]],
    [40, [40, "Date"], ...names, [470, ">Amount"], [550, ">Balance"]],
    [55, [40, "Opening balance"], [550, ">100.00"]],
    ...rows.map((cells, at): PlacedLine => [
      75 + at * 20,
      [40, days[at] ?? ""],
      ...cells,
      [470, ">-10.00"],
      [550, `>${balances[at] ?? ""}`],
    ]),
    ...under,
  ];
};

const saidOf = (lines: readonly PlacedLine[]): Said["rows"] => read(lines)[0]?.rows ?? [];

const SHOPS = ["BAKER", "GROCER LEEDS", "BUS", "CINEMA", "BOOKS AND TEA", "PHARMACY"];

describe("columns beside the texts of rows", () => {
  it("are references where they are named so", () => {
    const rows = SHOPS.map((shop, at): Cells => [
      [110, shop],
      [320, `77120${String(at * 37)}`],
    ]);
    const [first] = read(
      draw(
        [
          [110, "Description"],
          [320, "Reference"],
        ],
        rows,
      ),
    );
    expect(first?.verdict).toBe("proved");
    expect(first?.rows).toEqual(SHOPS.map((shop, at) => [shop, `77120${String(at * 37)}`, null]));
  });

  it("are references by what they hold under a name that nobody knows, and times and kinds are none", () => {
    const kinds = ["POS", "POS", "TRF", "POS", "TRF", "POS"];
    const rows = SHOPS.map((shop, at): Cells => [
      [110, `10:1${String(at)}`],
      [150, kinds[at] ?? ""],
      [200, shop],
      [340, `0${String(at)}9912`],
    ]);
    const names: Cells = [
      [110, "Time"],
      [150, "Type"],
      [200, "Description"],
      [340, "Folio"],
    ];
    expect(saidOf(draw(names, rows))).toEqual(SHOPS.map((shop, at) => [shop, `0${String(at)}9912`, null]));
  });

  it("that count the rows are no references", () => {
    const rows = SHOPS.map((shop, at): Cells => [
      [110, `${String(at + 1)}.`],
      [150, shop],
    ]);
    expect(
      saidOf(
        draw(
          [
            [110, "No."],
            [150, "Description"],
          ],
          rows,
        ),
      ),
    ).toEqual(SHOPS.map((shop) => [shop, null, null]));
  });

  it("belong to the text where they say something in words", () => {
    const rows = SHOPS.map((shop): Cells => [
      [110, shop],
      [320, "Rent for March"],
    ]);
    expect(
      saidOf(
        draw(
          [
            [110, "Description"],
            [320, "Reference"],
          ],
          rows,
        ),
      ),
    ).toEqual(SHOPS.map((shop) => [`${shop} Rent for March`, "Rent for March", null]));
  });

  it("name the other party, who stays part of the text", () => {
    const rows = SHOPS.map((shop, at): Cells => [
      [110, shop],
      [260, `Invoice ${String(at)} of March`],
    ]);
    expect(
      saidOf(
        draw(
          [
            [110, "Counterparty"],
            [260, "Description"],
          ],
          rows,
        ),
      ),
    ).toEqual(SHOPS.map((shop, at) => [`${shop} Invoice ${String(at)} of March`, null, shop]));
  });

  it("are not told apart where a text reaches into them", () => {
    const rows = SHOPS.map((shop, at): Cells =>
      at === 2
        ? [[110, "BUS COMPANY OF THE NORTHERN AND EASTERN COUNTIES 4"]]
        : [
            [110, shop],
            [280, "553201"],
          ],
    );
    const said = saidOf(
      draw(
        [
          [110, "Description"],
          [280, "Reference"],
        ],
        rows,
      ),
    );
    expect(said[0]?.[0]).toBe("BAKER 553201");
    expect(said[2]?.[0]).toBe("BUS COMPANY OF THE NORTHERN AND EASTERN COUNTIES 4");
  });

  it("leave a row its words where it has no others", () => {
    const rows = SHOPS.map((shop, at): Cells =>
      at === 1
        ? [[320, "553201"]]
        : [
            [110, shop],
            [320, "998712"],
          ],
    );
    const said = saidOf(
      draw(
        [
          [110, "Description"],
          [320, "Reference"],
        ],
        rows,
      ),
    );
    expect(said.map(([text]) => text)).toEqual([
      "BAKER",
      "553201",
      "BUS",
      "CINEMA",
      "BOOKS AND TEA",
      "PHARMACY",
    ]);
  });

  it("say whom a row pays where its text is of fewer kinds", () => {
    const shops = ["BAKER", "BUS", "BAKER", "BUS", "BAKER", "CINEMA"];
    const rows = shops.map((shop, at): Cells => [
      [110, at === 5 ? "Direct debit" : "Card payment"],
      [260, shop],
    ]);
    const said = saidOf(
      draw(
        [
          [110, "Description"],
          [260, "Wohin"],
        ],
        rows,
      ),
    );
    expect(said.map(([text]) => text)).toEqual(
      shops.map((shop, at) => `${at === 5 ? "Direct debit" : "Card payment"} ${shop}`),
    );
  });

  it("hold no vendors under a name that nobody knows", () => {
    const purposes = ["Card", "Transfer", "Card", "Card", "Transfer", "Card"];
    const rows = SHOPS.map((shop, at): Cells => [
      [110, purposes[at] ?? ""],
      [220, shop],
    ]);
    const said = saidOf(
      draw(
        [
          [110, "Description"],
          [220, "Wohin"],
        ],
        rows,
      ),
    );
    expect(said.map(([text]) => text)).toEqual(SHOPS.map((shop, at) => `${purposes[at] ?? ""} ${shop}`));
  });
});

describe("times of rows", () => {
  it("are no words of theirs, whether a column names them or not", () => {
    const rows = SHOPS.map((shop, at): Cells => [
      [100, `1${String(at)}:27`],
      [126, "PM"],
      [160, shop],
    ]);
    expect(saidOf(draw([[160, "Description"]], rows)).map(([text]) => text)).toEqual(SHOPS);
    expect(saidOf(draw([[100, "Details"]], rows)).map(([text]) => text)).toEqual(SHOPS);
  });

  it("stay where only some rows begin with one", () => {
    const rows = SHOPS.map((shop, at): Cells => (at === 2 ? [[110, "11:27 TRAIN"]] : [[110, shop]]));
    expect(saidOf(draw([[110, "Description"]], rows))[2]?.[0]).toBe("11:27 TRAIN");
  });
});

describe("a rule that is drawn with signs", () => {
  it("is no word of a row", () => {
    const rows = SHOPS.map((shop): Cells => [[110, shop]]);
    const rule: PlacedLine = [184, [40, "----------------------------------------"]];
    expect(saidOf(draw([[110, "Description"]], rows, [rule])).at(-1)?.[0]).toBe("PHARMACY");
  });
});
