import { useLingui } from "@lingui/react/macro";
import type { ChangedField, ChangedThing } from "@passbook/contract/changes";

/** What was set, in words. */
export const useFieldWords = (): Readonly<Record<ChangedField, string>> => {
  const { t } = useLingui();
  return {
    name: t`Name`,
    category: t`Category`,
    merchant: t`Merchant`,
    tag: t`Tag`,
    part: t`Part`,
    file: t`File`,
    note: t`Note`,
    hidden: t`Hidden from lists`,
    bank_account: t`Bank account`,
    booked_on: t`Date`,
    value_on: t`Value date`,
    counts_on: t`Counts on`,
    amount: t`Amount`,
    description: t`Description`,
    balance_after: t`Balance after`,
    status: t`Status`,
    digits: t`Last 4 digits`,
    account_type: t`Account type`,
    currency: t`Currency`,
    bank: t`Bank`,
    closed_on: t`Closed on`,
    private: t`Kept to yourself`,
    parent: t`Parent category`,
    icon: t`Icon`,
    color: t`Colour`,
    is_investment: t`Investment`,
    is_income: t`Income`,
    logo: t`Logo`,
    enabled: t`Turned on`,
    conditions: t`Conditions`,
    actions: t`What it does`,
    position: t`Place in the order`,
    search: t`What is searched for`,
    pinned: t`On the home screen`,
    pattern: t`Sender`,
    may_be_unsigned: t`May be unsigned`,
    opening_balance: t`Opening balance`,
    closing_balance: t`Closing balance`,
    kind: t`Kind`,
    value: t`Value`,
    rate: t`Rate`,
    balance_limit: t`Low below`,
    by_on: t`Wanted by`,
    assigned: t`Assigned`,
    refund_of: t`Refund of`,
    transfer_with: t`Transfer`,
  };
};

/** What was touched, in words. */
export const useThingWords = (): Readonly<Record<ChangedThing, string>> => {
  const { t } = useLingui();
  return {
    transaction: t`Transaction`,
    bank_account: t`Bank account`,
    category: t`Category`,
    tag: t`Tag`,
    merchant: t`Merchant`,
    vendor: t`Printed name`,
    statement: t`Statement`,
    rule: t`Rule`,
    saved_search: t`Saved search`,
    exploration: t`Exploration`,
    budget: t`Budget`,
    goal: t`Goal`,
    alert: t`Alert`,
    asset: t`Asset or debt`,
    exchange_rate: t`Exchange rate`,
    sender: t`Sender`,
  };
};
