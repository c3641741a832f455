import { type BuyerIdentity, toCartId } from "#storefront/domain/cart/cart.ts";
import { withoutPersonalData } from "#storefront/domain/cart/without-personal-data.ts";
import type { PricedCart } from "#storefront/domain/cart/price-cart.ts";
import { toDiscountAllocation } from "./cart-discount-resolvers.ts";
import { toDeliveryGroup, toSelectableAddress } from "./cart-delivery-resolvers.ts";
import { toAppliedGiftCardId } from "./cart-gift-card-mutations.ts";
import { isNamed } from "#storefront/domain/catalog/metafields.ts";
import { toCartMetafield, toMetafieldName } from "./cart-metafield-input.ts";
import { type CartSource, toLineSource } from "./cart-source.ts";
import { toCartBuyer } from "./customers/customer-resolvers.ts";
import { type ConnectionArgs, toConnection } from "./connection.ts";
import type { MetafieldIdentifier } from "./find-metafield.ts";
import { toMoney } from "#storefront/domain/money.ts";
import { requireToken } from "./require-token.ts";
import { asIs, type Resolvers } from "./resolver.ts";

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
  totalQuantity: ({ priced }) => priced().lines.reduce((sum, { line }) => sum + line.quantity, 0),
  lines: ({ priced }, page: ConnectionArgs) =>
    toConnection(
      priced().lines.map((line) => toLineSource(line, priced())),
      page,
    ),
  cost: ({ priced }) => toCost(priced()),
  estimatedCost: ({ priced }) => toCost(priced()),
  buyerIdentity: ({ cart, isOwner }) =>
    isOwner ? cart.buyerIdentity : withoutPersonalData(cart).buyerIdentity,
  discountCodes: ({ priced }) =>
    priced().codes.map(({ code, refusal }) => ({ code, applicable: refusal === null })),
  discountAllocations: ({ priced }) =>
    priced().allocations.map((allocation) => toDiscountAllocation(allocation, priced().market.currency)),
  appliedGiftCards: ({ priced, isOwner }) =>
    isOwner ? priced().giftCards.map(toAppliedGiftCard(priced())) : [],
  delivery: ({ cart, isOwner }) => ({
    addresses: isOwner ? cart.addresses.map(toSelectableAddress) : [],
  }),
  deliveryGroups: ({ priced, isOwner }, page: ConnectionArgs) => {
    const group = isOwner ? toDeliveryGroup(priced()) : null;
    return toConnection(group ? [group] : [], page);
  },
  metafield: (source, identifier: MetafieldIdentifier, context) => {
    requireToken(context, "metafield");
    const name = toMetafieldName(identifier);
    const found = source.cart.metafields.find((metafield) => isNamed(metafield, name));
    return found ? toCartMetafield(found, source) : null;
  },
  // Fields that a cart doesn't have are left out, where a product returns null (seen in responses of version 2026-04).
  metafields: (source, { identifiers }: { identifiers: MetafieldIdentifier[] }, context) => {
    requireToken(context, "metafield");
    return identifiers.map(toMetafieldName).flatMap((name) => {
      const found = source.cart.metafields.find((metafield) => isNamed(metafield, name));
      return found ? [toCartMetafield(found, source)] : [];
    });
  },
};

const none = () => null;

export const buyerIdentityResolvers: Resolvers<BuyerIdentity> = {
  countryCode: asIs,
  email: asIs,
  phone: asIs,
  preferences: asIs,
  customer: ({ customerId }, _args, { customers }) => {
    const customer = customerId && customers.byId(customerId);
    return customer && toCartBuyer(customer);
  },
  purchasingCompany: none,
  deliveryAddressPreferences: () => [],
};

/** Tax and duty stay null until checkout, and every total is an estimate. The charge is before discounts, as the schema says. */
function toCost({ market, subtotal, total }: PricedCart) {
  const subtotalAmount = toMoney(subtotal, market.currency);
  return {
    subtotalAmount,
    subtotalAmountEstimated: true,
    totalAmount: toMoney(total, market.currency),
    totalAmountEstimated: true,
    checkoutChargeAmount: subtotalAmount,
    totalTaxAmount: null,
    totalTaxAmountEstimated: true,
    totalDutyAmount: null,
    totalDutyAmountEstimated: true,
  };
}

function toAppliedGiftCard({ market }: PricedCart) {
  return ({ id, card, lastCharacters, amount, amountOfCard, balance }: PricedCart["giftCards"][number]) => {
    const amountUsed = toMoney(amountOfCard, card.currency);
    const left = toMoney(balance, card.currency);
    return {
      id: toAppliedGiftCardId(id),
      lastCharacters,
      amountUsed,
      amountUsedV2: amountUsed,
      balance: left,
      balanceV2: left,
      presentmentAmountUsed: toMoney(amount, market.currency),
    };
  };
}
