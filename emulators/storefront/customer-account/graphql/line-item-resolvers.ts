import { type LineItemSource, listLineItems, toLineItemName } from "#storefront/domain/orders/line-items.ts";
import { toMoney } from "#storefront/domain/money.ts";
import { countRemaining } from "#storefront/domain/orders/order-progress.ts";
import { sumAmounts } from "#storefront/domain/orders/amounts.ts";
import { toRestId } from "#storefront/domain/shop-facts.ts";
import { type ConnectionArgs, toConnection } from "#storefront/graphql/schema/connection.ts";
import { toImage } from "#storefront/graphql/schema/image-resolvers.ts";
import { asIs } from "#storefront/graphql/schema/resolver.ts";
import { toDiscountAllocations } from "#storefront/graphql/schema/orders/order-discounts.ts";
import type { AccountContext, AccountResolvers } from "./account-context.ts";
import type { FulfillmentSource } from "./order-resolvers.ts";

const none = () => null;

const money = (read: (source: LineItemSource) => number) => (source: LineItemSource) =>
  toMoney(read(source), source.order.currency);

const countLeft = ({ order, index }: LineItemSource) => countRemaining(order, index);
const readOwnDiscount = ({ line }: LineItemSource) =>
  sumAmounts(line.discounts.filter(({ of }) => of === "line"));
const readFullPrice = ({ line }: LineItemSource) => line.each * line.quantity;

export const lineItemResolvers: AccountResolvers<LineItemSource> = {
  id: asIs,
  title: ({ line }) => line.productTitle,
  name: ({ line }) => toLineItemName(line),
  presentmentTitle: ({ line }) => line.productTitle,
  variantTitle: ({ line }) => line.variantTitle,
  productId: ({ line }) => line.productId,
  variantId: ({ line }) => line.merchandiseId,
  sku: ({ line }) => line.sku,
  vendor: ({ line }) => line.vendor,
  image: toLineImage,
  quantity: ({ line }) => line.quantity,
  refundableQuantity: countLeft,
  requiresShipping: ({ line }) => line.requiresShipping,
  giftCard: () => false,
  customAttributes: ({ line }) => line.attributes,
  price: money(({ line }) => line.each),
  totalPrice: money(readFullPrice),
  totalPriceBeforeDiscounts: money(readFullPrice),
  totalPriceWithDiscounts: money((source) => readFullPrice(source) - readOwnDiscount(source)),
  currentTotalPrice: money((source) => source.line.each * countLeft(source)),
  totalDiscount: money(readOwnDiscount),
  discountAllocations: ({ line, order }) => toDiscountAllocations(line.discounts, order),
  group: none,
  groupTitle: none,
  sellingPlan: none,
  unitPrice: none,
};

/** The picture as of the purchase, with the description that the product has for it now. */
function toLineImage({ id, line }: LineItemSource, _args: never, context: AccountContext) {
  const { imageFile: file } = line;
  if (file === null) return null;
  const product = context.catalog.stored.productById(line.productId);
  const altText = product?.images.find((image) => image.file === file)?.altText ?? null;
  return toImage({ id: `gid://shopify/ProductImage/${toRestId(id)}`, file, altText }, context);
}

/** A fulfillment is final once it exists, and nothing is known of its way. */
export const fulfillmentResolvers: AccountResolvers<FulfillmentSource> = {
  id: asIs,
  createdAt: ({ fulfillment }) => fulfillment.createdAt,
  updatedAt: ({ fulfillment }) => fulfillment.createdAt,
  status: () => "SUCCESS",
  latestShipmentStatus: none,
  estimatedDeliveryAt: none,
  isPickedUp: () => false,
  pickupAddress: none,
  requiresShipping: ({ order, fulfillment }) =>
    fulfillment.units.some(({ line }) => order.lines[line]?.requiresShipping),
  trackingInformation: ({ fulfillment }) => fulfillment.tracking,
  fulfillmentLineItems: ({ order, fulfillment }, page: ConnectionArgs) => {
    const lineItems = listLineItems(order);
    const units = fulfillment.units.map(({ line, quantity }) => ({
      id: `gid://shopify/FulfillmentLineItem/${toRestId(fulfillment.id)}${line}`,
      lineItem: lineItems[line],
      quantity,
    }));
    return toConnection(units, page);
  },
};
