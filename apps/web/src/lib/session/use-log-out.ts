import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useNavigate } from "react-router";
import { toastError } from "../../ui/overlays/toast.ts";
import { queryClient } from "../cache/query-client.ts";
import { call } from "../calls/call.ts";
import { messageOf } from "../calls/refusal.ts";
import { useApplication } from "../reference-data/application.ts";
import { logOut } from "./session-actions.ts";

/** Where a logout goes on at the provider of the installation; a logout here does not wait for one that is down. */
const findEnd = async (): Promise<string | null> => {
  const { findSignOnEnd } = await import("@passbook/contract/sign-on");
  const found = await call(findSignOnEnd).catch(() => null);
  return found?.answer.data.url ?? null;
};

/** Clears what was fetched, then signs out. */
export const useLogOut = () => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const logs_out = useApplication()?.sign_on?.logs_out === true;
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    queryClient.clear();
    try {
      const elsewhere = logs_out ? await findEnd() : null;
      await logOut();
      if (elsewhere === null) await navigate("/login", { replace: true });
      else location.assign(elsewhere);
    } catch (error) {
      toastError(messageOf(error, t`You could not be signed out, please retry.`));
    } finally {
      setBusy(false);
    }
  };
  return { busy, leave };
};
