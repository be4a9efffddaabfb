import { useLingui } from "@lingui/react/macro";
import type { RecordedKind } from "../../lib/cache/refresh.ts";

/** What is done to transactions. */
const useTransactionWords = () => {
  const { t } = useLingui();
  return {
    change_transaction: t`Transaction changed`,
    change_transactions: t`Transactions changed`,
    delete_transactions: t`Transactions deleted`,
    split_transaction: t`Transaction split`,
    join_transaction: t`Split taken back`,
    create_transaction: t`Transaction added`,
    rewrite_transaction: t`Transaction rewritten`,
    attach_file: t`File attached`,
    delete_attachment: t`Attachment deleted`,
    accept_suggestions: t`Suggestions accepted`,
    accept_proposals: t`Proposals accepted`,
    decline_proposals: t`Proposals declined`,
    file_brought_names: t`Filed as in your export`,
  };
};

/** What is done to budgets. */
const useBudgetWords = () => {
  const { t } = useLingui();
  return {
    create_budget: t`Budget made`,
    take_suggested_budgets: t`Suggested budgets taken`,
    change_budget: t`Budget changed`,
    move_budget: t`Moved between budgets`,
    delete_budget: t`Budget deleted`,
    change_budget_way: t`Way of budgeting chosen`,
    assign_budget: t`Money assigned to a budget`,
    move_assigned: t`Assigned money moved`,
    fill_budgets: t`Budgets filled`,
  };
};

/** What is done to assets, debts and exchange rates, and about alerts. */
const useWorthWords = () => {
  const { t } = useLingui();
  return {
    create_asset: t`Asset or debt added`,
    change_asset: t`Asset or debt changed`,
    delete_asset: t`Asset or debt deleted`,
    create_exchange_rate: t`Exchange rate entered`,
    delete_exchange_rate: t`Exchange rate deleted`,
    create_goal: t`Goal set`,
    change_goal: t`Goal changed`,
    delete_goal: t`Goal deleted`,
    dismiss_alerts: t`Done with alerts`,
    change_alert_settings: t`Alerts turned on or off`,
  };
};

/** What is done to searches and explorations that are kept. */
const useKeptWords = () => {
  const { t } = useLingui();
  return {
    create_saved_search: t`Search saved`,
    change_saved_search: t`Saved search changed`,
    delete_saved_search: t`Saved search deleted`,
    create_exploration: t`Exploration saved`,
    change_exploration: t`Exploration changed`,
    delete_exploration: t`Exploration deleted`,
    order_home_cards: t`Home screen arranged`,
  };
};

/** What is done to accounts, categories and merchants. */
const useReferenceWords = () => {
  const { t } = useLingui();
  return {
    create_bank_account: t`Bank account created`,
    change_bank_account: t`Bank account changed`,
    delete_bank_account: t`Bank account deleted`,
    create_category: t`Category created`,
    change_category: t`Category changed`,
    delete_category: t`Category deleted`,
    create_sub_category: t`Sub-category created`,
    change_sub_category: t`Sub-category changed`,
    delete_sub_category: t`Sub-category deleted`,
    translate_categories: t`Categories translated`,
    create_tag: t`Tag added`,
    delete_tag: t`Tag deleted`,
    create_merchant: t`Merchant created`,
    change_merchant: t`Merchant changed`,
    delete_merchant: t`Merchant deleted`,
    merge_merchant: t`Merchants merged`,
    assign_vendors: t`Merchant set`,
    find_merchants: t`Merchants found`,
  };
};

/** One row is changed by the same call as many. */
const useWordsOfOne = (): Readonly<Record<string, string>> => {
  const { t } = useLingui();
  return {
    change_transactions: t`Transaction changed`,
    delete_transactions: t`Transaction deleted`,
  };
};

/** What each kind of change did to so many rows, in words; a kind without words of its own is read as it is. */
export const useChangeWords = (): ((kind: string, rows: number) => string) => {
  const { t } = useLingui();
  const reference = useReferenceWords();
  const transactions = useTransactionWords();
  const budgets = useBudgetWords();
  const worth = useWorthWords();
  const kept = useKeptWords();
  const words = {
    ...reference,
    ...transactions,
    ...kept,
    ...budgets,
    ...worth,
    create_rule: t`Rule created`,
    change_rule: t`Rule changed`,
    delete_rule: t`Rule deleted`,
    order_rules: t`Rules put in order`,
    dismiss_rule_proposal: t`Proposed rule dismissed`,
    import_statement: t`Statement imported`,
    delete_statement: t`Statement deleted`,
    confirm_transfer: t`Transfer confirmed`,
    reject_transfer: t`Transfer parted`,
    confirm_refund: t`Refund linked`,
    reject_refund: t`Refund parted`,
    change_series: t`Recurring payment changed`,
    dismiss_series: t`Recurring payment dismissed`,
    merge_series: t`Recurring payments merged`,
    dismiss_unusual: t`Notice dismissed`,
    allow_sender: t`Sender allowed`,
    change_sender: t`Sender changed`,
    delete_sender: t`Sender removed`,
    correct_statement: t`Statement corrected`,
    reread_statement: t`Statement read again`,
    load_sample: t`Sample household loaded`,
    remove_sample: t`Sample household removed`,
    undo: t`Undone`,
  } satisfies Readonly<Record<RecordedKind | "undo", string>>;
  const known: Readonly<Record<string, string>> = words;
  const of_one = useWordsOfOne();
  return (kind, rows) => {
    const plain = kind.replaceAll("_", " ");
    return (
      (rows === 1 ? of_one[kind] : undefined) ??
      known[kind] ??
      `${plain.charAt(0).toLocaleUpperCase()}${plain.slice(1)}`
    );
  };
};
