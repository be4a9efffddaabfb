import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import type { Rule } from "@passbook/contract/rules";
import { formatNumber } from "../../words/format.ts";
import { ListError } from "../../lib/notices/list-error.tsx";
import { useLocale } from "../../words/locale.tsx";
import { useSettingsBack } from "../../lib/addresses/settings-back.ts";
import { Button } from "../../ui/actions/button.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { EmptyState } from "../../ui/states/empty-state.tsx";
import { IconButton } from "../../ui/actions/icon-button.tsx";
import { Menu } from "../../ui/actions/menu.tsx";
import { Page } from "../../ui/frame/page.tsx";
import { SkeletonCard } from "../../ui/states/skeleton.tsx";
import { Stack } from "../../ui/frame/stack.tsx";
import { Switch } from "../../ui/forms/switch.tsx";
import { Text } from "../../ui/frame/text.tsx";
import { DeleteRuleDialog } from "./delete-rule-dialog.tsx";
import { ProposalsCard } from "./proposals-card.tsx";
import styles from "./rules.module.css";
import { useActionWords, useConditionWords } from "./use-rule-words.ts";
import { useRuleChanges, useRules } from "./use-rules.ts";

type Changes = ReturnType<typeof useRuleChanges>;

/** The rules with one moved up or down. */
const moved = (rules: readonly Rule[], from: number, to: number): readonly Rule[] => {
  const [rule] = rules.slice(from, from + 1);
  return rule === undefined ? rules : rules.toSpliced(from, 1).toSpliced(to, 0, rule);
};

type RuleRowProps = {
  readonly rules: readonly Rule[];
  readonly index: number;
  readonly rule: Rule;
  readonly changes: Changes;
  readonly onDelete: () => void;
};

const RuleMenu = ({ rules, index, rule, changes, onDelete }: RuleRowProps) => {
  const { t } = useLingui();
  const { name } = rule;
  const move = (to: number) => () => void changes.order(moved(rules, index, to));
  return (
    <Menu
      label={name}
      align="end"
      trigger={(trigger) => <IconButton {...trigger} icon="more" label={t`More for ${name}`} />}
      items={[
        { act: true, label: t`Edit`, icon: "edit", to: `/settings/rules/${rule.id}` },
        {
          act: true,
          label: t`Move up`,
          icon: "chevron-up",
          disabled: index === 0,
          onSelect: move(index - 1),
        },
        {
          act: true,
          label: t`Move down`,
          icon: "chevron-down",
          disabled: index === rules.length - 1,
          onSelect: move(index + 1),
        },
        {
          act: true,
          label: t`Move to the top`,
          icon: "arrow-left",
          disabled: index === 0,
          onSelect: move(0),
        },
        "separator",
        { act: true, label: t`Delete`, icon: "trash", danger: true, onSelect: onDelete },
      ]}
    />
  );
};

const RuleRow = (props: RuleRowProps) => {
  const { t } = useLingui();
  const { locale } = useLocale();
  const toCondition = useConditionWords();
  const toActions = useActionWords();
  const { rule, index, changes } = props;
  const { id, name, conditions, actions, enabled, used } = rule;
  const count = formatNumber(used, locale);
  return (
    <li className={styles["rule"]} data-off={!enabled}>
      <span className={styles["place"]}>{formatNumber(index + 1, locale)}</span>
      <div className={styles["words"]}>
        <Link className={styles["name"]} to={`/settings/rules/${id}`}>
          {name}
        </Link>
        <p className={styles["sub"]}>
          {conditions.map(toCondition).join(", ")} → {toActions(actions).join(", ")}
        </p>
        <p className={styles["sub"]}>
          {enabled ? (
            <Plural
              value={used}
              _0="changed nothing so far"
              one={`changed ${count} transaction`}
              other={`changed ${count} transactions`}
            />
          ) : (
            <Trans>switched off</Trans>
          )}
        </p>
      </div>
      <div className={styles["acts"]}>
        <Switch
          act
          label={t`Use ${name}`}
          labelHidden
          checked={enabled}
          onChange={() => void changes.edit(rule, { enabled: !enabled })}
        />
        <RuleMenu {...props} />
      </div>
    </li>
  );
};

const Rules = ({ rules }: { readonly rules: readonly Rule[] }) => {
  const changes = useRuleChanges();
  const [deleting, setDeleting] = useState<Rule | null>(null);
  return (
    <>
      <Card>
        <Text as="p" size="sm" tone="3">
          <Trans>From the top: where two rules set the same thing, the first one counts.</Trans>
        </Text>
        <ol className={styles["list"]}>
          {rules.map((rule, index) => (
            <RuleRow
              key={rule.id}
              rules={rules}
              index={index}
              rule={rule}
              changes={changes}
              onDelete={() => {
                setDeleting(rule);
              }}
            />
          ))}
        </ol>
      </Card>
      {deleting !== null && (
        <DeleteRuleDialog
          rule={deleting}
          onClose={() => {
            setDeleting(null);
          }}
          onConfirm={() => void changes.remove(deleting)}
        />
      )}
    </>
  );
};

/** The person's own rules, in the order they are asked. */
export const RulesScreen = () => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const back = useSettingsBack();
  const { data: rules, error, isPending, refetch } = useRules();
  const isEmpty = rules?.length === 0;
  return (
    <Page
      title={t`Rules`}
      back={back}
      actions={
        !isEmpty && (
          <Button act kind="primary" icon="plus" to="/settings/rules/create">
            {t`New rule`}
          </Button>
        )
      }
    >
      <Stack gap={4}>
        {isPending && <SkeletonCard rows={5} />}
        {rules === undefined && error !== null && <ListError error={error} onRetry={() => void refetch()} />}
        <ProposalsCard />
        {isEmpty && (
          <Card>
            <EmptyState
              icon="filter"
              title={t`No rules yet`}
              message={t`Most categories are learned from what you choose. A rule is for what you want to settle for good: “rent is always Home”.`}
              primary={{
                act: true,
                label: t`Create a rule`,
                onClick: () => void navigate("/settings/rules/create"),
              }}
              secondary={{ act: true, label: t`Make one from a transaction`, to: "/transactions" }}
            />
          </Card>
        )}
        {rules !== undefined && !isEmpty && <Rules rules={rules} />}
      </Stack>
    </Page>
  );
};
