import { joinTexts, tidyText } from "../../values/text.ts";
import type { ParsedTransaction } from "../../parsed-file.ts";
import { describeBatch } from "../describe-batch.ts";
import type { CamtFields } from "./collect-entries.ts";

type Texts = Pick<ParsedTransaction, "description" | "counterparty" | "reference" | "mcc" | "type">;

const first = (fields: CamtFields, ...paths: string[]): string | null => {
  for (const path of paths) {
    const value = fields.get(path);
    if (value !== undefined) return tidyText(value);
  }
  return null;
};

/** The name of a party, as versions up to 7 write it, from 8 on, or the bank that is a party itself. */
const findParty = (fields: CamtFields, role: string): string | null =>
  first(
    fields,
    `RltdPties.${role}.Nm`,
    `RltdPties.${role}.Pty.Nm`,
    `RltdPties.${role}.Agt.FinInstnId.Nm`,
    `RltdPties.Ultmt${role}.Nm`,
    `RltdPties.Ultmt${role}.Pty.Nm`,
    `RltdPties.${role}Acct.Nm`,
  );

/** The other side: who is paid for money out, who pays for money in; a reversal keeps the roles of what it undoes. */
const findCounterparty = (fields: CamtFields, debit: boolean, reversal: boolean): string | null =>
  findParty(fields, debit === reversal ? "Dbtr" : "Cdtr");

const findRemittance = (fields: CamtFields): string | null =>
  first(
    fields,
    "RmtInf.Ustrd",
    "RmtInf.Strd.AddtlRmtInf",
    "RmtInf.Strd.CdtrRefInf.Ref",
    "RmtInf.Strd.CdtrRefInf.CdtrRef",
    "AddtlTxInf",
  );

const isReference = (text: string | null): text is string =>
  text !== null && !/^(?:NOTPROVIDED|NOT PROVIDED|NONREF)$/i.test(text);

const findReference = (details: CamtFields, entry: CamtFields): string | null =>
  [
    first(details, "Refs.EndToEndId"),
    first(details, "Refs.AcctSvcrRef"),
    first(details, "Refs.InstrId", "Refs.TxId", "Refs.MsgId"),
    first(entry, "AcctSvcrRef"),
    first(entry, "NtryRef"),
  ].find(isReference) ?? null;

const findType = (fields: CamtFields): string | null => {
  const family = ["BkTxCd.Domn.Cd", "BkTxCd.Domn.Fmly.Cd", "BkTxCd.Domn.Fmly.SubFmlyCd"].flatMap(
    (path) => fields.get(path) ?? [],
  );
  return family.length === 0 ? first(fields, "BkTxCd.Prtry.Cd") : family.join("-");
};

const findMerchant = (details: CamtFields): string | null =>
  first(
    details,
    "CardTx.POI.Id.Issr",
    "CardTx.POI.CmonNm",
    "RltdPties.TradgPty.Nm",
    "RltdPties.TradgPty.Pty.Nm",
  );

/** The one value that all of them have; null where they differ or have none. */
const findShared = (values: readonly (string | null)[]): string | null => {
  const [only = null] = values;
  return values.every((value) => value === only) ? only : null;
};

const NO_DETAILS: readonly CamtFields[] = [new Map()];

/** Names, purpose and references of a row, from its details and, where these are silent, from its entry. */
export const readTexts = (
  entry: { fields: CamtFields; details: readonly CamtFields[] },
  direction: { debit: boolean; reversal: boolean },
): Texts => {
  const details = entry.details.length === 0 ? NO_DETAILS : entry.details;
  const names = details.map(
    (part) => findCounterparty(part, direction.debit, direction.reversal) ?? findMerchant(part),
  );
  const purposes = details.map(findRemittance);
  const entryText = first(entry.fields, "AddtlNtryInf");
  const counterparty = findShared(names);
  const description =
    details.length === 1
      ? joinTexts(counterparty, findShared(purposes) ?? entryText)
      : describeBatch(
          entryText,
          details.map((_part, index) => joinTexts(names[index] ?? null, purposes[index] ?? null)),
        );
  const mccs = details.map((part) => first(part, "MrchntCtgyCd"));
  return {
    description: description || (findType(entry.fields) ?? ""),
    counterparty,
    reference:
      findShared(details.map((part) => findReference(part, entry.fields))) ??
      findReference(new Map(), entry.fields),
    mcc: findShared(mccs) ?? first(entry.fields, "MrchntCtgyCd"),
    type: findShared(details.map(findType)) ?? findType(entry.fields),
  };
};
