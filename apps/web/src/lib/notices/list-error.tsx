import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "../../ui/actions/button.tsx";
import { ErrorView } from "../../ui/states/error-view.tsx";
import { messageOf } from "../calls/refusal.ts";

type ListErrorProps = { readonly error: Error; readonly onRetry: () => void };

/** Stands in place of a list of which nothing came. */
export const ListError = ({ error, onRetry }: ListErrorProps) => {
  const { t } = useLingui();
  return (
    <ErrorView
      title={t`The list did not arrive`}
      message={messageOf(error, t`Oops, unknown error occurred!`)}
      actions={
        <Button kind="primary" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  );
};
