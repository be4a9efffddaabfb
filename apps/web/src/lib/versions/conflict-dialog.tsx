import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "../../ui/actions/button.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { RadioGroup } from "../../ui/forms/radio-group.tsx";
import { Stack } from "../../ui/frame/stack.tsx";
import { Text } from "../../ui/frame/text.tsx";
import { type Question, useQuestion } from "./ask-about.ts";
import type { Difference } from "./compare-fields.ts";
import styles from "./conflict-dialog.module.css";

type Side = "mine" | "theirs";

const useSaid = ({ words }: Question) => {
  const { t } = useLingui();
  return ({ name }: Difference, value: unknown): string => {
    const said = words[name]?.say?.(value);
    if (said !== undefined && said !== "") return said;
    if (typeof value === "boolean") return value ? t`Yes` : t`No`;
    return typeof value === "string" && value !== "" ? value : t`Nothing`;
  };
};

const Asked = ({ question }: { readonly question: Question }) => {
  const { t } = useLingui();
  const { differences, words, answer } = question;
  const say = useSaid(question);
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({});
  const cancel = () => {
    answer(null);
  };
  return (
    <Dialog
      open
      size="md"
      title={t`Changed meanwhile`}
      onClose={cancel}
      actions={
        <>
          <Button onClick={cancel}>{t`Back to what I typed`}</Button>
          <Button
            kind="primary"
            onClick={() => {
              answer(differences.map(({ name }) => name).filter((name) => sides[name] === "theirs"));
            }}
          >
            {t`Save`}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text as="p" tone="2">
          <Trans>This was saved elsewhere while you changed it.</Trans>{" "}
          <Plural
            value={differences.length}
            one="Which value shall it be?"
            other="Which values shall it be?"
          />
        </Text>
        {differences.map((difference) => {
          const { name, mine, theirs } = difference;
          return (
            <div key={name} className={styles["field"]}>
              <RadioGroup
                legend={words[name]?.label ?? name}
                value={sides[name] ?? "mine"}
                onChange={(side) => {
                  setSides({ ...sides, [name]: side });
                }}
                options={[
                  { value: "mine", label: say(difference, mine), hint: t`Yours` },
                  { value: "theirs", label: say(difference, theirs), hint: t`Saved meanwhile` },
                ]}
              />
            </div>
          );
        })}
      </Stack>
    </Dialog>
  );
};

/** Shows both values of fields that were changed in two places, and lets the person choose; whatever they came from stays as it is behind it. */
export const ConflictDialog = () => {
  const question = useQuestion();
  return question === null ? null : <Asked question={question} />;
};
