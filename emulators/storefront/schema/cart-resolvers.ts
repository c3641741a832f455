import { type Cart, type CartLine, toCartId, toLineId } from "#storefront/cart/cart.ts";
import { marketOf, readLineCost, readSubtotal } from "#storefront/cart/cart-cost.ts";
import { type ConnectionArgs, toConnection } from "#storefront/schema/connection.ts";
import { toMoney } from "#storefront/schema/money.ts";
import { asIs, type Resolvers, type StorefrontContext } from "#storefront/schema/resolver.ts";
import { toVariant } from "#storefront/schema/sources.ts";

export interface CartSource {
  __typename: "Cart";
  cart: Cart;
  /** Whether the asker's id carried the cart's key: buyer data and the key itself are for the owner. */
  isOwner: boolean;
}

interface LineSource {
  __typename: "CartLine";
  cart: Cart;
  line: CartLine;
}

const none = () => null;
const empty = () => [];

export const cartResolvers: Resolvers<CartSource> = {
  id: ({ cart, isOwner }) => (isOwner ? toCartId(cart) : `gid://shopify/Cart/${cart.token}`),
  checkoutUrl: ({ cart, isOwner }, _args, { publicUrl }) =>
    `${publicUrl}/cart/c/${cart.token}${isOwner ? `?key=${cart.key}` : ""}`,
  createdAt: ({ cart }) => cart.createdAt,
  updatedAt: ({ cart }) => cart.updatedAt,
  note: ({ cart }) => cart.note,
  attributes: ({ cart }) => cart.attributes,
  attribute: ({ cart }, { key }: { key: string }) =>
    cart.attributes.find((attribute) => attribute.key === key) ?? null,
  totalQuantity: ({ cart }) => cart.lines.reduce((sum, { quantity }) => sum + quantity, 0),
  lines: ({ cart }, page: ConnectionArgs) =>
    toConnection(
      cart.lines.map((line): LineSource => ({ __typename: "CartLine", cart, line })),
      page,
    ),
  cost: ({ cart }, _args, context) => toCost(cart, context),
  estimatedCost: ({ cart }, _args, context) => toCost(cart, context),
  buyerIdentity: ({ cart, isOwner }) =>
    isOwner ? cart.buyerIdentity : { ...cart.buyerIdentity, email: null, phone: null },
  discountCodes: ({ cart }) => cart.discountCodes.map((code) => ({ code, applicable: false })),
  discountAllocations: empty,
  appliedGiftCards: empty,
  metafield: none,
  metafields: (_source, { identifiers }: { identifiers: object[] }) => identifiers.map(none),
};

export const buyerIdentityResolvers: Resolvers<object> = {
  countryCode: asIs,
  email: asIs,
  phone: asIs,
  customer: none,
  preferences: none,
  purchasingCompany: none,
  deliveryAddressPreferences: empty,
};

export const lineResolvers: Resolvers<LineSource> = {
  id: ({ line, cart }) => toLineId(line, cart),
  quantity: ({ line }) => line.quantity,
  attributes: ({ line }) => line.attributes,
  attribute: ({ line }, { key }: { key: string }) =>
    line.attributes.find((attribute) => attribute.key === key) ?? null,
  merchandise: ({ line }, _args, { catalogue }) => {
    const merchandise = catalogue.variantById(line.merchandiseId);
    return merchandise && toVariant(merchandise);
  },
  cost: ({ cart, line }, _args, { catalogue }) => {
    const market = marketOf(cart);
    const { each, subtotal } = readLineCost(line, market, catalogue);
    const total = toMoney(subtotal, market.currency);
    return {
      amountPerQuantity: toMoney(each.amount, market.currency),
      compareAtAmountPerQuantity: each.compareAt === null ? null : toMoney(each.compareAt, market.currency),
      subtotalAmount: total,
      totalAmount: total,
    };
  },
  discountAllocations: empty,
  sellingPlanAllocation: none,
  parentRelationship: none,
};

/** Tax and duty stay null until checkout, and every total is an estimate. */
function toCost(cart: Cart, { catalogue }: StorefrontContext) {
  const subtotal = toMoney(readSubtotal(cart, catalogue), marketOf(cart).currency);
  return {
    subtotalAmount: subtotal,
    subtotalAmountEstimated: true,
    totalAmount: subtotal,
    totalAmountEstimated: true,
    checkoutChargeAmount: subtotal,
    totalTaxAmount: null,
    totalTaxAmountEstimated: true,
    totalDutyAmount: null,
    totalDutyAmountEstimated: true,
  };
}
