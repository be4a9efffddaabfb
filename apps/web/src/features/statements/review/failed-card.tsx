import { Trans, useLingui } from "@lingui/react/macro";
import type { Statement } from "@passbook/contract/statements";
import { useSentences } from "../../../lib/sentences/use-sentences.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { Card } from "../../../ui/frame/card.tsx";
import { Stack } from "../../../ui/frame/stack.tsx";
import { Text } from "../../../ui/frame/text.tsx";
import { useAsReceipt, useOriginal, useStatementAnswers } from "../state/use-statement.ts";

/** Why a file was not read, and what can be done about it. */
export const FailedCard = ({ statement }: { readonly statement: Statement }) => {
  const { t } = useLingui();
  const { retry } = useStatementAnswers(statement.id);
  const { download, busy } = useOriginal(statement);
  const receipt = useAsReceipt(statement);
  const word = useSentences();
  const reasons = statement.problems.map(word);
  return (
    <Card tone="error" title={t`This file could not be read`}>
      <Stack gap={4}>
        <Stack gap={2}>
          {(reasons.length === 0 ? [t`The reason is not known.`] : reasons).map((reason) => (
            <Text key={reason} as="p">
              {reason}
            </Text>
          ))}
          <Text as="p" size="sm" tone="3">
            <Trans>The file is kept as it came. Nothing was changed.</Trans>
          </Text>
        </Stack>
        <Stack row wrap gap={2}>
          <Button
            act
            kind="primary"
            icon="refresh"
            busy={retry.isPending}
            onClick={() => {
              retry.mutate();
            }}
          >
            <Trans>Try again</Trans>
          </Button>
          {receipt !== null && (
            <Button act icon="attach" busy={receipt.busy} onClick={receipt.lead}>
              <Trans>It is a receipt</Trans>
            </Button>
          )}
          <Button icon="download" busy={busy} onClick={download}>
            <Trans>Download the original</Trans>
          </Button>
          <Button act kind="quiet" to="/statements/upload">
            <Trans>Upload another file</Trans>
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
};
