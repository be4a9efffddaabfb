import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useNavigate } from "react-router";
import { toastError } from "../../ui/overlays/toast.ts";
import { queryClient } from "../cache/query-client.ts";
import { messageOf } from "../calls/refusal.ts";
import { logOut } from "./session-actions.ts";

/** Clears what was fetched, then signs out. */
export const useLogOut = () => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    queryClient.clear();
    try {
      await logOut();
      await navigate("/login", { replace: true });
    } catch (error) {
      toastError(messageOf(error, t`You could not be signed out, please retry.`));
    } finally {
      setBusy(false);
    }
  };
  return { busy, leave };
};
