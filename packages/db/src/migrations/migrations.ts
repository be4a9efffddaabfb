import type { Engine } from "../dialect.ts";
import { first } from "./up-to-010/001-first.ts";
import { layouts } from "./up-to-010/002-layouts.ts";
import { enrichment } from "./up-to-010/003-enrichment.ts";
import { moneyBack } from "./up-to-010/004-money-back.ts";
import { accounts } from "./up-to-010/005-accounts.ts";
import { versions } from "./up-to-010/006-versions.ts";
import { invitations } from "./up-to-010/007-invitations.ts";
import { sealed } from "./up-to-010/008-sealed.ts";
import { keptAnswers } from "./up-to-010/009-kept-answers.ts";
import { arriving } from "./up-to-010/010-arriving.ts";
import { findings } from "./up-to-020/011-findings.ts";
import { acts } from "./up-to-020/013-acts.ts";
import { fileParts } from "./up-to-020/014-file-parts.ts";
import { sizes } from "./up-to-020/015-sizes.ts";
import { unusedVendors } from "./up-to-020/016-unused-vendors.ts";
import { mailboxes } from "./up-to-020/017-mailboxes.ts";
import { forwarding } from "./up-to-020/018-forwarding.ts";
import { bankConnections } from "./up-to-020/019-bank-connections.ts";
import { notices } from "./up-to-020/020-notices.ts";
import { inboxes } from "./up-to-030/021-inboxes.ts";
import { saidOfMails } from "./up-to-030/022-said-of-mails.ts";
import { mailboxSignIns } from "./up-to-030/023-mailbox-sign-ins.ts";
import { likely } from "./up-to-030/024-likely.ts";
import { savedSearches } from "./up-to-030/025-saved-searches.ts";
import { waitingMails } from "./up-to-030/026-waiting-mails.ts";
import { languages } from "./up-to-030/027-languages.ts";
import { foundMerchants } from "./up-to-030/028-found-merchants.ts";
import { attachments } from "./up-to-030/029-attachments.ts";
import { rows } from "./up-to-030/030-rows.ts";
import { broughtNames } from "./up-to-040/031-brought-names.ts";
import { written } from "./up-to-040/032-written.ts";
import { budgets } from "./up-to-040/033-budgets.ts";
import { worth } from "./up-to-040/034-worth.ts";
import { searched } from "./up-to-040/039-searched.ts";
import { explorations } from "./up-to-040/040-explorations.ts";
import { loans } from "./043-loans.ts";
import { goals } from "./up-to-040/035-goals.ts";
import { alerts } from "./up-to-040/036-alerts.ts";
import { assignment } from "./up-to-040/037-assignment.ts";
import { admins } from "./048-admins.ts";
import { signOn } from "./049-sign-on.ts";
import { factors } from "./045-factors.ts";
import { accountEvents } from "./046-account-events.ts";
import { backups } from "./053-backups.ts";
import { noRails } from "./054-no-rails.ts";
import { objects } from "./055-objects.ts";
import { proposals } from "./056-proposals.ts";
import { privateAccounts } from "./057-private-accounts.ts";
import { totals } from "./058-totals.ts";
import { purchases } from "./059-purchases.ts";
import { inviters } from "./060-inviters.ts";
import { rateChanges } from "./063-rate-changes.ts";
import { alertsOf } from "./068-alerts-of.ts";
import { sumsInOrder } from "./073-sums-in-order.ts";
import { categorySums } from "./074-category-sums.ts";
import { programKeys } from "./050-program-keys.ts";
import { members } from "./044-members.ts";
import { uploaders } from "./044-uploaders.ts";
import { webhooks } from "./051-webhooks.ts";
import { webhookVersions } from "./052-webhook-versions.ts";

export type Migration = {
  readonly name: string;
  readonly statements: readonly string[];
  /** Where it is about one engine alone, the other has nothing to do. */
  readonly only?: Engine;
};

/** In order; a released one is never changed. */
export const MIGRATIONS: readonly Migration[] = [
  { name: "001-first", statements: first },
  { name: "002-layouts", statements: layouts },
  { name: "003-enrichment", statements: enrichment },
  { name: "004-money-back", statements: moneyBack },
  { name: "005-accounts", statements: accounts },
  { name: "006-versions", statements: versions },
  { name: "007-invitations", statements: invitations },
  { name: "008-sealed", statements: sealed },
  { name: "009-kept-answers", statements: keptAnswers },
  { name: "010-arriving", statements: arriving },
  { name: "011-findings", statements: findings },
  // Deleted rows stand in the history as columns and values from here on, which older code does not read: it is to refuse the database.
  { name: "012-history-of-rows", statements: [] },
  { name: "013-acts", statements: acts },
  { name: "014-file-parts", statements: fileParts },
  { name: "015-sizes", statements: sizes },
  { name: "016-unused-vendors", statements: unusedVendors },
  { name: "017-mailboxes", statements: mailboxes },
  { name: "018-forwarding", statements: forwarding },
  { name: "019-bank-connections", statements: bankConnections },
  { name: "020-notices", statements: notices },
  { name: "021-inboxes", statements: inboxes },
  { name: "022-said-of-mails", statements: saidOfMails },
  { name: "023-mailbox-sign-ins", statements: mailboxSignIns },
  { name: "024-likely", statements: likely },
  { name: "025-saved-searches", statements: savedSearches },
  { name: "026-waiting-mails", statements: waitingMails },
  { name: "027-languages", statements: languages },
  { name: "028-found-merchants", statements: foundMerchants },
  { name: "029-attachments", statements: attachments },
  { name: "030-rows", statements: rows },
  { name: "031-brought-names", statements: broughtNames },
  { name: "032-written", statements: written },
  { name: "033-budgets", statements: budgets },
  { name: "034-worth", statements: worth },
  { name: "039-searched", statements: searched, only: "sqlite" },
  { name: "040-explorations", statements: explorations },
  { name: "035-goals", statements: goals },
  { name: "036-alerts", statements: alerts },
  { name: "037-assignment", statements: assignment },
  { name: "043-loans", statements: loans },
  { name: "048-admins", statements: admins },
  { name: "049-sign-on", statements: signOn },
  { name: "045-factors", statements: factors },
  { name: "046-account-events", statements: accountEvents },
  { name: "053-backups", statements: backups },
  { name: "050-program-keys", statements: programKeys },
  { name: "044-members", statements: members },
  { name: "054-no-rails", statements: noRails },
  { name: "044-uploaders", statements: uploaders },
  { name: "051-webhooks", statements: webhooks },
  { name: "052-webhook-versions", statements: webhookVersions },
  { name: "055-objects", statements: objects },
  { name: "056-proposals", statements: proposals },
  { name: "057-private-accounts", statements: privateAccounts },
  { name: "058-totals", statements: totals },
  { name: "059-purchases", statements: purchases },
  { name: "060-inviters", statements: inviters },
  { name: "063-rate-changes", statements: rateChanges },
  { name: "068-alerts-of", statements: alertsOf },
  { name: "073-sums-in-order", statements: sumsInOrder, only: "sqlite" },
  { name: "074-category-sums", statements: categorySums },
];
