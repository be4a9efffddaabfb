import { writeDay } from "../facts/days.ts";
import { makeFlow } from "../draw/flow.ts";
import { makeJapanese } from "../draw/japanese.ts";
import type { Sheet } from "../draw/sheet.ts";
import { A4 } from "../draw/layout.ts";
import type { Drawing, Layout } from "../draw/layout.ts";
import type { Context } from "../facts/context.ts";
import { makeLedger, toTruth } from "../facts/ledger.ts";
import type { Ledger } from "../facts/ledger.ts";
import { WHOLE, writeSigned, writeSize } from "../facts/money.ts";
import { JAPANESE } from "../facts/payees.ts";

const drawAll = (sheet: Sheet, ledger: Ledger, number: string): void => {
  const chinese = makeJapanese(sheet, "Identity-H");
  chinese.text(50, 40, "綠島商業銀行", 17);
  chinese.text(50, 80, `帳號：${number}　幣別：TWD　戶名：林小明`, 10);
  chinese.text(
    50,
    98,
    `查詢期間：${writeDay(ledger.from, "YYYY/MM/DD")}～${writeDay(ledger.to, "YYYY/MM/DD")}`,
  );
  chinese.text(
    50,
    114,
    `期初餘額 NT$${writeSigned(ledger.opening / 100, WHOLE)}　期末餘額 NT$${writeSigned(ledger.closing / 100, WHOLE)}`,
  );
  const flow = makeFlow(sheet, {
    bottom: 780,
    head: (page) => {
      const y = page === 1 ? 140 : 50;
      chinese.text(50, y, "交易日期");
      chinese.text(130, y, "摘要");
      chinese.right(330, y, "支出");
      chinese.right(420, y, "存入");
      chinese.right(530, y, "餘額");
      sheet.line(50, y + 13, 540);
      return y + 18;
    },
  });
  for (const entry of ledger.entries.toReversed()) {
    const y = flow.next(13);
    chinese.text(50, y, writeDay(entry.booked_on, "YYYY/MM/DD"));
    chinese.text(130, y, entry.amount < 0 ? "跨行轉出" : "薪資轉入");
    sheet.note(entry.id);
    chinese.right(entry.amount < 0 ? 330 : 420, y, `$${writeSize(entry.amount / 100, WHOLE)}`);
    chinese.right(530, y, `$${writeSigned(entry.balance / 100, WHOLE)}`);
    const below = flow.next(14);
    chinese.text(50, below, `${9 + (entry.id % 9)}:${entry.reference.slice(0, 2)}:08`, 8);
    chinese.text(130, below, `${entry.who}　備註 ${entry.reference.slice(4)}`, 8);
  }
};

const make = ({ random, rows }: Context): Drawing => {
  const ledger = makeLedger({
    random,
    from: "2026-01-01",
    to: "2026-03-31",
    count: rows,
    payees: JAPANESE,
    opening: random.int(30_000, 900_000) * 100,
    scale: 120_000,
    step: 100,
  });
  const number = `0${random.digits(11)}`;
  return {
    engine: "direct",
    page: { size: A4, margin: 0 },
    draw: (sheet) => drawAll(sheet, ledger, number),
    statements: [
      toTruth(ledger, {
        bank_name: "綠島商業銀行",
        account: number,
        currency: "TWD",
        provable: true,
        order: ledger.entries.toReversed(),
      }),
    ],
  };
};

export const twTwoLines: Layout = { name: "held-back-05", rows: [18, 80, 2], make };
