import { Trans, useLingui } from "@lingui/react/macro";
import type { Statement } from "@passbook/contract/statements";
import { usePasswordDetails } from "../../../lib/statements/use-password-details.ts";
import { useSentences } from "../../../lib/sentences/use-sentences.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { Note } from "../../../ui/frame/note.tsx";
import { Stack } from "../../../ui/frame/stack.tsx";
import { Text } from "../../../ui/frame/text.tsx";
import { useStatementAnswers } from "../state/use-statement.ts";

/** Has passwords tried that are made of what the person gave in their profile, once they say so for this bank. */
export const TryMadePasswords = ({ statement }: { readonly statement: Statement }) => {
  const { t } = useLingui();
  const word = useSentences();
  const { tryMade } = useStatementAnswers(statement.id);
  const { data: details } = usePasswordDetails();
  if (details === undefined) return null;
  const isGiven = Object.values(details).some((value) => value !== null);
  const failed = statement.problems.find(({ sentence }) => sentence === "made_passwords_wrong");
  if (!isGiven)
    return (
      <Stack gap={2}>
        <Text as="p" size="sm" tone="2">
          <Trans>
            Is it made of your name, your day of birth or the last digits of a number? Give these in your
            profile, and Passbook can try what banks commonly make of them.
          </Trans>
        </Text>
        <div>
          <Button to="/settings/profile">
            <Trans>Give details</Trans>
          </Button>
        </div>
      </Stack>
    );
  return (
    <Stack gap={2}>
      {failed !== undefined && (
        <Note tone="warning" role="status">
          {word(failed)}
        </Note>
      )}
      <Text as="p" size="sm" tone="2">
        <Trans>
          Passbook can try what banks commonly make of the details in your profile. The password that opens
          this file is kept, sealed, for the next ones of this bank.
        </Trans>
      </Text>
      <div>
        <Button
          busy={tryMade.isPending}
          onClick={() => {
            tryMade.mutate();
          }}
        >
          {t`Try my details`}
        </Button>
      </div>
    </Stack>
  );
};
