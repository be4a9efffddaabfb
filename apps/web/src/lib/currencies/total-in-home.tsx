import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Link } from "react-router";
import { Switch } from "../../ui/forms/switch.tsx";
import { toastError } from "../../ui/overlays/toast.ts";
import { useChosenBook } from "../calls/chosen-book.ts";
import { messageOf } from "../calls/refusal.ts";
import { useSession } from "../calls/session-store.ts";
import { updateProfile } from "../session/update-profile.ts";

/** Whether the person wants everything totalled in the home currency; in the book of somebody else that is theirs to say. */
export const useInHome = (): boolean => {
  const { user } = useSession();
  const is_own = useChosenBook() === null;
  return is_own && user?.total_in_home === true;
};

/** Whether everything is totalled in the home currency; saved as it is switched. In the book of somebody else it is as they set it. */
export const TotalInHome = () => {
  const { t } = useLingui();
  const { user } = useSession();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const is_own = useChosenBook() === null;
  if (!is_own || user === null) return null;
  const save = async (total_in_home: boolean) => {
    setWanted(total_in_home);
    try {
      await updateProfile({ total_in_home });
    } catch (error) {
      toastError(messageOf(error, t`Oops, update failed!`));
    } finally {
      setWanted(null);
    }
  };
  const { home_currency } = user;
  return (
    <Switch
      side="end"
      label={t`Total everything in ${home_currency}`}
      hint={t`In Insights, budgets and the forecast other currencies are converted by the rate of each day, which stands beside. Days without a rate stay apart.`}
      checked={wanted ?? user.total_in_home}
      busy={wanted !== null}
      disabled={wanted !== null}
      onChange={(event) => void save(event.currentTarget.checked)}
    />
  );
};

/** Which currencies are in no figure since no rate is known, and where one is entered. */
export const WithoutRate = ({ sums }: { readonly sums: string }) => (
  <>
    <Trans>Not counted, since no rate is known of their days: {sums}.</Trans>{" "}
    <span data-print="no">
      <Link to="/net-worth">
        <Trans>Enter a rate</Trans>
      </Link>
    </span>
  </>
);
