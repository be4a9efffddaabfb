import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "../../ui/actions/button.tsx";
import { Note } from "../../ui/frame/note.tsx";

/** The quiet notice above a list that could not be fetched. */
export const ListFailure = ({ retry }: { readonly retry: () => void }) => {
  const { t } = useLingui();
  return (
    <Note tone="warning" action={<Button onClick={retry}>{t`Retry`}</Button>}>
      <Trans>This could not be loaded.</Trans>
    </Note>
  );
};
