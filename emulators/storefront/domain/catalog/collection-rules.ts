import type { CollectionRule, RuleRelation } from "./collection-rule-set.ts";
import type { Collection, Product, Variant } from "./product.ts";

/** Whether a collection has a product, now. */
export function holdsProduct(
  { ruleSet, productHandles }: Pick<Collection, "ruleSet" | "productHandles">,
  product: Product,
): boolean {
  if (!ruleSet) return productHandles.includes(product.handle);
  const { appliedDisjunctively, rules } = ruleSet;
  return appliedDisjunctively
    ? rules.some((rule) => matches(product, rule))
    : rules.every((rule) => matches(product, rule));
}

/** A rule about variants is met by any variant (help.shopify.com, "Smart collections"). */
function matches(product: Product, { column, relation, condition }: CollectionRule): boolean {
  const { title, productType, vendor, tags, variants } = product;
  const hasText = (texts: readonly string[]) => texts.some((text) => compareText(text, relation, condition));
  const hasNumber = (read: (variant: Variant) => number, wanted: number) =>
    variants.some((variant) => compareNumber(read(variant), relation, wanted));
  switch (column) {
    case "TITLE":
      return hasText([title]);
    case "TYPE":
      return hasText([productType]);
    case "VENDOR":
      return hasText([vendor]);
    case "TAG":
      return hasText(tags);
    case "VARIANT_TITLE":
      return hasText(variants.map((variant) => variant.title));
    case "VARIANT_PRICE":
      return hasNumber(({ prices }) => prices.USD.amount, Math.round(Number(condition) * 100));
    case "VARIANT_INVENTORY":
      return hasNumber(({ stock }) => stock ?? 0, Number(condition));
    case "IS_PRICE_REDUCED":
      return variants.some(({ prices }) => (prices.USD.compareAt !== null) === (relation === "IS_SET"));
  }
}

function compareText(text: string, relation: RuleRelation, condition: string): boolean {
  const value = text.toLowerCase();
  const wanted = condition.toLowerCase();
  switch (relation) {
    case "EQUALS":
      return value === wanted;
    case "NOT_EQUALS":
      return value !== wanted;
    case "CONTAINS":
      return value.includes(wanted);
    case "NOT_CONTAINS":
      return !value.includes(wanted);
    case "STARTS_WITH":
      return value.startsWith(wanted);
    case "ENDS_WITH":
      return value.endsWith(wanted);
    default:
      return false;
  }
}

function compareNumber(value: number, relation: RuleRelation, wanted: number): boolean {
  switch (relation) {
    case "EQUALS":
      return value === wanted;
    case "NOT_EQUALS":
      return value !== wanted;
    case "GREATER_THAN":
      return value > wanted;
    case "LESS_THAN":
      return value < wanted;
    default:
      return false;
  }
}
