import { listChanges, undoChange as undoChangeEndpoint } from "@passbook/contract/changes";
import { answerOnce, onceOf } from "../../platform/http/answer-once.ts";
import { type Route, route, tellChange } from "../../platform/http/route.ts";
import { STATEMENTS_BELL } from "./note-statement-work.ts";
import { SUGGESTIONS_BELL } from "./note-suggestion-work.ts";
import { getChange, listChangesPage } from "./repo.ts";
import { TOUCHED } from "./touched.ts";
import { undoChange } from "./undo-change.ts";

export const changesRoutes: readonly Route[] = [
  route(listChanges, ({ services, caller, query }) => listChangesPage(services.db, caller.user_id, query)),
  route(undoChangeEndpoint, async (call) => {
    const { services, caller, params, reply } = call;
    const { change_id, kept } = await services.db
      .transaction()
      .execute((trx) =>
        answerOnce(trx, services, onceOf(call), () =>
          undoChange(trx, { ...caller, clock: services.clock }, params.id),
        ),
      );
    services.bell.ring(SUGGESTIONS_BELL);
    services.bell.ring(STATEMENTS_BELL);
    tellChange(reply, change_id);
    services.bell.ring(TOUCHED);
    return { data: { change: await getChange(services.db, caller.user_id, change_id), kept } };
  }),
];
