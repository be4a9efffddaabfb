import { Trans } from "@lingui/react/macro";
import { useApplication } from "../reference-data/application.ts";
import { Note } from "../../ui/frame/note.tsx";

/** Where a letter is found when no mail server is configured. */
export const MailNote = () => {
  const application = useApplication();
  if (application?.mail !== "outbox") return null;
  return (
    <Note icon="mail">
      <Trans>
        No mail server is set up here, so letters are written to <code>data/outbox</code> and their links to
        the server's log.
      </Trans>
    </Note>
  );
};
