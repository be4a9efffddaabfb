import * as contract from "@passbook/contract/findings";
import { type GuardedCall, type Route, route } from "../../platform/http/route.ts";
import { notFound } from "../../platform/problem.ts";
import { getBankAccountRow } from "../bank-accounts/index.ts";
import { runDecidingAct, runDecision } from "./find/decide.ts";
import { findToday } from "../users/index.ts";
import { confirmRefund, rejectRefund } from "./refunds/decide-refund.ts";
import { DECIDE_REFUNDS_ACT } from "./refunds/decide-refunds.ts";
import { decideTransfer } from "./transfers/decide-transfer.ts";
import { DECIDE_TRANSFERS_ACT } from "./transfers/decide-transfers.ts";
import { changeSeries, findSeriesOf, mergeSeries } from "./series/decide-series.ts";
import { dismissUnusual } from "./unusual/dismiss-unusual.ts";
import { listDue } from "./series/list-due.ts";
import { listOtherSides } from "./transfers/list-other-sides.ts";
import { listPurchases } from "./refunds/list-purchases.ts";
import { getSeries, listMembers, listSeries } from "./series/list-series.ts";
import { findTransfer, listLinks, listQuestions } from "./transfers/list-transfers.ts";
import { refuseMistakes } from "../transactions/index.ts";
import { listUnusual } from "./unusual/list-unusual.ts";

const checkAccount = async (
  { services, caller }: Pick<GuardedCall<never>, "services" | "caller">,
  id: string | undefined,
): Promise<void> => {
  if (id !== undefined) await getBankAccountRow(services.db, caller.user_id, id, "bank_account_id");
};

const transfers: readonly Route[] = [
  route(contract.listTransferQuestions, async ({ services, caller }) => ({
    data: await listQuestions(services.db, caller.user_id),
  })),
  route(contract.getLinks, async ({ services, caller, params }) => ({
    data: await listLinks(services.db, caller.user_id, params.id),
  })),
  route(contract.listOtherSides, async ({ services, caller, params }) => ({
    data: await listOtherSides(services.db, caller.user_id, params.id),
  })),
  route(contract.confirmTransfer, async (call) => {
    const { services, caller, body } = call;
    await runDecision(call, (trx, author) => decideTransfer(trx, author, body, "confirmed"));
    const transfer = await findTransfer(services.db, caller.user_id, body.from_transaction_id);
    if (transfer === null) throw notFound("transfer");
    return { data: transfer };
  }),
  route(contract.rejectTransfer, async (call) => {
    await runDecision(call, (trx, author) => decideTransfer(trx, author, call.body, "rejected"));
  }),
  route(contract.decideTransfers, async (call) => {
    const { services, caller, body } = call;
    const now = services.clock.now();
    await refuseMistakes(services.db, caller.user_id, { text: body.filter?.q ?? "", now });
    const { changed, left } = await runDecidingAct(call, DECIDE_TRANSFERS_ACT, { ...body, now });
    return { data: { changed, left } };
  }),
];

const refunds: readonly Route[] = [
  route(contract.listPurchases, async ({ services, caller, params, query }) => {
    const now = services.clock.now();
    await refuseMistakes(services.db, caller.user_id, { text: query.q ?? "", now });
    return { data: await listPurchases(services.db, caller.user_id, { ...params, ...query, now }) };
  }),
  route(contract.confirmRefund, async (call) => {
    const { services, caller, body } = call;
    await runDecision(call, (trx, author) => confirmRefund(trx, author, body));
    return { data: await listLinks(services.db, caller.user_id, body.transaction_id) };
  }),
  route(contract.rejectRefund, async (call) => {
    await runDecision(call, (trx, author) => rejectRefund(trx, author, call.body));
  }),
  route(contract.decideRefunds, async (call) => {
    const { services, caller, body } = call;
    const now = services.clock.now();
    await refuseMistakes(services.db, caller.user_id, { text: body.filter?.q ?? "", now });
    const { changed, left } = await runDecidingAct(call, DECIDE_REFUNDS_ACT, { ...body, now });
    return { data: { changed, left } };
  }),
];

const series: readonly Route[] = [
  route(contract.listSeries, async (call) => {
    const { services, caller, query } = call;
    const { dismissed, due_to, bank_account_id } = query;
    await checkAccount(call, bank_account_id);
    const today = await findToday(services, caller.user_id);
    if (due_to !== undefined) {
      const due = await listDue(services.db, caller.user_id, { today, to: due_to, bank_account_id });
      return { data: due.map((each) => each.series) };
    }
    const wanted = { today, bank_account_id, dismissed: dismissed === "true" };
    return { data: await listSeries(services.db, caller.user_id, wanted) };
  }),
  route(contract.getSeries, async ({ services, caller, params }) => {
    const today = await findToday(services, caller.user_id);
    const { id } = params;
    return {
      data: {
        series: await getSeries(services.db, caller.user_id, { id, today }),
        transactions: await listMembers(services.db, caller.user_id, id),
      },
    };
  }),
  route(contract.changeSeries, async (call) => {
    const { services, caller, params, body } = call;
    const today = await findToday(services, caller.user_id);
    const { held } = await runDecision(
      call,
      (trx, author) => changeSeries(trx, author, { id: params.id, body, today }),
      {
        table: "series",
        id: params.id,
        show: (db, user_id, series_id) => getSeries(db, user_id, { id: series_id, today }),
      },
    );
    const id = await findSeriesOf(services.db, caller.user_id, held);
    return { data: id === null ? null : await getSeries(services.db, caller.user_id, { id, today }) };
  }),
  route(contract.mergeSeries, async (call) => {
    const { services, caller, params, body } = call;
    const today = await findToday(services, caller.user_id);
    const { held } = await runDecision(call, (trx, author) =>
      mergeSeries(trx, author, { id: params.id, into: body.into, today }),
    );
    const id = await findSeriesOf(services.db, caller.user_id, held);
    if (id === null) throw notFound("series");
    return { data: await getSeries(services.db, caller.user_id, { id, today }) };
  }),
];

const unusual: readonly Route[] = [
  route(contract.listUnusual, async (call) => {
    const { services, caller, query } = call;
    await checkAccount(call, query.bank_account_id);
    return { data: await listUnusual(services.db, caller.user_id, query) };
  }),
  route(contract.dismissUnusual, async (call) => {
    await runDecision(call, (trx, author) => dismissUnusual(trx, author, call.params.id));
  }),
];

export const findingsRoutes: readonly Route[] = [...transfers, ...refunds, ...series, ...unusual];
