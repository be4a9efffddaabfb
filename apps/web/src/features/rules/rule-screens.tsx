import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate, useParams, useSearchParams } from "react-router";
import type { Rule } from "@passbook/contract/rules";
import { getTransaction } from "@passbook/contract/transactions";
import { call } from "../../lib/calls/call.ts";
import { transactionKeys } from "../../lib/cache/query-keys.ts";
import { ListError } from "../../lib/notices/list-error.tsx";
import { useReference } from "../../lib/reference-data/use-reference.ts";
import { pickChanged } from "../../lib/versions/compare-fields.ts";
import { Button } from "../../ui/actions/button.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { EmptyState } from "../../ui/states/empty-state.tsx";
import { Page } from "../../ui/frame/page.tsx";
import { SkeletonCard } from "../../ui/states/skeleton.tsx";
import { DeleteRuleDialog } from "./delete-rule-dialog.tsx";
import { draftOfRule, draftOfTransaction, EMPTY_DRAFT } from "./rule-draft.ts";
import type { RuleDraft } from "./rule-draft.ts";
import { RuleForm } from "./rule-form.tsx";
import { useRuleChanges, useRules } from "./use-rules.ts";

export { RulesScreen } from "./rules-screen.tsx";

const LIST = "/settings/rules";

/** Where a new rule begins: with the transaction the address names, or with nothing. */
const useStart = (): RuleDraft | undefined => {
  const [params] = useSearchParams();
  const id = params.get("transaction");
  const reference = useReference();
  const { data, isError } = useQuery({
    queryKey: transactionKeys.one(id),
    queryFn: async ({ signal }) =>
      (await call(getTransaction, { params: { id: id ?? "" }, signal })).answer.data,
    enabled: id !== null,
  });
  if (id === null || isError) return EMPTY_DRAFT;
  if (data === undefined || !reference.ready) return undefined;
  const parent = reference.findSubCategory(data.sub_category_id)?.parent;
  return draftOfTransaction(data, parent === undefined || parent.reserved);
};

/** A new rule, begun from a transaction where the address names one. */
export const CreateRuleScreen = () => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const changes = useRuleChanges();
  const start = useStart();
  return (
    <Page title={t`New rule`} back={{ to: LIST, label: t`Rules` }}>
      {start === undefined ? (
        <SkeletonCard rows={5} />
      ) : (
        <RuleForm
          start={start}
          saveLabel={t`Create`}
          save={async (rule, apply) => {
            const done = await changes.create({ ...rule, apply });
            if (done) await navigate(LIST);
            return done;
          }}
        />
      )}
    </Page>
  );
};

const EditRule = ({ rule }: { readonly rule: Rule }) => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const changes = useRuleChanges();
  const [seen] = useState(rule);
  const [start] = useState(() => draftOfRule(seen));
  const [deleting, setDeleting] = useState(false);
  const { id } = rule;
  return (
    <>
      <RuleForm
        id={id}
        start={start}
        saveLabel={t`Save`}
        save={async (body, apply) => {
          const done = await changes.edit(seen, { ...pickChanged(body, { ...seen }), apply });
          if (done) await navigate(LIST);
          return done;
        }}
        extra={
          <Button
            kind="danger"
            onClick={() => {
              setDeleting(true);
            }}
          >
            {t`Delete`}
          </Button>
        }
      />
      {deleting && (
        <DeleteRuleDialog
          rule={rule}
          onClose={() => {
            setDeleting(false);
          }}
          onConfirm={() => void changes.remove(rule).then((done) => (done ? navigate(LIST) : undefined))}
        />
      )}
    </>
  );
};

/** One rule. */
export const RuleScreen = () => {
  const { t } = useLingui();
  const { id } = useParams();
  const { data: rules, error, isPending, refetch } = useRules();
  const rule = rules?.find((each) => each.id === id);
  return (
    <Page title={rule?.name ?? t`Rule`} back={{ to: LIST, label: t`Rules` }}>
      {isPending && <SkeletonCard rows={5} />}
      {rules === undefined && error !== null && <ListError error={error} onRetry={() => void refetch()} />}
      {rule !== undefined && <EditRule key={rule.id} rule={rule} />}
      {rules !== undefined && rule === undefined && (
        <Card>
          <EmptyState
            title={t`This rule does not exist`}
            message={t`It may have been deleted. The history of changes can take that back.`}
            primary={{ label: t`Rules`, to: LIST }}
            secondary={{ label: t`History of changes`, to: "/settings/history" }}
          />
        </Card>
      )}
    </Page>
  );
};
