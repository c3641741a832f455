import type {
  Collection,
  Price,
  Product,
  ProductImage,
  Variant,
} from "#storefront/domain/catalog/product.ts";
import { locationId, toInventoryItemId, toRestId } from "#storefront/domain/shop-facts.ts";
import { imagePath } from "#storefront/checkout/pages/image-files.ts";
import { toRestAmount } from "#storefront/merchant/rest-money.ts";
import { toWholeSeconds } from "#storefront/domain/to-whole-seconds.ts";

/**
 * A product in the format of the REST Admin API and the `products/*` webhooks (shopify.dev, "REST Admin API: Product"). Leaves
 * out image sizes, which the catalog doesn't store.
 */
export function toRestProduct(product: Product, publicUrl: string) {
  const images = product.images.map((image, index) => toRestImage({ image, index, product, publicUrl }));
  return {
    id: toRestId(product.id),
    title: product.title,
    body_html: product.descriptionHtml,
    vendor: product.vendor,
    product_type: product.productType,
    created_at: toWholeSeconds(product.createdAt),
    handle: product.handle,
    updated_at: toWholeSeconds(product.updatedAt),
    published_at: product.status === "active" ? toWholeSeconds(product.createdAt) : null,
    template_suffix: null,
    published_scope: "global",
    tags: product.tags.join(", "),
    status: product.status,
    admin_graphql_api_id: product.id,
    variants: product.variants.map((variant) => toRestVariant(variant, product)),
    options: product.options.map(({ id, name, values }, index) => ({
      id: toRestId(id),
      product_id: toRestId(product.id),
      name,
      position: index + 1,
      values,
    })),
    images,
    image: images[0] ?? null,
  };
}

/** Shopify once added `presentment_prices` on request. Here it's always included, because the shop sells in two currencies. */
export function toRestVariant(variant: Variant, product: Product) {
  const [option1 = null, option2 = null, option3 = null] = variant.selectedOptions.map(({ value }) => value);
  const { USD: price } = variant.prices;
  const stock = variant.stock ?? 0;
  return {
    id: toRestId(variant.id),
    product_id: toRestId(product.id),
    title: variant.title,
    price: toRestAmount(price.amount),
    position: product.variants.indexOf(variant) + 1,
    inventory_policy: "deny",
    compare_at_price: price.compareAt === null ? null : toRestAmount(price.compareAt),
    option1,
    option2,
    option3,
    created_at: toWholeSeconds(product.createdAt),
    updated_at: toWholeSeconds(product.updatedAt),
    taxable: variant.taxable ?? true,
    barcode: variant.barcode ?? null,
    fulfillment_service: "manual",
    grams: variant.weightInGrams ?? 0,
    inventory_management: variant.stock === null ? null : "shopify",
    requires_shipping: variant.requiresShipping,
    sku: variant.sku,
    weight: (variant.weightInGrams ?? 0) / 1000,
    weight_unit: "kg",
    inventory_item_id: toInventoryItemId(variant.id),
    inventory_quantity: stock,
    old_inventory_quantity: stock,
    presentment_prices: Object.entries(variant.prices).map(toPresentmentPrice),
    admin_graphql_api_id: variant.id,
    image_id: variant.image === undefined ? null : toRestId(variant.image),
  };
}

/** Shopify returns a variant's stock at a location separately. `available` is null if stock isn't tracked. */
export function toInventoryLevel({ id, stock }: Variant, { updatedAt }: Product) {
  const inventoryItem = toInventoryItemId(id);
  return {
    inventory_item_id: inventoryItem,
    location_id: locationId,
    available: stock,
    updated_at: toWholeSeconds(updatedAt),
    admin_graphql_api_id: `gid://shopify/InventoryLevel/${locationId}?inventory_item_id=${inventoryItem}`,
  };
}

/** Only a smart collection, which has rules, has them in the payload. */
export function toRestCollection(collection: Collection) {
  const { id, handle, title, descriptionHtml, updatedAt, ruleSet, sortOrder = "MANUAL" } = collection;
  return {
    id: toRestId(id),
    handle,
    title,
    updated_at: toWholeSeconds(updatedAt),
    body_html: descriptionHtml,
    published_at: toWholeSeconds(updatedAt),
    sort_order: sortOrder.toLowerCase().replace("_", "-"),
    template_suffix: null,
    published_scope: "global",
    admin_graphql_api_id: id,
    ...(ruleSet && {
      disjunctive: ruleSet.appliedDisjunctively,
      rules: ruleSet.rules.map(({ column, relation, condition }) => ({
        column: column.toLowerCase(),
        relation: relation.toLowerCase(),
        condition,
      })),
    }),
  };
}

interface ImageOptions {
  image: ProductImage;
  index: number;
  product: Product;
  publicUrl: string;
}

function toRestImage({ image, index, product, publicUrl }: ImageOptions) {
  return {
    id: toRestId(image.id),
    alt: image.altText,
    position: index + 1,
    product_id: toRestId(product.id),
    created_at: toWholeSeconds(product.createdAt),
    updated_at: toWholeSeconds(product.updatedAt),
    admin_graphql_api_id: image.id,
    src: `${publicUrl}${imagePath}${image.file}`,
    variant_ids: [],
  };
}

function toPresentmentPrice([currency, { amount, compareAt }]: [string, Price]) {
  return {
    price: { amount: toRestAmount(amount), currency_code: currency },
    compare_at_price:
      compareAt === null ? null : { amount: toRestAmount(compareAt), currency_code: currency },
  };
}
