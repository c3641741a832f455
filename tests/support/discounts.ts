import type { Discount } from "@shop/emulators/storefront/domain/discounts/discount.ts";

let made = 0;

/** A code for 20% off everything, valid in 2026 and not combinable, with the given changes. */
export function createDiscount(code: string | null, given: Partial<Discount> = {}): Discount {
  made += 1;
  return {
    id: `gid://shopify/DiscountNode/${made}`,
    title: code ?? `Automatic ${made}`,
    method: code === null ? { kind: "automatic" } : { kind: "code", code },
    value: { kind: "percentage", percent: 20, items: { kind: "all" } },
    minimum: null,
    startsAt: "2026-01-01T00:00:00.000Z",
    endsAt: null,
    usageLimit: null,
    oncePerCustomer: false,
    countries: null,
    combinesWith: { product: false, order: false, shipping: false },
    ...given,
  };
}

export const combinesWithAll = { product: true, order: true, shipping: true };
