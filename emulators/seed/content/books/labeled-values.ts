import type { LabelledValue } from "@shop/schemas/generated/sanity.types.ts";
import { keyed } from "#seed/content/keyed.ts";

/** Facts in the order they are read: `[label, value]`. */
export function labeledValues(prefix: string, facts: readonly (readonly [string, string])[]) {
  return keyed(
    prefix,
    facts.map(([label, value]): LabelledValue => ({ _type: "labelledValue", label, value })),
  );
}
