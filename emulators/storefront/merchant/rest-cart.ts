import type { PricedCart, PricedLine } from "#storefront/domain/cart/price-cart.ts";
import { toRestAmount } from "#storefront/merchant/rest-money.ts";
import { toRestId } from "#storefront/domain/shop-facts.ts";

/**
 * A cart in the format of the `carts/create` and `carts/update` webhooks (shopify.dev, "Webhooks: carts/update"). Doesn't include
 * its key.
 */
export function toRestCart(priced: PricedCart) {
  const { cart, lines } = priced;
  return {
    id: cart.token,
    token: cart.token,
    line_items: lines.map((line) => toRestLine(line, priced)),
    note: cart.note,
    updated_at: cart.updatedAt,
    created_at: cart.createdAt,
  };
}

function toRestLine(priced: PricedLine, { market: { currency } }: PricedCart) {
  const { line, merchandise, each, subtotal, total, allocations } = priced;
  const { product, variant } = merchandise;
  const off = subtotal - total;
  const discounted = line.quantity === 0 ? each.amount : Math.round(total / line.quantity);
  const toSet = (cents: number) => {
    const money = { amount: toRestAmount(cents), currency_code: currency };
    return { shop_money: money, presentment_money: money };
  };
  return {
    id: toRestId(variant.id),
    properties: Object.fromEntries(line.attributes.map(({ key, value }) => [key, value])),
    quantity: line.quantity,
    variant_id: toRestId(variant.id),
    key: line.id,
    discounted_price: toRestAmount(discounted),
    discounts: allocations.map(({ amount, discount, code }) => ({
      amount: toRestAmount(amount),
      title: code ?? discount.title,
    })),
    gift_card: false,
    grams: variant.weightInGrams ?? 0,
    line_price: toRestAmount(total),
    original_line_price: toRestAmount(subtotal),
    original_price: toRestAmount(each.amount),
    price: toRestAmount(each.amount),
    product_id: toRestId(product.id),
    sku: variant.sku,
    taxable: variant.taxable ?? true,
    title: `${product.title} - ${variant.title}`,
    total_discount: toRestAmount(off),
    vendor: product.vendor,
    discounted_price_set: toSet(discounted),
    line_price_set: toSet(total),
    original_line_price_set: toSet(subtotal),
    price_set: toSet(each.amount),
    total_discount_set: toSet(off),
  };
}
