import { z } from "zod";
import { type CatalogSeed } from "#storefront/domain/catalog/catalog-seed.ts";
import { type ControlCall } from "./control-call.ts";
import { readControlBody } from "#control/read-control-body.ts";

const cents = z.int().min(0).max(100_000_000);
const price = z.strictObject({ amount: cents, compareAt: cents.nullable() });
const gid = <Kind extends string>(kind: Kind) =>
  z.templateLiteral([`gid://shopify/${kind}/`, z.string().min(1)]);
const metafield = z.strictObject({
  namespace: z.string(),
  key: z.string(),
  type: z.string(),
  value: z.string(),
});
const seo = z.strictObject({ title: z.string().nullable(), description: z.string().nullable() });

const variantSchema = z.strictObject({
  id: gid("ProductVariant"),
  title: z.string().min(1),
  sku: z.string().default(""),
  selectedOptions: z.array(z.strictObject({ name: z.string(), value: z.string() })).default([]),
  prices: z.strictObject({ USD: price, CAD: price }),
  stock: z.int().min(0).nullable().default(null),
  requiresShipping: z.boolean().default(false),
  weightInGrams: z.exactOptional(z.int().min(0)),
  barcode: z.exactOptional(z.string()),
  taxable: z.exactOptional(z.boolean()),
  image: z.exactOptional(gid("ProductImage")),
  metafields: z.exactOptional(z.array(metafield)),
});

const productSchema = z.strictObject({
  id: gid("Product"),
  handle: z.string().regex(/^[a-z0-9][-a-z0-9]*$/, "This can't be a handle."),
  status: z.enum(["active", "draft"]).default("active"),
  title: z.string().min(1),
  descriptionHtml: z.string().default(""),
  productType: z.string().default(""),
  vendor: z.string().default(""),
  tags: z.array(z.string()).default([]),
  options: z
    .array(
      z.strictObject({
        id: gid("ProductOption"),
        name: z.string(),
        values: z.array(z.string()),
        swatches: z.exactOptional(z.record(z.string(), z.string())),
      }),
    )
    .default([]),
  variants: z.array(variantSchema).default([]),
  metafields: z.array(metafield).default([]),
  images: z
    .array(z.strictObject({ id: gid("ProductImage"), file: z.string(), altText: z.string().nullable() }))
    .default([]),
  seo: z.exactOptional(seo),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

/** Rejects anything that doesn't have the catalog's shape. Fields that a small test doesn't need are optional. */
const seedSchema = z.strictObject({ products: z.array(productSchema).max(20_000) });

/** `POST /_emulator/seed`: `{ products }`, in the seed's own format (emulators/storefront/domain/catalog/product.ts). */
export async function answerSeed({ request, services }: ControlCall): Promise<Response> {
  const { products }: Pick<CatalogSeed, "products"> = await readControlBody(request, seedSchema);
  for (const product of products) services.shop().catalog.putProduct(product);
  return Response.json({ products: products.length });
}
