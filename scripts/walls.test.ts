import { expect, test } from "vitest";
import { findBrokenWalls } from "./walls.ts";

const check = (name: string, ...imports: string[]) =>
  findBrokenWalls([
    { name, text: imports.map((specifier) => `import { x } from "${specifier}";`).join("\n") },
  ]);

test("what the house allows passes", () => {
  expect(
    check(
      "apps/server/src/core/transactions/repo.ts",
      "../changes/index.ts",
      "@passbook/db/dialect",
      "kysely",
    ),
  ).toEqual([]);
  expect(
    check("packages/enrichment/src/enrich.ts", "@passbook/contract/values", "./merchants/read-vendor.ts"),
  ).toEqual([]);
  expect(
    check(
      "apps/web/src/features/insights/insights-screen.tsx",
      "../../ui/card.tsx",
      "@passbook/contract/insights",
    ),
  ).toEqual([]);
  expect(check("apps/web/src/features/statements/a.ts", "@passbook/statement-parser/tiff")).toEqual([]);
});

test("each wall holds", () => {
  expect(check("packages/statement-parser/src/a.ts", "@passbook/enrichment")).toHaveLength(1);
  expect(check("packages/statement-parser/src/proof/prove.ts", "../layout/a.ts")).toHaveLength(1);
  expect(check("packages/statement-parser/src/labels/a.ts", "../layout/a.ts")).toHaveLength(1);
  expect(
    check("packages/statement-parser/src/layout/facts/a.ts", "../readings/a.ts", "../lines/a.ts"),
  ).toHaveLength(1);
  expect(check("apps/server/src/core/statements/match/a.ts", "../ledger/a.ts")).toHaveLength(1);
  expect(check("apps/server/src/core/statements/match/a.ts", "@passbook/db/dialect")).toHaveLength(1);
  expect(
    check("apps/server/src/core/statements/account/a.ts", "../import/a.ts", "../kept/a.ts"),
  ).toHaveLength(1);
  expect(check("apps/server/src/core/statements/routes.ts", "./import/a.ts", "./show/a.ts")).toEqual([]);
  expect(check("packages/enrichment/src/a.ts", "@passbook/contract/users")).toHaveLength(1);
  expect(check("apps/web/src/features/insights/a.tsx", "../vendors/vendors-screen.tsx")).toHaveLength(1);
  expect(check("apps/web/src/features/statements/a.ts", "@passbook/statement-parser")).toHaveLength(1);
  expect(check("apps/web/src/ui/actions/button.tsx", "../../features/vendors/a.tsx")).toHaveLength(1);
  expect(check("apps/web/src/ui/base/a.ts", "../actions/button.tsx", "../../lib/calls/call.ts")).toHaveLength(
    2,
  );
  expect(check("apps/web/src/words/a.ts", "../lib/calls/call.ts", "../ui/base/a.ts")).toHaveLength(2);
  expect(check("apps/web/src/lib/cache/a.ts", "../changes/undo.ts", "../../ui/base/a.ts")).toHaveLength(1);
  expect(check("apps/web/src/app/access/a.ts", "../router.tsx", "../loading/a.ts")).toHaveLength(1);
  expect(check("apps/web/src/app/main.tsx", "@passbook/db/dialect")).toHaveLength(1);
  expect(check("apps/server/src/common/banks/routes.ts", "../../core/users/index.ts")).toHaveLength(1);
  expect(check("apps/server/src/core/users/routes.ts", "../../common/mail/send-mail.ts")).toHaveLength(1);
  expect(check("apps/server/src/core/categories/a.ts", "../transactions/index.ts")).toHaveLength(1);
  expect(check("apps/server/src/core/transactions/a.ts", "../categories/repo.ts")).toHaveLength(1);
  expect(check("somewhere/else.ts")).toHaveLength(1);
});
