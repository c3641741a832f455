import { z } from "zod";
import type { OrderToPlace } from "#storefront/checkout/place-order.ts";
import { isTaxed, computeTotals } from "#storefront/checkout/checkout-totals.ts";
import { type Cart, createEmptyCart, toAttributes } from "#storefront/domain/cart/cart.ts";
import type { PricingServices } from "#storefront/domain/cart/price-cart.ts";
import { splitAmount } from "#storefront/domain/discounts/split-amount.ts";
import type { DraftOrder } from "#storefront/domain/orders/draft-orders.ts";
import type { OrderLine } from "#storefront/domain/orders/order.ts";
import { findRegion } from "#storefront/domain/regions/countries.ts";
import type { Region } from "#storefront/domain/regions/region.ts";
import { toTaxes } from "#storefront/domain/regions/taxes.ts";
import { AdminError } from "#storefront/merchant/admin-api/admin-error.ts";
import { parseAmount } from "#storefront/merchant/rest-money.ts";

const amount = z
  .string()
  .transform((text) => parseAmount(text) ?? -1)
  .refine((cents) => cents >= 0, "must be an amount of money");

const properties = z
  .array(z.strictObject({ name: z.string(), value: z.string() }))
  .transform((list) => toAttributes(list.map(({ name, value }) => ({ key: name, value }))))
  .default([]);

/** The fields of a new draft order that are emulated (shopify.dev, "REST Admin API: DraftOrder"). */
export const newDraftSchema = z.strictObject({
  line_items: z
    .array(z.strictObject({ variant_id: z.int(), quantity: z.int().min(1), properties }))
    .min(1, "can't be blank"),
  email: z.email("is invalid"),
  note: z.string().nullable().default(null),
  note_attributes: properties,
  tags: z.string().default(""),
  tax_exempt: z.boolean().default(false),
  shipping_address: z.strictObject({
    first_name: z.string(),
    last_name: z.string(),
    company: z.string().optional(),
    address1: z.string(),
    address2: z.string().default(""),
    city: z.string(),
    province_code: z.string(),
    zip: z.string(),
    country_code: z.enum(["US", "CA"]),
  }),
  shipping_line: z
    .strictObject({ title: z.string().min(1), price: amount })
    .nullable()
    .default(null),
  applied_discount: z
    .strictObject({
      title: z.string().min(1),
      value_type: z.literal("fixed_amount"),
      value: amount,
      amount,
    })
    .nullable()
    .default(null),
});

/** Prices a draft for its address, now. Throws 422 for an unknown variant or state. */
export function toDraftOrder(
  input: z.infer<typeof newDraftSchema>,
  services: PricingServices,
): Omit<DraftOrder, "id"> {
  const { shipping_address: to, shipping_line: rate, applied_discount: discount, tax_exempt } = input;
  const region = findRegion(to.country_code, to.province_code);
  if (!region) throw new AdminError(422, { shipping_address: ["province is invalid"] });
  const taxedIn = tax_exempt ? null : region;
  const lines = toLines(input, taxedIn, services);
  const shippingTaxes = rate && taxedIn?.taxesDelivery ? toTaxes(rate.price, taxedIn.taxes) : [];
  const subtotal = sum(lines.map(({ total }) => total));
  const tax = sum([...lines.flatMap(({ taxes }) => taxes), ...shippingTaxes].map((each) => each.amount));
  const at = services.now().toISOString();
  return {
    createdAt: at,
    updatedAt: at,
    email: input.email,
    note: input.note,
    attributes: input.note_attributes,
    tags: input.tags,
    taxExempt: tax_exempt,
    address: {
      firstName: to.first_name,
      lastName: to.last_name,
      address1: to.address1,
      address2: to.address2,
      city: to.city,
      regionCode: region.code,
      zip: to.zip,
      countryCode: to.country_code,
    },
    lines,
    shipping: rate && {
      handle: "custom",
      title: rate.title,
      price: rate.price,
      discounts: [],
      taxes: shippingTaxes,
    },
    discount: discount && { title: discount.title, amount: discount.amount },
    subtotal,
    tax,
    total: subtotal + (rate?.price ?? 0) + tax,
    orderId: null,
  };
}

/** The lines at today's prices. Draft orders get no automatic discounts. */
function toLines(
  { line_items: items, applied_discount: discount }: z.infer<typeof newDraftSchema>,
  region: Region | null,
  services: PricingServices,
): OrderLine[] {
  const cart: Cart = {
    ...createEmptyCart({ token: "draft", key: "draft" }, services.now()),
    lines: items.map(({ variant_id, quantity, properties: attributes }, index) => ({
      id: String(index),
      merchandiseId: `gid://shopify/ProductVariant/${variant_id}`,
      quantity,
      attributes,
    })),
  };
  const undiscounted = { ...services, discounts: { automatic: () => [], byCode: () => null } };
  const destination = { country: "US", region: null, email: null, shipping: "" } as const;
  const { lines } = computeTotals(cart, destination, undiscounted);
  if (lines.length < items.length) throw new AdminError(422, { line_items: ["variant_id is invalid"] });
  const totals = lines.map(({ total }) => total);
  const shares = splitAmount(Math.min(discount?.amount ?? 0, sum(totals)), totals);
  return lines.map((line, index) => {
    const share = shares[index] ?? 0;
    const total = line.total - share;
    const off = { of: "order", title: discount?.title ?? "", code: null, amount: share } as const;
    return {
      ...line,
      discounts: share > 0 ? [off] : [],
      total,
      taxes: isTaxed(line, region) ? toTaxes(total, region?.taxes ?? []) : [],
    };
  });
}

/** What completing a draft sells. The cart stands for the draft, so it can become an order only once. */
export function toOrderToPlace(draft: DraftOrder): OrderToPlace {
  const { address, email, note, attributes, lines, shipping, subtotal, tax, total } = draft;
  const region = findRegion(address.countryCode, address.regionCode);
  if (!region) throw new Error(`Draft order ${draft.id} has no region.`);
  const isDelivered = lines.some(({ requiresShipping }) => requiresShipping);
  return {
    cart: { token: `draft-${draft.id}`, key: "", note, attributes },
    totals: { currency: "USD", lines, shipping, giftCards: [], subtotal, tax, total },
    buyer: { email, country: address.countryCode, region, address: isDelivered ? address : null },
    customerId: null,
  };
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0);
