import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { BodyInputOf } from "@passbook/contract/endpoint";
import {
  changeRule,
  createRule,
  deleteRule,
  dismissRuleProposal,
  listRuleProposals,
  listRules,
  orderRules,
  previewRule,
} from "@passbook/contract/rules";
import type { NewRule, Rule, RuleActions, RuleCondition } from "@passbook/contract/rules";
import { call } from "../../lib/calls/call.ts";
import type { ChangeKind } from "../../lib/cache/refresh.ts";
import { ruleKeys } from "../../lib/cache/query-keys.ts";
import { queryClient } from "../../lib/cache/query-client.ts";
import { runUndoable } from "../../lib/changes/undo.ts";
import { useRested } from "../../lib/browser/use-rested.ts";
import type { FieldWords } from "../../lib/versions/ask-about.ts";
import { saveVersioned } from "../../lib/versions/save-versioned.ts";
import { useActionWords, useConditionWords } from "./use-rule-words.ts";

const REST_MS = 300;

/** The rules in their order. */
export const useRules = () =>
  useQuery({
    queryKey: ruleKeys.list,
    queryFn: async ({ signal }) => (await call(listRules, { signal })).answer.data,
  });

/** Rules worth having. */
export const useProposals = () =>
  useQuery({
    queryKey: ruleKeys.proposals,
    queryFn: async ({ signal }) => (await call(listRuleProposals, { signal })).answer.data,
  });

/** What a rule would change, asked once writing rests; null while it is not whole. */
export const usePreview = (rule: NewRule | null, id: string | undefined) => {
  const body = useRested(rule === null ? null : JSON.stringify({ ...rule, id }), REST_MS);
  return useQuery({
    queryKey: ruleKeys.preview(body),
    queryFn: async ({ signal }) => {
      // written above
      const asked = JSON.parse(body ?? "{}") as BodyInputOf<typeof previewRule>;
      return (await call(previewRule, { body: asked, signal })).answer.data;
    },
    enabled: body !== null,
    placeholderData: keepPreviousData,
  });
};

const useFieldWords = (): FieldWords => {
  const { t } = useLingui();
  const toCondition = useConditionWords();
  const toActions = useActionWords();
  return {
    name: { label: t`Name` },
    // a rule's own fields have its types
    conditions: {
      label: t`When all of this holds`,
      say: (conditions) => (conditions as RuleCondition[]).map(toCondition).join("; "),
    },
    actions: { label: t`Do this`, say: (actions) => toActions(actions as RuleActions).join("; ") },
    enabled: { label: t`Switched on` },
  };
};

/** What can be done to rules; each says so with Undo, and tells whether it was done. */
export const useRuleChanges = () => {
  const { t } = useLingui();
  const words = useFieldWords();
  const run = (
    kind: ChangeKind,
    said: string,
    change: () => Promise<{ readonly change_id: string | null }>,
    failure = t`Oops, update failed!`,
  ) => runUndoable({ kind, said, change, failure });
  return {
    create: (body: BodyInputOf<typeof createRule>) =>
      run("create_rule", t`Rule created!`, () => call(createRule, { body })),
    edit: (seen: Rule, change: BodyInputOf<typeof changeRule>) =>
      run("change_rule", t`Rule updated!`, () =>
        saveVersioned({
          seen,
          change,
          send: (body, version) => call(changeRule, { params: { id: seen.id }, body, version }),
          words,
        }),
      ),
    remove: ({ id, version }: Rule) =>
      run(
        "delete_rule",
        t`Rule deleted!`,
        () => call(deleteRule, { params: { id }, version }),
        t`Oops, delete failed!`,
      ),
    order: (rules: readonly Rule[]) => {
      queryClient.setQueryData<readonly Rule[]>(ruleKeys.list, rules);
      const ids = rules.map(({ id }) => id);
      const what = plural(ids.length, {
        one: "# rule in this order now",
        other: "# rules in this order now",
      });
      return run("order_rules", what, () => call(orderRules, { body: { ids } }));
    },
    dismiss: (key: string) =>
      run("dismiss_rule_proposal", t`It will not be proposed again`, () =>
        call(dismissRuleProposal, { body: { key } }),
      ),
  };
};
