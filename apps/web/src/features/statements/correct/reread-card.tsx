import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Button } from "../../../ui/actions/button.tsx";
import { Note } from "../../../ui/frame/note.tsx";
import { useVerdictLabel } from "../../../ui/figures/verdict.tsx";
import type { Difference } from "./compare-readings.ts";

type RereadCardProps = { readonly difference: Difference; readonly onClose: () => void };

/** What reading a statement again changed. */
export const RereadCard = ({ difference, onClose }: RereadCardProps) => {
  const { t } = useLingui();
  const label = useVerdictLabel();
  const { added, gone, verdict } = difference;
  const name = (one: NonNullable<Difference["verdict"]>["before"]) => (one === null ? t`none` : label(one));
  const isSame = added === 0 && gone === 0 && verdict === null;
  return (
    <Note
      tone={isSame ? "success" : "info"}
      role="status"
      icon="refresh"
      action={
        <Button kind="quiet" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <strong>
        <Trans>Read again.</Trans>
      </strong>{" "}
      {isSame && <Trans>Every row reads as before.</Trans>}
      {added > 0 && (
        <>
          <Plural value={added} one="# row is read anew." other="# rows are read anew." />{" "}
        </>
      )}
      {gone > 0 && (
        <>
          <Plural
            value={gone}
            one="# row reads otherwise or is gone."
            other="# rows read otherwise or are gone."
          />{" "}
        </>
      )}
      {verdict !== null && (
        <Trans>
          The proof was: {name(verdict.before)}. It is now: {name(verdict.after)}.
        </Trans>
      )}{" "}
      {!isSame && <Trans>What you edited was kept.</Trans>}
    </Note>
  );
};
