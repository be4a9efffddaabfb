import { Trans } from "@lingui/react/macro";
import { Button } from "../../../ui/actions/button.tsx";
import { Note } from "../../../ui/frame/note.tsx";
import { toMoveInPath } from "../state/book-path.ts";

/** Over the rows of a book that waits: they come in all together. */
export const MoveInNote = ({ id }: { readonly id: string }) => (
  <Note
    tone="info"
    action={
      <Button act kind="primary" to={toMoveInPath(id)}>
        <Trans>Move in</Trans>
      </Button>
    }
  >
    <Trans>This is a book of another program. See what will be made of it before it moves in.</Trans>
  </Note>
);
