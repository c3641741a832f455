import { z } from "zod";
import {
  type RuleColumn,
  ruleColumns,
  type RuleRelation,
  ruleRelations,
} from "#storefront/domain/catalog/collection-rule-set.ts";

/** At most as many conditions as a smart collection can have (help.shopify.com, "Smart collections"). */
const maxRules = 60;

const textRelations = [
  "EQUALS",
  "NOT_EQUALS",
  "STARTS_WITH",
  "ENDS_WITH",
  "CONTAINS",
  "NOT_CONTAINS",
] as const;

/** What Shopify allows (shopify.dev, collectionRulesConditions). */
const allowedRelations = {
  IS_PRICE_REDUCED: ["IS_SET", "IS_NOT_SET"],
  TAG: ["EQUALS"],
  TITLE: textRelations,
  TYPE: textRelations,
  VARIANT_INVENTORY: ["EQUALS", "GREATER_THAN", "LESS_THAN"],
  VARIANT_PRICE: ["EQUALS", "NOT_EQUALS", "GREATER_THAN", "LESS_THAN"],
  VARIANT_TITLE: textRelations,
  VENDOR: textRelations,
} as const satisfies Record<RuleColumn, readonly RuleRelation[]>;

const rule = z
  .object({
    column: z.enum(ruleColumns),
    relation: z.enum(ruleRelations),
    condition: z.string().trim().max(255, "Condition is too long (maximum is 255 characters)"),
  })
  .superRefine(({ column, relation, condition }, context) => {
    const allowed: readonly RuleRelation[] = allowedRelations[column];
    if (!allowed.includes(relation))
      context.addIssue({
        code: "custom",
        path: ["relation"],
        message: `Relation ${relation} isn't allowed for the column ${column}`,
      });
    const message = findWrong(column, condition);
    if (message !== null) context.addIssue({ code: "custom", path: ["condition"], message });
  });

function findWrong(column: RuleColumn, condition: string): string | null {
  if (column === "IS_PRICE_REDUCED") return null;
  if (condition === "") return "Condition can't be blank";
  if (column === "VARIANT_PRICE" && !/^\d{1,9}(\.\d{1,2})?$/.test(condition))
    return "Condition must be an amount of money";
  if (column === "VARIANT_INVENTORY" && !/^-?\d{1,9}$/.test(condition)) return "Condition must be an integer";
  return null;
}

/** A `CollectionRuleSetInput`. */
export const ruleSetSchema = z.object({
  appliedDisjunctively: z.boolean(),
  rules: z.preprocess(
    (rules) => rules ?? [],
    z.array(rule).min(1, "Rules can't be blank").max(maxRules, `Rules can't be more than ${maxRules}`),
  ),
});
