import type { Cart } from "#commerce/cart/cart.ts";
import { toCents } from "#commerce/money.ts";
import { toVariantNumber } from "#commerce/product-variants.ts";
import type { WalletOrder } from "#providers/wallet/wallet.ts";

export interface PurchaseLine {
  /** The cart line's id. */
  id: string;
  variantId: string;
  title: string;
  quantity: number;
  attributes: { key: string; value: string | null }[];
  /** What the line costs after all discounts, in US cents. */
  cents: number;
}

type Allocation = Pick<Cart["discountAllocations"][number], "discountedAmount">;

/** A cart's lines with every discount taken off, so that they add up to what the school pays for the goods. */
export function toPurchaseLines(cart: Cart): PurchaseLine[] {
  const lines = cart.lines.nodes.map((line) => ({
    line,
    cents: toCents(line.cost.subtotalAmount.amount) - sumAllocations(line.discountAllocations),
  }));
  const shares = splitCents(
    sumAllocations(cart.discountAllocations),
    lines.map(({ cents }) => cents),
  );
  return lines.map(({ line, cents }, index) => ({
    id: line.id,
    variantId: line.merchandise.id,
    title: toTitle(line.merchandise),
    quantity: line.quantity,
    attributes: line.attributes.map(({ key, value }) => ({ key, value: value ?? null })),
    cents: cents - (shares[index] ?? 0),
  }));
}

/** Everything that was taken off. */
export const sumDiscounts = (cart: Cart): number =>
  sumAllocations(cart.discountAllocations) +
  sum(cart.lines.nodes.map((line) => sumAllocations(line.discountAllocations)));

/**
 * The lines with a price for each unit, as the wallet wants them. A line whose price can't be divided becomes two items, a cent apart,
 * so that nothing is rounded.
 */
export const toOrderItems = (lines: readonly PurchaseLine[]): WalletOrder["items"] =>
  lines.flatMap(({ variantId, title, quantity, cents }) => {
    const id = toVariantNumber(variantId);
    const each = Math.floor(cents / quantity);
    const dearer = cents - each * quantity;
    return [
      { id, title, quantity: quantity - dearer, cents: each },
      { id, title, quantity: dearer, cents: each + 1 },
    ].filter((item) => item.quantity > 0);
  });

/** The lines as a person reads them: one for each variant, because each seat is a line of its own. */
export const sumByVariant = (lines: readonly PurchaseLine[]) =>
  Array.from(
    Map.groupBy(lines, ({ variantId }) => variantId),
    ([variantId, alike]) => ({
      variantId,
      title: alike[0]?.title,
      quantity: sum(alike.map(({ quantity }) => quantity)),
      cents: sum(alike.map(({ cents }) => cents)),
    }),
  );

/** Splits cents in proportion to the weights. The first ones get the cents that are left over. */
function splitCents(cents: number, weights: readonly number[]): number[] {
  const total = sum(weights);
  if (total === 0) return weights.map(() => 0);
  const shares = weights.map((weight) => Math.floor((cents * weight) / total));
  const left = cents - sum(shares);
  return shares.map((share, index) => (index < left ? share + 1 : share));
}

const toTitle = ({ title, product }: Cart["lines"]["nodes"][number]["merchandise"]) =>
  title === "Default Title" ? product.title : `${product.title}, ${title}`;

const sumAllocations = (allocations: readonly Allocation[]) =>
  sum(allocations.map(({ discountedAmount }) => toCents(discountedAmount.amount)));

const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0);
