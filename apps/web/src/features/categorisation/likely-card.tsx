import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { refreshAfter } from "../../lib/cache/refresh.ts";
import { messageOf } from "../../lib/calls/refusal.ts";
import { useChosenBook } from "../../lib/calls/chosen-book.ts";
import { useSession } from "../../lib/calls/session-store.ts";
import { updateProfile } from "../../lib/session/update-profile.ts";
import { Card } from "../../ui/frame/card.tsx";
import { Switch } from "../../ui/forms/switch.tsx";
import { toastError } from "../../ui/overlays/toast.ts";

/** Whether figures count what is likely and not confirmed; saved as it is switched. In the book of somebody else it is as they set it. */
export const LikelyCard = () => {
  const { t } = useLingui();
  const { user } = useSession();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const is_own = useChosenBook() === null;
  const save = async (count_likely: boolean) => {
    setWanted(count_likely);
    try {
      await updateProfile({ count_likely });
      await refreshAfter("count_likely");
    } catch (error) {
      toastError(messageOf(error, t`Oops, update failed!`));
    } finally {
      setWanted(null);
    }
  };
  if (!is_own) return null;
  return (
    <Card title={<Trans>Likely categories</Trans>}>
      <Switch
        side="end"
        label={t`Count likely categories`}
        hint={t`A category that is at least 60 % sure counts in figures and lists before you confirm it. It is drawn hatched, and its rows are told beside the figure. Turned off, those rows count as Uncategorised.`}
        checked={wanted ?? user?.count_likely ?? true}
        busy={wanted !== null}
        disabled={wanted !== null}
        onChange={(event) => void save(event.currentTarget.checked)}
      />
    </Card>
  );
};
