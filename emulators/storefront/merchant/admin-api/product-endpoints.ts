import { z } from "zod";
import type { AdminCall } from "#storefront/merchant/admin-api/admin-call.ts";
import { notFound } from "#storefront/merchant/admin-api/admin-error.ts";
import { pageOf } from "#storefront/merchant/admin-api/page-of.ts";
import { readResource } from "#storefront/merchant/admin-api/read-admin-body.ts";
import { parseTags, withEdit } from "#storefront/merchant/product-changes.ts";
import { toRestProduct } from "#storefront/merchant/rest-product.ts";
import { toRestId } from "#storefront/domain/shop-facts.ts";

const editSchema = z.strictObject({
  id: z.number().optional(),
  title: z
    .string()
    .trim()
    .min(1, "can't be blank")
    .max(255, "is too long (maximum is 255 characters)")
    .optional(),
  tags: z
    .union([z.string(), z.array(z.string()).transform((tags) => tags.join(","))])
    .transform(parseTags)
    .optional(),
  status: z.enum(["active", "draft"], "is not included in the list").optional(),
});

/** `GET products.json`. */
export function answerProducts({ url, services }: AdminCall): Response {
  const asked = (name: string) => url.searchParams.get(name);
  const { items, headers } = pageOf({
    items: services.catalog.stored.products.filter(
      ({ handle, status }) =>
        (asked("handle") ?? handle) === handle && (asked("status") ?? status) === status,
    ),
    toId: ({ id }) => toRestId(id),
    url,
    known: ["handle", "status"],
  });
  const products = items.map((product) => toRestProduct(product, services.publicUrl));
  return Response.json({ products }, { headers });
}

/** `GET products/<id>.json`. */
export function answerProduct({ param, services }: AdminCall): Response {
  const product = services.catalog.stored.productById(`gid://shopify/Product/${param("id")}`);
  if (!product) throw notFound();
  return Response.json({ product: toRestProduct(product, services.publicUrl) });
}

/** `PUT products/<id>.json`: its title, tags and status. A product can't be archived here, only made a draft. */
export async function answerEditProduct({ request, param, services }: AdminCall): Promise<Response> {
  const id = `gid://shopify/Product/${param("id")}`;
  if (!services.catalog.stored.productById(id)) throw notFound();
  const edit = await readResource(request, "product", editSchema);
  const product = services.catalog.updateProduct(id, (before) => withEdit(before, edit));
  if (!product) throw notFound();
  return Response.json({ product: toRestProduct(product, services.publicUrl) });
}
