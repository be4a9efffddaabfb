import type { BroughtName, BroughtSourceDetails, ChosenName } from "@passbook/contract/brought-names";

/** What is to become of a name. */
export type NameChoice =
  | { readonly kind: "leave" }
  | { readonly kind: "sub"; readonly sub_category_id: string }
  | { readonly kind: "new"; readonly name: string; readonly parent_name: string };
export type NameChoices = ReadonlyMap<string, NameChoice>;

const LEAVE: NameChoice = { kind: "leave" };

export const toGuessed = ({ guess: { sub_category_id, create } }: Pick<BroughtName, "guess">): NameChoice => {
  if (sub_category_id !== null) return { kind: "sub", sub_category_id };
  return create === null ? LEAVE : { kind: "new", ...create };
};

/** What stands before a person chose otherwise: what they chose before, else the guess; a bank's words are left. */
export const toStanding = (name: BroughtName, is_own: boolean): NameChoice => {
  if (name.choice === "taken" && name.sub_category_id !== null)
    return { kind: "sub", sub_category_id: name.sub_category_id };
  return name.choice === "open" && is_own ? toGuessed(name) : LEAVE;
};

/** Whether a name is kept so already: what comes under it later follows by itself. */
const isKept = (name: BroughtName, choice: NameChoice): boolean => {
  if (choice.kind === "sub")
    return name.choice === "taken" && name.sub_category_id === choice.sub_category_id;
  return choice.kind === "leave" && name.choice === "left";
};

/** What is sent of the names: those that are to become something else; a bank's names that stay as they are were not chosen. */
export const toChosen = (
  { list, program }: Pick<BroughtSourceDetails, "list" | "program">,
  choices: NameChoices,
): ChosenName[] =>
  list.flatMap((name) => {
    const choice = choices.get(name.id) ?? toStanding(name, program !== null);
    const name_id = name.id;
    if (isKept(name, choice)) return [];
    if (choice.kind === "sub") return [{ name_id, sub_category_id: choice.sub_category_id }];
    if (choice.kind === "new")
      return [{ name_id, create: { name: choice.name, parent_name: choice.parent_name } }];
    return program === null && name.choice === "open" ? [] : [{ name_id }];
  });
