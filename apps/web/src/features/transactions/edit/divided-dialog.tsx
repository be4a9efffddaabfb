import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "../../../ui/actions/button.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import type { DividedQuestion } from "../state/use-divided-question.ts";

/** Asks what becomes of the parts of those that are divided, before anything is changed. */
export const DividedDialog = ({ question }: { readonly question: DividedQuestion }) => {
  const { t } = useLingui();
  const { said, answer } = question;
  return (
    <Dialog
      open
      role="alertdialog"
      title={t`Keep how they are split?`}
      onClose={() => {
        answer(null);
      }}
      actions={
        <>
          <Button
            onClick={() => {
              answer(null);
            }}
          >
            <Trans>Cancel</Trans>
          </Button>
          <Button
            onClick={() => {
              answer("replace");
            }}
          >
            <Trans>Replace their parts</Trans>
          </Button>
          <Button
            kind="primary"
            onClick={() => {
              answer("keep");
            }}
          >
            <Trans>Keep their parts</Trans>
          </Button>
        </>
      }
    >
      {said}
    </Dialog>
  );
};
