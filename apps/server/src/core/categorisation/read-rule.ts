import { type RuleActions, ruleActions, type RuleCondition, ruleCondition } from "@passbook/contract/rules";
import * as z from "zod";

const conditions = z.array(ruleCondition);

/** What `rules.conditions` holds. */
export const readConditions = (text: string): RuleCondition[] => z.parse(conditions, JSON.parse(text));

/** What `rules.actions` holds. */
export const readActions = (text: string): RuleActions => z.parse(ruleActions, JSON.parse(text));
