import type { Discount } from "@shop/emulators/storefront/domain/discounts/discount.ts";
import type { RunningStorefront } from "./storefront.ts";

let made = 0;

/** A discount of 20 % off everything, for a code, that holds in 2026 and is combined with nothing, but for what is said otherwise. */
export function createDiscount(code: string | null, given: Partial<Discount> = {}): Discount {
  made += 1;
  return {
    id: `gid://shopify/DiscountNode/${made}`,
    title: code ?? `Automatic ${made}`,
    method: code === null ? { kind: "automatic" } : { kind: "code", code },
    value: { kind: "percentage", percent: 20, items: { kind: "all" } },
    minimum: null,
    startsAt: "2026-01-01T00:00:00.000Z",
    endsAt: null,
    usageLimit: null,
    oncePerCustomer: false,
    countries: null,
    combinesWith: { product: false, order: false, shipping: false },
    ...given,
  };
}

export const combinesWithAll = { product: true, order: true, shipping: true };

const selection = `{
  cart {
    id
    discountCodes { code applicable }
    discountAllocations { ...Allocation }
    cost { subtotalAmount { amount currencyCode } totalAmount { amount } checkoutChargeAmount { amount } }
    lines(first: 100) {
      nodes {
        id quantity
        cost { subtotalAmount { amount } totalAmount { amount } }
        discountAllocations { ...Allocation }
      }
    }
  }
  userErrors { code field message }
  warnings { code message target }
}`;

const fragment = `fragment Allocation on CartDiscountAllocation {
  __typename targetType
  discountedAmount { amount currencyCode }
  ... on CartCodeDiscountAllocation { code }
  ... on CartAutomaticDiscountAllocation { title }
  discountApplication {
    allocationMethod targetSelection targetType
    value { __typename ... on PricingPercentageValue { percentage } ... on MoneyV2 { amount currencyCode } }
  }
}`;

interface DiscountedCart {
  // Tests assert on it; what a test does not find there fails it.
  // oxlint-disable-next-line typescript/no-explicit-any -- an answer has the shape of the query above
  cart: any;
  warnings: { code: string; message: string; target: string }[];
  /** Of each line, before and after what comes off it alone. */
  lines: [string, string][];
  /** What comes off each line, and off the whole cart. */
  offLines: string[][];
  offCart: string[];
  total: string;
}

interface Answer {
  // oxlint-disable-next-line typescript/no-explicit-any -- as above
  answer: any;
}

/** A new cart, asked for everything about its discounts in the newest version unless said otherwise. */
export async function createDiscountedCart(
  storefront: RunningStorefront,
  input: object,
  version = "2026-04",
): Promise<DiscountedCart> {
  const { body } = await storefront.ask(
    `mutation ($input: CartInput) { answer: cartCreate(input: $input) ${selection} } ${fragment}`,
    { input },
    { version },
  );
  return toDiscountedCart(body.data);
}

export async function updateDiscountCodes(
  storefront: RunningStorefront,
  cartId: string,
  discountCodes: string[],
): Promise<DiscountedCart> {
  const { body } = await storefront.ask(
    `mutation ($cartId: ID!, $discountCodes: [String!]!) {
      answer: cartDiscountCodesUpdate(cartId: $cartId, discountCodes: $discountCodes) ${selection}
    } ${fragment}`,
    { cartId, discountCodes },
    { version: "2026-04" },
  );
  return toDiscountedCart(body.data);
}

function toDiscountedCart({ answer: { cart, warnings } }: Answer): DiscountedCart {
  const toAmounts = (allocations: { discountedAmount: { amount: string } }[]) =>
    allocations.map(({ discountedAmount }) => discountedAmount.amount);
  const { nodes } = cart.lines;
  type Node = (typeof nodes)[number];
  return {
    cart,
    warnings,
    lines: nodes.map(({ cost }: Node) => [cost.subtotalAmount.amount, cost.totalAmount.amount]),
    offLines: nodes.map(({ discountAllocations }: Node) => toAmounts(discountAllocations)),
    offCart: toAmounts(cart.discountAllocations),
    total: cart.cost.totalAmount.amount,
  };
}
