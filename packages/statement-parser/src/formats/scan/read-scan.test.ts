import { expect, it } from "vitest";
import { makeScan } from "../../../testing/make-scan.ts";
import type { Picture } from "../../decode/picture/picture.ts";
import { readScan } from "../../scan.ts";

const HINTS = { today: "2026-11-20" };
const WIDTH = 1654;
const HEIGHT = 2339;

const LINES = [
  ["Kontoauszug", "EUR"],
  ["Datum", "Text", "Betrag", "Saldo"],
  ["alter", "Kontostand", "100,00"],
  ["02.03.2026", "Hofladen", "-10,00", "90,00"],
  ["09.03.2026", "Gehalt", "50,00", "140,00"],
  ["neuer", "Kontostand", "140,00"],
];
const COLUMNS = [150, 420, 900, 1200];

/** What a recogniser says that saw these lines. */
const say = (lines: readonly (readonly string[])[]): string =>
  lines
    .flatMap((words, row) => {
      const [top, bottom] = [200 + row * 60, 230 + row * 60];
      return [
        `<span class='ocr_line' id='l' title="bbox 150 ${top} 1400 ${bottom}; baseline 0 -6; x_size 30; x_descenders 6; x_ascenders 8">`,
        ...words.flatMap((word, at) => {
          const left = COLUMNS[at] ?? 0;
          return [
            `<span class='ocrx_word' id='w' title='bbox ${left} ${top} ${left + word.length * 16} ${bottom}; x_wconf 93'>`,
            ...Array.from(
              word,
              (sign) => `<span class='ocrx_cinfo' title='x_bboxes 0 0 1 1; x_conf 98'>${sign}</span>`,
            ),
          ];
        }),
      ];
    })
    .join("\n");

/** A page with a black square near its top left. */
const drawSquare = (): Buffer => {
  const gray = Buffer.alloc(WIDTH * HEIGHT, 0xff);
  for (let y = 200; y < 260; y += 1) gray.fill(0, y * WIDTH + 300, y * WIDTH + 360);
  return gray;
};

const SCAN = makeScan({ width: WIDTH, height: HEIGHT, gray: drawSquare() });

it("the recogniser is given what the page shows, and what it says is read and proved", async () => {
  const given: Picture[] = [];
  const done: number[] = [];
  const read = await readScan(SCAN, HINTS, {
    recognise: (picture) => {
      given.push(picture);
      return Promise.resolve(say(LINES));
    },
    onPage: (page) => void done.push(page),
  });
  expect(done).toEqual([1]);
  const [picture] = given;
  if (picture === undefined || !read.ok) throw new Error("Nothing was read.");
  const at = (x: number, y: number): number | undefined => picture.gray[y * picture.width + x];
  expect([at(330, 230), at(280, 230), at(330, 280)]).toEqual([0, 255, 255]);
  expect(read.value).toMatchObject({
    format: "pdf",
    statements: [
      {
        proof: { verdict: "proved" },
        transactions: [
          { booked_on: "2026-03-02", amount: -1000 },
          { booked_on: "2026-03-09", amount: 5000 },
        ],
      },
    ],
  });
});

it("what the first look cannot prove is looked at again with finer dots", async () => {
  const widths: number[] = [];
  const misread = LINES.map((words) => words.map((word) => word.replace("-10,00", "10.00")));
  const read = await readScan(SCAN, HINTS, {
    recognise: (picture) => {
      widths.push(picture.width);
      return Promise.resolve(
        picture.width > 2000
          ? say(LINES).replaceAll(/(?<=bbox )[\d ]+(?=;)/g, (box) =>
              box
                .split(" ")
                .map((value) => String(Number(value) * 1.5))
                .join(" "),
            )
          : say(misread),
      );
    },
    onPage: () => undefined,
  });
  expect(widths.map((width) => width > 2000)).toEqual([false, true]);
  expect(read.ok && read.value.statements[0]?.proof.verdict).toBe("proved");
});

it("a page on which no letter is seen is refused with what to do", async () => {
  const read = await readScan(SCAN, HINTS, { recognise: () => Promise.resolve(""), onPage: () => undefined });
  expect(read).toMatchObject({
    ok: false,
    error: { code: "no_text_layer", message: expect.stringContaining("200 dpi") },
  });
});
