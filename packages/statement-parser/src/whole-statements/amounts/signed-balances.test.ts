import { expect, it } from "vitest";
import { placePages } from "../../../testing/place-words.ts";
import type { PlacedLine } from "../../../testing/place-words.ts";
import { readDocument } from "../../layout/pages/read-document.ts";

it("the sign of a currency beside balances alone leaves whole amounts without one what they are", () => {
  const lines: PlacedLine[] = [
    [20, [40, "お取引明細書 2024年12月1日 - 2024年12月31日"]],
    [32, [40, "通貨: JPY"]],
    [50, [40, "年月日"], [140, "摘要"], [320, ">お預り金額"], [420, ">お支払金額"], [520, ">残高"]],
    [65, [40, "2024年12月1日"], [140, "前回残高"], [520, ">¥346,932"]],
    [80, [40, "2024年12月1日"], [140, "振込入金"], [320, ">5,700"], [520, ">¥352,632"]],
    [95, [40, "2024年12月4日"], [140, "喫茶あさひ"], [420, ">2,334"], [520, ">¥350,298"]],
    [110, [40, "2024年12月5日"], [140, "家賃"], [420, ">74,900"], [520, ">¥275,398"]],
    [125, [40, "2024年12月16日"], [140, "手数料"], [420, ">509"], [520, ">¥274,889"]],
    [140, [40, "今回残高"], [520, ">¥274,889"]],
  ];
  const parsed = readDocument({ pages: placePages([lines]), fixedPitch: false }, { today: "2026-11-20" });
  const [statement] = parsed.ok ? parsed.value.statements : [];
  expect(statement?.transactions.map(({ amount }) => amount)).toEqual([5700, -2334, -74_900, -509]);
  expect(statement?.proof.verdict).toBe("proved");
});
