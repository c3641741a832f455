import type { Product } from "#storefront/domain/catalog/product.ts";
import { toMediaImageId } from "#storefront/graphql/schema/image-resolvers.ts";
import type { AdminServices } from "#storefront/merchant/admin-api/admin-call.ts";
import type { UserError } from "#storefront/merchant/admin-graphql/parse-input.ts";
import { withoutLostImages } from "#storefront/merchant/product-changes.ts";
import { type MediaErrorCode, productMissing } from "./product-create-media.ts";

interface ProductDeleteMediaPayload {
  deletedMediaIds: readonly string[] | null;
  deletedProductImageIds: readonly string[] | null;
  mediaUserErrors: readonly UserError<MediaErrorCode>[];
  product: Product | null;
}

interface ProductDeleteMediaArgs {
  productId: string;
  mediaIds: string[];
}

/** `productDeleteMedia`: all of the given images, or none. */
export function answerProductDeleteMedia(
  _root: unknown,
  { productId, mediaIds }: ProductDeleteMediaArgs,
  services: AdminServices,
): ProductDeleteMediaPayload {
  const { catalog } = services;
  const before = catalog.stored.productById(productId);
  if (!before) return refuse([productMissing], null);
  const known = new Set(before.images.map(toMediaImageId));
  const unknown = mediaIds.filter((id) => !known.has(id));
  if (unknown.length > 0)
    return refuse(
      unknown.map((id) => ({
        code: "MEDIA_DOES_NOT_EXIST",
        field: ["mediaIds"],
        message: `Media id ${id} does not exist`,
      })),
      before,
    );
  const deleted = before.images.filter((image) => mediaIds.includes(toMediaImageId(image)));
  const kept = before.images.filter((image) => !deleted.includes(image));
  return {
    deletedMediaIds: deleted.map(toMediaImageId),
    deletedProductImageIds: deleted.map(({ id }) => id),
    mediaUserErrors: [],
    product: catalog.updateProduct(productId, (product) =>
      deleted.length === 0
        ? product
        : { ...product, images: kept, variants: withoutLostImages(product.variants, kept) },
    ),
  };
}

function refuse(
  mediaUserErrors: ProductDeleteMediaPayload["mediaUserErrors"],
  product: Product | null,
): ProductDeleteMediaPayload {
  return { deletedMediaIds: null, deletedProductImageIds: null, mediaUserErrors, product };
}
