import type { ApiVersion } from "#storefront/graphql/api/api-versions.ts";
import { type Cart, toLineId } from "#storefront/domain/cart/cart.ts";
import type { PricedCart, PricedLine } from "#storefront/domain/cart/price-cart.ts";
import { describeRefusal, type Refusal } from "#storefront/domain/discounts/refusal.ts";

export interface CartWarning {
  code: "MERCHANDISE_OUT_OF_STOCK" | "MERCHANDISE_NOT_ENOUGH_STOCK" | "DUPLICATE_DELIVERY_ADDRESS" | Refusal;
  message: string;
  target: string;
}

/**
 * A changed cart's warnings: lines that this change reduced, lines that are still sold out, and codes that save nothing, after
 * every change. Shopify gives codes' reasons from version 2025-07 on. Those that it merely doesn't honor come last (seen in
 * responses of version 2026-04).
 */
export function listWarnings(
  { cart, lines, codes }: PricedCart,
  cut: ReadonlySet<string>,
  version: ApiVersion,
): CartWarning[] {
  const refused = codes.flatMap(({ code, refusal }) => (refusal ? [{ code, refusal }] : []));
  const isNotHonored = ({ refusal }: { refusal: Refusal }) => refusal === "DISCOUNT_CODE_NOT_HONOURED";
  const inOrder = refused.toSorted((one, other) => Number(isNotHonored(one)) - Number(isNotHonored(other)));
  return [
    ...lines
      .filter(({ line }) => cut.has(line.id) && line.quantity > 0)
      .map((line) => toNotEnough(line, cart)),
    ...lines.filter(({ line }) => line.quantity === 0).map((line) => toSoldOut(line, cart)),
    ...(version === "2025-01" ? [] : inOrder).map(({ code, refusal }): CartWarning => ({
      code: refusal,
      message: describeRefusal(refusal, code),
      target: `gid://shopify/Cart/${cart.token}`,
    })),
  ];
}

function toNotEnough({ line }: PricedLine, cart: Cart): CartWarning {
  const items = line.quantity === 1 ? "1 item was" : `${line.quantity} items were`;
  return {
    code: "MERCHANDISE_NOT_ENOUGH_STOCK",
    message: `Only ${items} added to your cart due to availability.`,
    target: toLineId(line, cart),
  };
}

function toSoldOut({ line, merchandise }: PricedLine, cart: Cart): CartWarning {
  const { product, variant } = merchandise;
  return {
    code: "MERCHANDISE_OUT_OF_STOCK",
    message: `The product '${product.title} - ${variant.title}' is already sold out.`,
    target: toLineId(line, cart),
  };
}
