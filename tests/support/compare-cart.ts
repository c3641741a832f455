import { isDeepStrictEqual } from "node:util";
import { type CartModel, countItems, priceModel, prices, sumLines } from "./cart-model.ts";
import { variants } from "./stocked-seed.ts";

/** The cart fields to compare. */
export const cartFields = `
  id totalQuantity
  discountCodes { code applicable }
  discountAllocations { discountedAmount { amount currencyCode } ... on CartCodeDiscountAllocation { code } }
  buyerIdentity { countryCode }
  cost { subtotalAmount { amount currencyCode } totalAmount { amount currencyCode } }
  lines(first: 100) {
    nodes {
      id quantity
      attributes { key value }
      cost { amountPerQuantity { amount currencyCode } subtotalAmount { amount } totalAmount { amount currencyCode } }
      discountAllocations { discountedAmount { amount currencyCode } ... on CartCodeDiscountAllocation { code } }
      merchandise { ... on ProductVariant { id } }
    }
  }`;

interface Money {
  amount: string;
  currencyCode: string;
}

interface Allocation {
  discountedAmount: Money;
  code: string;
}

interface AnsweredLine {
  id: string;
  quantity: number;
  attributes: { key: string; value: string }[];
  cost: { amountPerQuantity: Money; subtotalAmount: Money; totalAmount: Money };
  discountAllocations: Allocation[];
  merchandise: { id: string };
}

export interface AnsweredCart {
  id: string;
  totalQuantity: number;
  discountCodes: { code: string; applicable: boolean }[];
  discountAllocations: Allocation[];
  buyerIdentity: { countryCode: string };
  cost: { subtotalAmount: Money; totalAmount: Money };
  lines: { nodes: AnsweredLine[] };
}

/** Describes how a cart differs from the model. */
export function compareCart(cart: AnsweredCart, model: CartModel): string[] {
  const { nodes } = cart.lines;
  const currency = model.country === "CA" ? "CAD" : "USD";
  const moneys = [
    cart.cost.subtotalAmount,
    cart.cost.totalAmount,
    ...nodes.flatMap(({ cost }) => [cost.amountPerQuantity, cost.totalAmount]),
    ...[...cart.discountAllocations, ...nodes.flatMap((line) => line.discountAllocations)].map(
      ({ discountedAmount }) => discountedAmount,
    ),
  ];
  const offLines = nodes.map((line) => sumOf(line.discountAllocations));
  const subtotal = sumLines(model) - offLines.reduce((sum, amount) => sum + amount, 0);
  const used = new Set(
    [...cart.discountAllocations, ...nodes.flatMap((line) => line.discountAllocations)].map(
      ({ code }) => code,
    ),
  );
  const checks: [string, unknown, unknown][] = [
    [
      "lines",
      nodes.map(({ id, quantity, attributes, merchandise }) => [id, quantity, attributes, merchandise.id]),
      model.lines.map(({ id, quantity, gift, variant }) => [
        id,
        quantity,
        toAttributes(gift),
        variants[variant],
      ]),
    ],
    ["different ids", new Set(nodes.map(({ id }) => id)).size, nodes.length],
    ["total quantity", cart.totalQuantity, countItems(model.lines)],
    ["currencies", [...new Set(moneys.map(({ currencyCode }) => currencyCode))], [currency]],
    ["negative amounts", moneys.filter(({ amount }) => amount.startsWith("-")), []],
    [
      "each line's price",
      nodes.map(({ cost }) => toCents(cost.amountPerQuantity)),
      model.lines.map(({ variant }) => prices[model.country][variant]),
    ],
    [
      "each line's total",
      nodes.map(({ cost }) => toCents(cost.totalAmount)),
      nodes.map(({ cost }, index) => toCents(cost.subtotalAmount) - (offLines[index] ?? 0)),
    ],
    ["the subtotal", toCents(cart.cost.subtotalAmount), subtotal],
    ["the total from its parts", toCents(cart.cost.totalAmount), subtotal - sumOf(cart.discountAllocations)],
    ["the lowest price", toCents(cart.cost.totalAmount), priceModel(model)],
    ["codes", cart.discountCodes, model.codes.map((code) => ({ code, applicable: used.has(code) }))],
  ];
  return checks
    .filter(([, actual, expected]) => !isDeepStrictEqual(actual, expected))
    .map(([what, actual, expected]) => `${what} ${JSON.stringify(actual)} not ${JSON.stringify(expected)}`);
}

function sumOf(allocations: readonly Allocation[]): number {
  return allocations.reduce((sum, { discountedAmount }) => sum + toCents(discountedAmount), 0);
}

function toCents({ amount }: Pick<Money, "amount">): number {
  return Math.round(Number(amount) * 100);
}

function toAttributes(gift: string | null): { key: string; value: string }[] {
  return gift === null ? [] : [{ key: "gift", value: gift }];
}
