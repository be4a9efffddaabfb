import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useLocation, useNavigate } from "react-router";
import { acceptMemberInvitation, checkMemberInvitation } from "@passbook/contract/members";
import type { User } from "@passbook/contract/users";
import { useLinkToken } from "../../lib/addresses/use-link-token.ts";
import { bookKeys } from "../../lib/cache/query-keys.ts";
import { call } from "../../lib/calls/call.ts";
import { chooseBook } from "../../lib/calls/chosen-book.ts";
import { messageOf } from "../../lib/calls/refusal.ts";
import { useSession } from "../../lib/calls/session-store.ts";
import { useRoleWords } from "../../lib/reference-data/use-books.ts";
import { PublicForm } from "../../lib/session/public-form.tsx";
import { Button } from "../../ui/actions/button.tsx";
import { Note } from "../../ui/frame/note.tsx";
import { ScreenLoading } from "../../ui/states/screen-loading.tsx";
import { SkeletonRows } from "../../ui/states/skeleton.tsx";
import { useRoleHints } from "./role-choice.tsx";

/** For whoever is not signed in: they do so first and come back. */
const ComeIn = () => {
  const { t } = useLingui();
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const goTo = (path: string) => () => {
    void navigate(path, { state: { from: `${pathname}${hash}` } });
  };
  return (
    <PublicForm
      title={t`Share a book`}
      lead={
        <Trans>Somebody invites you to share their book. Log in to see whose it is, and to accept.</Trans>
      }
    >
      <Button kind="primary" size="lg" wide onClick={goTo("/login")}>
        {t`Login`}
      </Button>
      <Button size="lg" wide onClick={goTo("/register")}>
        {t`Register`}
      </Button>
    </PublicForm>
  );
};

type OfferedProps = { readonly token: string; readonly user: User };

/** Whose book is offered, and as what; taken here. */
const Offered = ({ token, user: { email } }: OfferedProps) => {
  const { t } = useLingui();
  const words = useRoleWords();
  const hints = useRoleHints();
  const failure = t`The invitation could not be looked at, please retry.`;
  const offered = useQuery({
    queryKey: bookKeys.offered(token),
    queryFn: async ({ signal }) =>
      (await call(checkMemberInvitation, { body: { token }, signal })).answer.data,
  });
  const accepting = useMutation({
    mutationFn: async () => (await call(acceptMemberInvitation, { body: { token } })).answer.data,
    onSuccess: (book) => {
      chooseBook(book);
    },
  });
  const error = accepting.error ?? offered.error;
  const { data } = offered;
  const name = data?.owner_name ?? "";
  return (
    <PublicForm
      title={data === undefined ? t`Share a book` : t`Share ${name}'s book`}
      lead={
        data === undefined ? undefined : (
          <>
            {words[data.role]}: {hints[data.role]}
          </>
        )
      }
    >
      {offered.isPending && <SkeletonRows count={2} />}
      {error !== null && (
        <Note tone="error" role="alert">
          {messageOf(error, failure)}
        </Note>
      )}
      {data !== undefined && (
        <Button
          kind="primary"
          size="lg"
          wide
          busy={accepting.isPending}
          onClick={() => {
            accepting.mutate();
          }}
        >
          {t`Accept`}
        </Button>
      )}
      <Button size="lg" wide to="/">
        {data === undefined ? t`To your own book` : t`Not now`}
      </Button>
      <p>
        <Trans>You are signed in as {email}.</Trans>
      </p>
    </PublicForm>
  );
};

/** Where the link of an invitation leads. */
export const JoinScreen = () => {
  const { t } = useLingui();
  const { status, user } = useSession();
  const token = useLinkToken();
  if (token === null)
    return (
      <PublicForm title={t`Share a book`}>
        <Note tone="warning">
          <Trans>This address lacks the token of a link. Open the link of the mail as a whole.</Trans>
        </Note>
      </PublicForm>
    );
  if (status === "checking_validity") return <ScreenLoading />;
  return user === null ? <ComeIn /> : <Offered token={token} user={user} />;
};
