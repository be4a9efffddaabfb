import { writeDay } from "../../facts/days.ts";
import { makeFlow } from "../../draw/flow.ts";
import { makeJapanese } from "../../draw/japanese.ts";
import type { JapaneseText } from "../../draw/japanese.ts";
import type { Sheet } from "../../draw/sheet.ts";
import { A4 } from "../../draw/layout.ts";
import type { Drawing, Layout } from "../../draw/layout.ts";
import type { Context } from "../../facts/context.ts";
import { makeLedger, moneyIn, moneyOut, sumOf, toTruth } from "../../facts/ledger.ts";
import type { Ledger } from "../../facts/ledger.ts";
import { WHOLE, writeSize } from "../../facts/money.ts";
import { JAPANESE } from "../../facts/payees.ts";

const [X_DATE, X_TEXT, X_OUT, X_IN, X_BALANCE] = [50, 140, 370, 460, 545];

const drawHead = (sheet: Sheet, japanese: JapaneseText, y: number): number => {
  japanese.text(X_DATE, y, "年月日");
  japanese.text(X_TEXT, y, "お取引内容");
  japanese.right(X_OUT, y, "お支払金額（円）");
  japanese.right(X_IN, y, "お預り金額（円）");
  japanese.right(X_BALANCE, y, "差引残高（円）");
  sheet.line(50, y + 14, 545);
  return y + 20;
};

const drawAll = (sheet: Sheet, ledger: Ledger, facts: { number: string; seed: number }): void => {
  const japanese = makeJapanese(sheet, facts.seed === 2 ? "UniJIS-UCS2-HW-H" : "Identity-H");
  japanese.text(50, 40, "みどり川銀行", 18);
  japanese.text(50, 80, "山田　太郎　様", 11);
  japanese.text(50, 104, `普通預金　取引明細書　店番 012　口座番号 ${facts.number}`, 10);
  japanese.text(
    50,
    122,
    `照会期間　${writeDay(ledger.from, "YYYY年M月D日")}　～　${writeDay(ledger.to, "YYYY年M月D日")}`,
  );
  japanese.text(
    50,
    138,
    `お支払合計 ${writeSize(sumOf(moneyOut(ledger.entries)), WHOLE)}円　お預り合計 ${writeSize(sumOf(moneyIn(ledger.entries)), WHOLE)}円`,
  );
  const flow = makeFlow(sheet, {
    bottom: 780,
    head: (page) => drawHead(sheet, japanese, page === 1 ? 165 : 50),
  });
  const first = flow.next(15);
  japanese.text(X_TEXT, first, "前月繰越");
  japanese.right(X_BALANCE, first, writeSize(ledger.opening, WHOLE));
  for (const entry of ledger.entries) {
    const y = flow.next(15);
    japanese.text(X_DATE, y, writeDay(entry.booked_on, "YYYY年MM月DD日"));
    japanese.text(
      X_TEXT,
      y,
      entry.kind === "fee" ? "テスウリヨウ" : entry.kind === "cash" ? "カード　ATM" : entry.who,
    );
    sheet.note(entry.id);
    japanese.right(entry.amount < 0 ? X_OUT : X_IN, y, writeSize(entry.amount, WHOLE));
    japanese.right(X_BALANCE, y, writeSize(entry.balance, WHOLE));
  }
  const y = flow.next(20) + 5;
  japanese.text(X_TEXT, y, "現在残高");
  japanese.right(X_BALANCE, y, writeSize(ledger.closing, WHOLE));
};

const make = ({ random, rows, seed }: Context): Drawing => {
  const ledger = makeLedger({
    random,
    from: "2026-04-01",
    to: "2026-04-30",
    count: rows,
    payees: JAPANESE,
    opening: random.int(80_000, 2_400_000),
    scale: 3_000,
    neverOverdrawn: true,
  });
  const number = random.digits(7);
  return {
    engine: "direct",
    page: { size: A4, margin: 0 },
    draw: (sheet) => drawAll(sheet, ledger, { number, seed }),
    statements: [
      toTruth(ledger, { bank_name: "みどり川銀行", account: number, currency: "JPY", provable: true }),
    ],
  };
};

export const jpPassbook: Layout = { name: "jp-passbook", rows: [20, 90, 3], make };
