import { connectionResolvers, edgeResolvers } from "./connection.ts";
import {
  cartDeliveryAddressResolvers,
  cartDeliveryResolvers,
  deliveryGroupResolvers,
} from "./cart-delivery-resolvers.ts";
import { cartLineResolvers } from "./cart-line-resolvers.ts";
import { buyerIdentityResolvers, cartResolvers } from "./cart-resolvers.ts";
import { mailingAddressResolvers } from "./mailing-address.ts";
import { asIs, type Resolvers } from "./resolver.ts";

const payload = { cart: asIs, userErrors: asIs, warnings: asIs } as const;
const allocation = { discountApplication: asIs, discountedAmount: asIs, targetType: asIs } as const;

/** The emulated types around carts. */
export const cartTypes: Record<string, Resolvers<never>> = {
  Cart: cartResolvers,
  CartBuyerIdentity: buyerIdentityResolvers,
  CartPreferences: { delivery: asIs, wallet: asIs },
  CartDeliveryPreference: { coordinates: asIs, deliveryMethod: asIs, pickupHandle: asIs },
  CartDeliveryCoordinatesPreference: { countryCode: asIs, latitude: asIs, longitude: asIs },
  CartCost: {
    subtotalAmount: asIs,
    subtotalAmountEstimated: asIs,
    totalAmount: asIs,
    totalAmountEstimated: asIs,
    checkoutChargeAmount: asIs,
    totalTaxAmount: asIs,
    totalTaxAmountEstimated: asIs,
    totalDutyAmount: asIs,
    totalDutyAmountEstimated: asIs,
  },
  CartEstimatedCost: {
    subtotalAmount: asIs,
    totalAmount: asIs,
    checkoutChargeAmount: asIs,
    totalTaxAmount: asIs,
    totalDutyAmount: asIs,
  },
  BaseCartLineConnection: connectionResolvers,
  BaseCartLineEdge: edgeResolvers,
  CartLine: cartLineResolvers,
  CartLineCost: {
    amountPerQuantity: asIs,
    compareAtAmountPerQuantity: asIs,
    subtotalAmount: asIs,
    totalAmount: asIs,
  },
  CartLineEstimatedCost: { amount: asIs, compareAtAmount: asIs, subtotalAmount: asIs, totalAmount: asIs },
  CartLineInstructions: { canRemove: asIs, canUpdateQuantity: asIs },
  Attribute: { key: asIs, value: asIs },

  CartDiscountCode: { code: asIs, applicable: asIs },
  CartCodeDiscountAllocation: { ...allocation, code: asIs },
  CartAutomaticDiscountAllocation: { ...allocation, title: asIs },
  CartDiscountApplication: {
    allocationMethod: asIs,
    targetSelection: asIs,
    targetType: asIs,
    value: asIs,
  },
  PricingPercentageValue: { percentage: asIs },
  AppliedGiftCard: {
    id: asIs,
    lastCharacters: asIs,
    amountUsed: asIs,
    amountUsedV2: asIs,
    balance: asIs,
    balanceV2: asIs,
    presentmentAmountUsed: asIs,
  },

  CartDelivery: cartDeliveryResolvers,
  CartSelectableAddress: { id: asIs, selected: asIs, oneTimeUse: asIs, address: asIs },
  CartDeliveryAddress: cartDeliveryAddressResolvers,
  CartDeliveryGroupConnection: connectionResolvers,
  CartDeliveryGroupEdge: edgeResolvers,
  CartDeliveryGroup: deliveryGroupResolvers,
  CartDeliveryOption: {
    handle: asIs,
    code: asIs,
    title: asIs,
    description: asIs,
    deliveryMethodType: asIs,
    estimatedCost: asIs,
  },
  MailingAddress: mailingAddressResolvers,

  CartUserError: { code: asIs, field: asIs, message: asIs },
  CartWarning: { code: asIs, message: asIs, target: asIs },
  CartCreatePayload: payload,
  CartClonePayload: payload,
  CartLinesAddPayload: payload,
  CartLinesUpdatePayload: payload,
  CartLinesRemovePayload: payload,
  CartBuyerIdentityUpdatePayload: payload,
  CartDiscountCodesUpdatePayload: payload,
  CartGiftCardCodesAddPayload: payload,
  CartGiftCardCodesUpdatePayload: payload,
  CartGiftCardCodesRemovePayload: payload,
  CartDeliveryAddressesAddPayload: payload,
  CartDeliveryAddressesUpdatePayload: payload,
  CartDeliveryAddressesRemovePayload: payload,
  CartDeliveryAddressesReplacePayload: payload,
  CartSelectedDeliveryOptionsUpdatePayload: payload,
  CartAttributesUpdatePayload: payload,
  CartNoteUpdatePayload: payload,
  CartRemovePersonalDataPayload: payload,
  CartMetafieldsSetPayload: { metafields: asIs, userErrors: asIs },
  CartMetafieldDeletePayload: { deletedId: asIs, userErrors: asIs },
  MetafieldsSetUserError: { code: asIs, elementIndex: asIs, field: asIs, message: asIs },
  MetafieldDeleteUserError: { code: asIs, field: asIs, message: asIs },
};
