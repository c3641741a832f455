import type { CartLineInput } from "#commerce/generated/graphql.ts";
import type { Cart, CartLine } from "./cart.ts";

/**
 * Whether the lines that Shopify was asked to add are in the cart now. Seats and gifts have ids of their own. Counted
 * products don't: their quantity must have grown, which also happens when another tab adds the same product.
 */
export function wasAdded(lines: readonly CartLineInput[], before: Cart, now: Cart): boolean {
  const had = countByVariant(before);
  const has = countByVariant(now);
  return lines.some((line) => (has.get(toLineName(line)) ?? 0) > (had.get(toLineName(line)) ?? 0));
}

function countByVariant({ lines }: Cart): Map<string, number> {
  const quantities = new Map<string, number>();
  for (const { merchandise, attributes, quantity } of lines.nodes) {
    const name = toLineName({ merchandiseId: merchandise.id, attributes });
    quantities.set(name, (quantities.get(name) ?? 0) + quantity);
  }
  return quantities;
}

const ids = new Set(["studentId", "giftId"]);

interface Named {
  merchandiseId: string;
  attributes?: CartLine["attributes"] | CartLineInput["attributes"];
}

/** What's the same for a line and for what was added to it. */
export const toLineName = ({ merchandiseId, attributes }: Named) =>
  `${merchandiseId} ${attributes?.find(({ key }) => ids.has(key))?.value ?? ""}`;
