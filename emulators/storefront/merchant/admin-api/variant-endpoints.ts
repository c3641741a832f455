import { z } from "zod";
import type { Currency, Price } from "#storefront/domain/catalog/product.ts";
import type { AdminCall } from "#storefront/merchant/admin-api/admin-call.ts";
import { notFound } from "#storefront/merchant/admin-api/admin-error.ts";
import { readResource } from "#storefront/merchant/admin-api/read-admin-body.ts";
import { withPrices, withVariant } from "#storefront/merchant/product-changes.ts";
import { parseAmount } from "#storefront/merchant/rest-money.ts";
import { toRestVariant } from "#storefront/merchant/rest-product.ts";

const amount = z.union([z.string(), z.number()]).transform((given, context) => {
  const cents = parseAmount(String(given));
  if (cents !== null) return cents;
  const isNegative = Number(given) < 0;
  context.addIssue(isNegative ? "must be greater than or equal to 0" : "is not a number");
  return z.NEVER;
});

const presentmentAmount = z.strictObject({
  amount,
  currency_code: z.enum(["USD", "CAD"], "is not a currency of the shop"),
});

const editSchema = z.strictObject({
  id: z.number().optional(),
  price: amount.optional(),
  compare_at_price: amount.nullish(),
  presentment_prices: z
    .array(z.strictObject({ price: presentmentAmount, compare_at_price: presentmentAmount.nullish() }))
    .optional(),
});

type Edit = z.infer<typeof editSchema>;

/** `GET variants/<id>.json`. */
export function answerVariant({ param, services }: AdminCall): Response {
  const found = services.catalog.stored.variantById(`gid://shopify/ProductVariant/${param("id")}`);
  if (!found) throw notFound();
  return Response.json({ variant: toRestVariant(found.variant, found.product) });
}

/**
 * `PUT variants/<id>.json`: its prices. Shopify accepts the price in the shop's own currency here and stores others in price
 * lists. The emulator accepts both through `presentment_prices`, the format in which Shopify returns them.
 */
export async function answerEditVariant({ request, param, services }: AdminCall): Promise<Response> {
  const { catalog } = services;
  const id = `gid://shopify/ProductVariant/${param("id")}`;
  const found = catalog.stored.variantById(id);
  if (!found) throw notFound();
  const edit = await readResource(request, "variant", editSchema);
  const prices = toPrices(edit);
  catalog.updateProduct(found.product.id, (product) =>
    withVariant(product, id, (variant) => withPrices(variant, prices)),
  );
  const changed = catalog.stored.variantById(id);
  if (!changed) throw notFound();
  return Response.json({ variant: toRestVariant(changed.variant, changed.product) });
}

function toPrices(edit: Edit): Partial<Record<Currency, Partial<Price>>> {
  const prices: Partial<Record<Currency, Partial<Price>>> = {};
  for (const { price, compare_at_price: compareAt } of edit.presentment_prices ?? []) {
    prices[price.currency_code] = {
      amount: price.amount,
      ...(compareAt === undefined ? {} : { compareAt: compareAt?.amount ?? null }),
    };
  }
  const own: Partial<Price> = {
    ...(edit.price === undefined ? {} : { amount: edit.price }),
    ...(edit.compare_at_price === undefined ? {} : { compareAt: edit.compare_at_price }),
  };
  return { ...prices, USD: { ...prices.USD, ...own } };
}
