import { toRestId } from "#storefront/domain/shop-facts.ts";
import { toWholeSeconds } from "#storefront/domain/to-whole-seconds.ts";
import type { DraftOrder } from "#storefront/domain/orders/draft-orders.ts";
import { toRestAmount } from "#storefront/merchant/rest-money.ts";

/** A draft order in the format of the REST Admin API, without customers, invoices, and payment terms. */
export function toRestDraftOrder(draft: DraftOrder) {
  const { lines, shipping, discount, address, orderId } = draft;
  const updatedAt = toWholeSeconds(draft.updatedAt);
  return {
    id: draft.id,
    name: `#D${draft.id}`,
    status: toDraftStatus(draft),
    order_id: orderId && toRestId(orderId),
    created_at: toWholeSeconds(draft.createdAt),
    updated_at: updatedAt,
    completed_at: orderId && updatedAt,
    currency: "USD",
    email: draft.email,
    note: draft.note,
    note_attributes: draft.attributes.map(({ key, value }) => ({ name: key, value })),
    tags: draft.tags,
    tax_exempt: draft.taxExempt,
    taxes_included: false,
    shipping_address: {
      first_name: address.firstName,
      last_name: address.lastName,
      address1: address.address1,
      address2: address.address2 === "" ? null : address.address2,
      city: address.city,
      province_code: address.regionCode,
      zip: address.zip,
      country_code: address.countryCode,
    },
    line_items: lines.map((line) => ({
      variant_id: toRestId(line.merchandiseId),
      product_id: toRestId(line.productId),
      title: line.productTitle,
      variant_title: line.variantTitle,
      sku: line.sku,
      quantity: line.quantity,
      price: toRestAmount(line.each),
      requires_shipping: line.requiresShipping,
      taxable: line.taxable,
      properties: line.attributes.map(({ key, value }) => ({ name: key, value })),
    })),
    shipping_line: shipping && {
      title: shipping.title,
      price: toRestAmount(shipping.price),
      custom: true,
      handle: null,
    },
    applied_discount: discount && {
      title: discount.title,
      value_type: "fixed_amount",
      value: toRestAmount(discount.amount),
      amount: toRestAmount(discount.amount),
    },
    subtotal_price: toRestAmount(draft.subtotal),
    total_tax: toRestAmount(draft.tax),
    total_price: toRestAmount(draft.total),
  };
}

export const toDraftStatus = ({ orderId }: DraftOrder) => (orderId ? "completed" : "open");
