import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useState } from "react";
import type { NewRule } from "@passbook/contract/rules";
import { FormActions } from "../../lib/form/form-actions.tsx";
import { UnsavedGuard } from "../../lib/form/unsaved-guard.tsx";
import { useReference } from "../../lib/reference-data/use-reference.ts";
import { inWords } from "../../words/format-dates.ts";
import { useLocale } from "../../words/locale.tsx";
import { Button } from "../../ui/actions/button.tsx";
import { Card } from "../../ui/frame/card.tsx";
import { Checkbox } from "../../ui/forms/checkbox.tsx";
import { Acts } from "../../ui/base/acts.tsx";
import { Fields } from "../../ui/forms/fields.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { Grid, GridItem } from "../../ui/frame/grid.tsx";
import { Stack } from "../../ui/frame/stack.tsx";
import { Text } from "../../ui/frame/text.tsx";
import { TextInput } from "../../ui/forms/text-input.tsx";
import { ActionFields } from "./action-fields.tsx";
import { ConditionRow } from "./condition-row.tsx";
import type { ConditionDraft, RuleDraft } from "./rule-draft.ts";
import { ruleOf, toConditionDraft } from "./rule-draft.ts";
import styles from "./rule-form.module.css";
import { RulePreview } from "./rule-preview.tsx";
import { usePreview } from "./use-rules.ts";
import { useActionWords, useConditionWords } from "./use-rule-words.ts";

const NAME_LENGTH = 80;

/** The name a rule has until the person gives it one: what it looks for and where that goes. */
const useOwnName = () => {
  const toCondition = useConditionWords();
  const toActions = useActionWords();
  const locale = inWords(useLocale().locale);
  return (draft: RuleDraft): string => {
    const rule = ruleOf(draft, "-", locale);
    if (rule === null) return "";
    const [condition] = rule.conditions;
    if (condition === undefined) return "";
    const isText = "value" in condition && (condition.field === "vendor" || condition.op !== "is");
    const said = isText ? condition.value : toCondition(condition);
    return `${said} → ${toActions(rule.actions)[0] ?? ""}`.slice(0, NAME_LENGTH);
  };
};

const Conditions = ({
  conditions,
  onChange,
}: {
  readonly conditions: readonly ConditionDraft[];
  readonly onChange: (conditions: readonly ConditionDraft[]) => void;
}) => {
  const { t } = useLingui();
  const reference = useReference();
  const next = Math.max(...conditions.map(({ key }) => key)) + 1;
  return (
    <Stack gap={3}>
      {conditions.map((draft, index) => (
        <ConditionRow
          key={draft.key}
          place={index + 1}
          draft={draft}
          reference={reference}
          onChange={(changed) => {
            onChange(conditions.map((each) => (each.key === changed.key ? changed : each)));
          }}
          onRemove={
            conditions.length === 1
              ? undefined
              : () => {
                  onChange(conditions.filter(({ key }) => key !== draft.key));
                }
          }
        />
      ))}
      <div className={styles["more"]}>
        <Button
          act
          icon="plus"
          kind="quiet"
          disabled={conditions.length >= 20}
          onClick={() => {
            onChange([...conditions, toConditionDraft(next, "amount")]);
          }}
        >
          {t`Add a condition`}
        </Button>
        <Button
          act
          icon="plus"
          kind="quiet"
          disabled={conditions.length >= 20}
          onClick={() => {
            onChange([...conditions, toConditionDraft(next, "search")]);
          }}
        >
          {t`Add one of several (OR)`}
        </Button>
      </div>
    </Stack>
  );
};

/** The currency of the rows that a rule is for, where it says so. */
const currencyOf = (conditions: readonly ConditionDraft[]): string | undefined =>
  conditions.find(({ field, value }) => field === "currency" && value !== "")?.value;

type RuleFormProps = {
  readonly id?: string | undefined;
  readonly start: RuleDraft;
  readonly saveLabel: string;
  /** Saves, and tells whether it was done. */
  readonly save: (rule: NewRule, apply: boolean) => Promise<boolean>;
  readonly extra?: ReactNode;
};

/** A rule with what it would change beside it. */
export const RuleForm = ({ id, start, saveLabel, save, extra }: RuleFormProps) => {
  const { t } = useLingui();
  const reference = useReference();
  const { home_currency, locale } = useLocale();
  const ownName = useOwnName();
  const [draft, setDraft] = useState(start);
  const [apply, setApply] = useState(true);
  const [state, setState] = useState<"open" | "saving" | "saved">("open");
  const name = draft.name ?? ownName(draft);
  const rule = ruleOf(draft, name, inWords(locale));
  const preview = usePreview(rule, id);
  const changes = preview.data?.changes ?? 0;
  const submit = async () => {
    if (rule === null) return;
    setState("saving");
    const done = await save(rule, apply && changes > 0);
    setState(done ? "saved" : "open");
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <UnsavedGuard isUnsaved={() => state === "open" && draft !== start} />
      <Fields>
        <Grid>
          <GridItem span={7}>
            <Stack gap={4}>
              <Card title={t`When all of this holds`}>
                <Conditions
                  conditions={draft.conditions}
                  onChange={(conditions) => {
                    setDraft({ ...draft, conditions });
                  }}
                />
              </Card>
              <Card title={t`Do this`}>
                <ActionFields
                  actions={draft.actions}
                  reference={reference}
                  currency={currencyOf(draft.conditions) ?? home_currency}
                  onChange={(actions) => {
                    setDraft({ ...draft, actions });
                  }}
                />
              </Card>
              <Card>
                <Stack gap={4}>
                  <Field label={t`Name`}>
                    <TextInput
                      value={name}
                      maxLength={NAME_LENGTH}
                      autoComplete="off"
                      onChange={(event) => {
                        setDraft({ ...draft, name: event.currentTarget.value });
                      }}
                    />
                  </Field>
                  {changes > 0 && (
                    <Checkbox
                      label={plural(changes, {
                        one: "Also change the # transaction that is there",
                        other: "Also change the # transactions that are there",
                      })}
                      hint={t`Undo takes it back. Nothing you set yourself is changed.`}
                      checked={apply}
                      onChange={(event) => {
                        setApply(event.currentTarget.checked);
                      }}
                    />
                  )}
                  {rule === null && draft !== start && (
                    <p role="status">
                      <Text size="sm" tone="2">
                        <Trans>
                          Still missing: a value for each condition, or something for the rule to do.
                        </Trans>
                      </Text>
                    </p>
                  )}
                  <FormActions
                    start={extra}
                    cancel="/settings/rules"
                    saveLabel={saveLabel}
                    busy={state === "saving"}
                    disabled={rule === null}
                  />
                </Stack>
              </Card>
            </Stack>
          </GridItem>
          <GridItem span={5}>
            <Acts>
              <RulePreview rule={rule} preview={preview} />
            </Acts>
          </GridItem>
        </Grid>
      </Fields>
    </form>
  );
};
