import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import type { Alert, AlertKind, AlertSettings } from "@passbook/contract/alerts";
import {
  changeAlertSettings,
  dismissAlerts,
  getAlertSettings,
  listAlerts,
  seeAlerts,
} from "@passbook/contract/alerts";
import { useEffect } from "react";
import { alertKeys } from "../cache/query-keys.ts";
import { useMayAct } from "../../ui/base/acts.tsx";
import { call } from "../calls/call.ts";
import { runUndoable } from "../changes/undo.ts";

export type { Alert, AlertKind, AlertSettings };

/** What a person should know now. */
export const useAlerts = () =>
  useQuery({
    queryKey: alertKeys.list,
    queryFn: async ({ signal }) => (await call(listAlerts, { signal })).answer.data,
  });

/** What of it they are done with. */
export const useDismissedAlerts = () =>
  useQuery({
    queryKey: alertKeys.dismissed,
    queryFn: async ({ signal }) =>
      (await call(listAlerts, { query: { dismissed: "true" }, signal })).answer.data,
  });

export const useAlertSettings = () =>
  useQuery({
    queryKey: alertKeys.settings,
    queryFn: async ({ signal }) => (await call(getAlertSettings, { signal })).answer.data,
  });

/** Tells the server which alerts are on the screen, unless whoever looks may change nothing; they keep their mark until they are fetched again. */
export const useSeen = (alerts: readonly Alert[]): void => {
  const may_act = useMayAct();
  const fresh = alerts
    .filter(({ is_new }) => is_new)
    .map(({ id }) => id)
    .join(" ");
  useEffect(() => {
    // Whether it arrives matters little: what was not seen is new once more.
    if (fresh !== "" && may_act)
      call(seeAlerts, { body: { alert_ids: fresh.split(" ") } }).catch(() => undefined);
  }, [fresh, may_act]);
};

/** What can be done about alerts; each says so with Undo, or why not. */
export const useAlertChanges = () => {
  const { t } = useLingui();
  const failure = t`Oops, save failed!`;
  return {
    dismiss: (some: readonly Alert[]): Promise<boolean> =>
      runUndoable({
        kind: "dismiss_alerts",
        said: t`Noted`,
        failure,
        change: () => call(dismissAlerts, { body: { alert_ids: some.map(({ id }) => id) } }),
      }),
    turn: (kind: AlertKind, is_on: boolean): Promise<boolean> =>
      runUndoable({
        kind: "change_alert_settings",
        said: is_on ? t`These alerts are on` : t`These alerts are off`,
        failure,
        change: () => call(changeAlertSettings, { body: { kind: { kind, is_on } } }),
      }),
    setLimit: (bank_account_id: string, limit: number | null): Promise<boolean> =>
      runUndoable({
        kind: "change_alert_settings",
        said: t`Saved`,
        failure,
        change: () => call(changeAlertSettings, { body: { limit: { bank_account_id, limit } } }),
      }),
  };
};
