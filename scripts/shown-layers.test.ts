import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const WEB = path.resolve(import.meta.dirname, "../apps/web/src");
const ROOMS = ["app", "features", "lib"];
/** What draws something over a screen. */
const LAYER = /\/(?:dialog|form-dialog|confirm-dialog|panel|menu|dropdown|source-dialog|delete-dialog)\.tsx"/;

/** Where each layer is looked at in both themes: a file of browser tests, by what begins its name. */
const LOOKED: Readonly<Record<string, readonly string[]>> = {
  "whole/layers": [
    "app/frame/account-menu",
    "app/palette/palette",
    "app/palette/keys-dialog",
    "features/series/series-dialogs",
    "features/vendors/assign-dialog",
    "features/goals/goal-dialog",
    "features/users/delete-account",
    "features/transactions/edit/bulk-bar",
    "features/transactions/edit/edit-dialog",
    "features/transactions/list/transactions-screen",
    "features/transactions/list/transactions-workspace",
    "features/transactions/quick-add/quick-add-dialog",
    "features/transactions/details/details-panel",
    "features/transactions/details/split-editor",
    "features/transactions/filter/choice-list",
    "features/transactions/filter/filter-chips",
    "features/changes/change-entry",
    "features/rules/rules-screen",
    "features/net-worth/asset-dialog",
    "features/budgets/budget-dialog",
    "features/explore/export-menu",
    "features/bank-accounts/delete-bank-account",
    "features/merchants/merchant-screen",
    "features/merchants/merge-dialog",
    "features/statements/screen/statement-frame",
    "features/statements/arrive/mailboxes/mailbox-dialog",
    "features/statements/arrive/bank-token-dialog",
    "features/statements/arrive/source-dialog",
    "features/statements/trial/mail-trial-dialog",
    "features/insights/arrange/arrange-dialog",
    "features/insights/stretch/stretch-picker",
    "lib/changes/delete-dialog",
  ],
  "whole/own-layers": [
    "features/budgets/assign-dialog",
    "features/programs/new-key-dialog",
    "features/sessions/add-app",
    "features/transactions/attachments/attachment-dialog",
    "features/transactions/attachments/receipt-dialog",
    "features/transactions/list/add-menu",
    "lib/form/unsaved-guard",
  ],
  "entering/admin": ["features/admin/people-card", "features/admin/person-row"],
  "entering/sharing": ["features/sharing/invite-dialog", "features/sharing/member-dialog"],
  "two-tabs": ["lib/versions/conflict-dialog"],
  // a panel is the screen of its address
  screens: ["features/categories/category-panel", "features/categories/edit-sub-category-panel"],
};

/** Of the forms that stand in `ui/overlays/` and `ui/actions/`, with fields of `ui/forms/`: as sound as others of their form. */
const ALIKE: readonly string[] = [
  "app/frame/book-switcher",
  "app/frame/leaving-dialog",
  "features/sharing/leave-card",
  "features/sharing/members-card",
  "features/programs/deliveries-dialog",
  "features/programs/keys-card",
  "features/programs/webhook-dialogs",
  "features/programs/webhooks-card",
  "features/rules/delete-rule-dialog",
  "features/explore/kept-bar",
  "features/net-worth/rate-dialog",
  "features/sessions/authenticator-app",
  "features/sessions/passkeys",
  "features/sessions/recovery-codes",
  "features/sessions/show-codes",
  "features/statements/rows/statement-row",
  "features/statements/arrive/bank-sync-card",
  "features/statements/arrive/mailboxes/mailboxes-card",
  "features/statements/arrive/statement-passwords-card",
  "features/statements/arrive/forwarding-card",
  "features/statements/arrive/received-mails-card",
  "features/statements/arrive/allowed-senders-card",
  "features/statements/arrive/connected-account-dialog",
  "features/transactions/edit/alike-offer",
  "features/transactions/edit/divided-dialog",
  "features/transactions/details/rewrite-dialog",
  "features/transactions/details/tag-field",
  "features/transactions/filter/saved-chips",
  "lib/session/confirm-identity",
  "lib/session/made-once-dialog",
  "lib/sign-on/own-password-dialog",
];

const listLayers = (): string[] =>
  ROOMS.flatMap((room) =>
    readdirSync(path.join(WEB, room), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".tsx"))
      .map((name) => `${room}/${name.replaceAll(path.sep, "/")}`),
  )
    .filter((name) => LAYER.test(readFileSync(path.join(WEB, name), "utf8")))
    .map((name) => name.replace(/\.tsx$/, ""));

test("every dialog, menu and panel is looked at in both themes, or is like one that is", () => {
  const known = [...Object.values(LOOKED).flat(), ...ALIKE].toSorted((one, other) => (one < other ? -1 : 1));
  expect(listLayers().toSorted((one, other) => (one < other ? -1 : 1))).toEqual(known);
});
