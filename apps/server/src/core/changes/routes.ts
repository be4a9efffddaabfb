import {
  listChangedRows as listRowsEndpoint,
  listChanges,
  undoChange as undoChangeEndpoint,
} from "@passbook/contract/changes";
import { type Route, route } from "../../platform/http/route.ts";
import { ringAfterUndo } from "./told/bells.ts";
import { findUndoneKind, getChange } from "./history/repo.ts";
import { runAct } from "./acts/run-act.ts";
import { listChangedRows } from "./tell/list-changed-rows.ts";
import { listChangesPage } from "./tell/list-changes.ts";
import { countSeen } from "./tell/seen-edits.ts";
import { UNDO_ACT } from "./undo/undo-act.ts";

export const changesRoutes: readonly Route[] = [
  route(listChanges, ({ services, caller, query }) => listChangesPage(services.db, caller.user_id, query)),
  route(listRowsEndpoint, ({ services, caller, params, query }) =>
    listChangedRows(services.db, caller.user_id, params.id, query),
  ),
  route(undoChangeEndpoint, async (call) => {
    const { services, caller, params } = call;
    const { change_id, kept } = await runAct(call, UNDO_ACT, params);
    ringAfterUndo(services.bell);
    const { user_id } = caller;
    const change = await countSeen(services.db, user_id, await getChange(services.db, user_id, change_id));
    return { data: { change, kept, undone: await findUndoneKind(services.db, user_id, change) } };
  }),
];
