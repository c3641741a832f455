/** What a rule looks at, by Shopify's names. */
export const ruleColumns = [
  "IS_PRICE_REDUCED",
  "TAG",
  "TITLE",
  "TYPE",
  "VARIANT_INVENTORY",
  "VARIANT_PRICE",
  "VARIANT_TITLE",
  "VENDOR",
] as const;

export const ruleRelations = [
  "CONTAINS",
  "ENDS_WITH",
  "EQUALS",
  "GREATER_THAN",
  "IS_NOT_SET",
  "IS_SET",
  "LESS_THAN",
  "NOT_CONTAINS",
  "NOT_EQUALS",
  "STARTS_WITH",
] as const;

export type RuleColumn = (typeof ruleColumns)[number];
export type RuleRelation = (typeof ruleRelations)[number];

export interface CollectionRule {
  column: RuleColumn;
  relation: RuleRelation;
  /** Text, or a number as text: an amount in US dollars, or how many are in stock. */
  condition: string;
}

export interface CollectionRuleSet {
  /** Whether one rule is enough, or all have to match. */
  appliedDisjunctively: boolean;
  rules: readonly CollectionRule[];
}
