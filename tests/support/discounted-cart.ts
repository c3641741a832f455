import type { TestStorefront } from "./storefront.ts";

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
  // Tests assert on it, and a missing field fails the test.
  // oxlint-disable-next-line typescript/no-explicit-any -- a response has the shape of the query above
  cart: any;
  warnings: { code: string; message: string; target: string }[];
  /** Each line's price, before and after its own discounts. */
  lines: [string, string][];
  /** What's taken off each line, and off the whole cart. */
  offLines: string[][];
  offCart: string[];
  total: string;
}

interface Answer {
  // oxlint-disable-next-line typescript/no-explicit-any -- as above
  answer: any;
}

/** A new cart with all of its discount fields, in the newest version by default. */
export async function createDiscountedCart(
  storefront: TestStorefront,
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
  storefront: TestStorefront,
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
