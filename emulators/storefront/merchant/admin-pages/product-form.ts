import type { Price, Product, Variant } from "#storefront/domain/catalog/product.ts";
import type { FieldErrors } from "#storefront/merchant/admin-pages/field.ts";
import { parseTags } from "#storefront/merchant/product-changes.ts";
import { parseAmount, toRestAmount } from "#storefront/merchant/rest-money.ts";
import { toRestId } from "#storefront/domain/shop-facts.ts";

/** The form's fields by name. */
export type FormValues = Readonly<Record<string, string>>;

export type ParsedProductForm =
  | { kind: "valid"; change: (product: Product) => Product }
  | { kind: "invalid"; errors: FieldErrors };

export const priceFields = [
  { key: "usd", currency: "USD", part: "amount", label: "Price, US $" },
  { key: "usd-compare", currency: "USD", part: "compareAt", label: "Was, US $" },
  { key: "cad", currency: "CAD", part: "amount", label: "Price, CAD $" },
  { key: "cad-compare", currency: "CAD", part: "compareAt", label: "Was, CAD $" },
] as const;

export function toFieldName(key: string, { id }: Pick<Variant, "id">): string {
  return `${key}-${toRestId(id)}`;
}

/** A product as the form shows it. */
export function toFormValues(product: Product): FormValues {
  const values: Record<string, string> = {
    title: product.title,
    status: product.status,
    tags: product.tags.join(", "),
  };
  for (const variant of product.variants) {
    for (const { key, currency, part } of priceFields) {
      const cents = variant.prices[currency][part];
      values[toFieldName(key, variant)] = cents === null ? "" : toRestAmount(cents);
    }
    if (variant.stock !== null) values[toFieldName("stock", variant)] = String(variant.stock);
  }
  return values;
}

/**
 * Only fields changed in the form change the product, so that sales and edits since the form was opened stay. `before` has the
 * fields' values at that time.
 */
export function parseProductForm(product: Product, given: FormValues, before: FormValues): ParsedProductForm {
  const errors: Record<string, string> = {};
  const isChanged = (name: string) =>
    given[name] !== undefined && given[name].trim() !== before[name]?.trim();

  const title = (given["title"] ?? "").trim();
  if (isChanged("title") && title === "") errors["title"] = "Give the product a title.";
  if (title.length > 255) errors["title"] = "Use at most 255 characters for the title.";
  const status = given["status"] === "draft" ? "draft" : "active";
  const changes: ((product: Product) => Product)[] = [];
  if (isChanged("title")) changes.push((changed) => ({ ...changed, title }));
  if (isChanged("status")) changes.push((changed) => ({ ...changed, status }));
  if (isChanged("tags")) changes.push((changed) => ({ ...changed, tags: parseTags(given["tags"] ?? "") }));

  for (const variant of product.variants) {
    for (const { key, currency, part } of priceFields) {
      const name = toFieldName(key, variant);
      if (!isChanged(name)) continue;
      const price = readPrice(given[name] ?? "", part);
      if (price === null) errors[name] = priceError(part);
      else changes.push(changeVariant(variant.id, (changed) => withPrice(changed, currency, price)));
    }
    const name = toFieldName("stock", variant);
    if (!isChanged(name) || variant.stock === null) continue;
    const text = (given[name] ?? "").trim();
    if (/^\d{1,9}$/.test(text)) {
      changes.push(changeVariant(variant.id, (changed) => ({ ...changed, stock: Number(text) })));
    } else errors[name] = "Enter a whole number, such as 12.";
  }
  if (Object.keys(errors).length > 0) return { kind: "invalid", errors };
  return { kind: "valid", change: (start) => changes.reduce((changed, apply) => apply(changed), start) };
}

/** null if it isn't a price. The price before the discount can be empty. */
function readPrice(text: string, part: keyof Price): Partial<Price> | null {
  if (part === "compareAt" && text.trim() === "") return { compareAt: null };
  const cents = parseAmount(text.replace(/^\s*\$/, ""));
  return cents === null ? null : { [part]: cents };
}

function priceError(part: keyof Price): string {
  return part === "amount"
    ? "Enter a price, such as 79 or 79.50."
    : "Enter a price, such as 109, or leave it empty.";
}

function withPrice(variant: Variant, currency: keyof Variant["prices"], price: Partial<Price>): Variant {
  return {
    ...variant,
    prices: { ...variant.prices, [currency]: { ...variant.prices[currency], ...price } },
  };
}

function changeVariant(id: string, change: (variant: Variant) => Variant): (product: Product) => Product {
  return (product) => ({
    ...product,
    variants: product.variants.map((variant) => (variant.id === id ? change(variant) : variant)),
  });
}
