import type { Currency } from "#storefront/domain/catalog/product.ts";
import { toMoney } from "#storefront/domain/money.ts";
import type { OrderTax } from "#storefront/domain/orders/order.ts";

/** As in REST, shop money is in the buyer's currency, without conversion. */
export function toMoneyBag(cents: number, currency: Currency) {
  const money = toMoney(cents, currency);
  return { shopMoney: money, presentmentMoney: money };
}

export function toTaxLine({ title, rate, amount }: OrderTax, currency: Currency) {
  return {
    title,
    rate: rate / 100_000,
    ratePercentage: rate / 1000,
    priceSet: toMoneyBag(amount, currency),
  };
}
