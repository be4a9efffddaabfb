import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { checkUnsubscribing, unsubscribe } from "@passbook/contract/notices";
import { useLinkToken } from "../../lib/addresses/use-link-token.ts";
import { noticeKeys } from "../../lib/cache/query-keys.ts";
import { call } from "../../lib/calls/call.ts";
import { messageOf } from "../../lib/calls/refusal.ts";
import { PublicForm } from "../../lib/session/public-form.tsx";
import { Button } from "../../ui/actions/button.tsx";
import { Note } from "../../ui/frame/note.tsx";
import { Text } from "../../ui/frame/text.tsx";
import { useNoticeWords } from "./use-notice-words.ts";

const TurnOff = ({ token }: { readonly token: string }) => {
  const { t } = useLingui();
  const words = useNoticeWords();
  const params = { token };
  const { data: kind, error } = useQuery({
    queryKey: noticeKeys.of_token(token),
    queryFn: async ({ signal }) => (await call(checkUnsubscribing, { params, signal })).answer.data.kind,
    retry: false,
  });
  const turnOff = useMutation({ mutationFn: () => call(unsubscribe, { params }) });
  const failed = error ?? turnOff.error;
  return (
    <>
      {failed !== null && (
        <Note tone="error" role="alert">
          {messageOf(failed, t`This could not be done. Try again.`)}
        </Note>
      )}
      {kind !== undefined && (
        <Text as="p">
          <strong>{words[kind].label}</strong>
        </Text>
      )}
      {turnOff.isSuccess ? (
        <Note tone="success" role="status">
          <Trans>These mails are off. You can turn them on again under Settings, Notices.</Trans>
        </Note>
      ) : (
        kind !== undefined && (
          <Button
            kind="primary"
            size="lg"
            wide
            busy={turnOff.isPending}
            onClick={() => {
              turnOff.mutate();
            }}
          >
            {t`Turn these mails off`}
          </Button>
        )
      )}
    </>
  );
};

/** Where the link of a mail leads: opening it turns nothing off, for mail programs open links too. */
export const UnsubscribeScreen = () => {
  const { t } = useLingui();
  const token = useLinkToken();
  return (
    <PublicForm
      title={t`Mails of Passbook`}
      lead={<Trans>You need not sign in for this. Mails of other kinds stay as they are.</Trans>}
    >
      {token === null ? (
        <Note tone="warning">
          <Trans>This address lacks the token of a link. Open the link of the mail as a whole.</Trans>
        </Note>
      ) : (
        <TurnOff token={token} />
      )}
      <p>
        <Link to="/settings/notices">{t`All mails that you can turn on and off`}</Link>
      </p>
    </PublicForm>
  );
};
