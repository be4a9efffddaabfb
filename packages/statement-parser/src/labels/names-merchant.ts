import { hasNameBesideSum } from "./total-words.ts";
import { toPlainWords } from "../words/plain-words.ts";

const NEW_BALANCE = /^new balance (.+)$/;

/** Whether a text that begins like a total or a balance goes on like the name of a merchant: "Total Wine", "New Balance Boston". */
export const namesMerchant = (text: string): boolean => {
  const plain = toPlainWords(text);
  const [, behind] = NEW_BALANCE.exec(plain) ?? [];
  return hasNameBesideSum(behind === undefined ? plain : `total ${behind}`);
};
