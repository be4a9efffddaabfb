import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { type BroughtRow, listBroughtRows } from "@passbook/contract/brought-names";
import { broughtNameKeys } from "../../../lib/cache/query-keys.ts";
import { call } from "../../../lib/calls/call.ts";
import {
  nameSource,
  toNamesPath,
  useBroughtSources,
} from "../../../lib/reference-data/use-brought-sources.ts";
import type { Reference } from "../../../lib/reference-data/use-reference.ts";
import styles from "./details.module.css";

const useBroughtRows = (id: string) => {
  const { data: sources = [] } = useBroughtSources();
  return useQuery({
    queryKey: broughtNameKeys.of_transaction(id),
    queryFn: async ({ signal }) => (await call(listBroughtRows, { params: { id }, signal })).answer.data,
    enabled: sources.some(({ program }) => program !== null),
  });
};

const Ticked = ({ cleared }: Pick<BroughtRow, "cleared">) => {
  if (cleared === "reconciled") return <Trans>, reconciled</Trans>;
  return cleared === "cleared" ? <Trans>, cleared</Trans> : null;
};

const Line = ({ row, reference }: { readonly row: BroughtRow; readonly reference: Reference }) => {
  const { parent, name, payee, account, cleared } = row;
  const category = parent === null ? name : `${parent}: ${name ?? ""}`;
  const said = [payee, category, account].filter((one) => one !== null).join(" · ");
  const source = nameSource({ ...row, bank_account_id: null }, reference);
  return (
    <div>
      <Link to={toNamesPath(row)}>{source}</Link>
      <div className={styles["quiet"]}>
        {said}
        <Ticked cleared={cleared} />
      </div>
    </div>
  );
};

/** How other programs hold a transaction: its payee, category and account there, and whether it was ticked off; nothing where none does. */
export const BroughtLines = ({ id, reference }: { readonly id: string; readonly reference: Reference }) => {
  const { data = [] } = useBroughtRows(id);
  const rows = data.filter(({ program }) => program !== null);
  if (rows.length === 0) return null;
  return (
    <div>
      <dt>
        <Trans>In your export</Trans>
      </dt>
      <dd>
        {rows.map((row) => (
          <Line key={row.source} row={row} reference={reference} />
        ))}
      </dd>
    </div>
  );
};
