import { z } from "zod";
import type { Product } from "#storefront/domain/catalog/product.ts";
import type { AdminServices } from "#storefront/merchant/admin-api/admin-call.ts";
import { parseInput, type UserError } from "#storefront/merchant/admin-graphql/parse-input.ts";
import { altText, findSource, maxMedia, toProductImage } from "./image-source.ts";
import type { MediaImageSource } from "./media-resolvers.ts";

/** The emulated codes of MediaUserErrorCode. */
export type MediaErrorCode =
  | "INVALID"
  | "MEDIA_DOES_NOT_EXIST"
  | "PRODUCT_DOES_NOT_EXIST"
  | "PRODUCT_MEDIA_LIMIT_EXCEEDED";

type MediaError = UserError<MediaErrorCode>;

interface ProductCreateMediaPayload {
  media: readonly MediaImageSource[] | null;
  mediaUserErrors: readonly MediaError[];
  product: Product | null;
}

interface ProductCreateMediaArgs {
  productId: string;
  media: object[];
}

const mediaSchema = z.object({
  media: z.array(
    z.object({
      alt: altText,
      originalSource: z.string(),
    }),
  ),
});

/** `productCreateMedia`: adds images from staged uploads after the product's others. */
export function answerProductCreateMedia(
  _root: unknown,
  { productId, media: given }: ProductCreateMediaArgs,
  services: AdminServices,
): ProductCreateMediaPayload {
  const { catalog } = services;
  const before = catalog.stored.productById(productId);
  if (!before) return refuse([productMissing], null);
  const parsed = parseInput(mediaSchema, { media: given }, { at: null, code: "INVALID" });
  if (parsed.kind === "invalid") return refuse(parsed.userErrors, before);
  const sources = parsed.data.media.map(({ originalSource }) => findSource(originalSource, services));
  const wrong = sources.flatMap((source, index): MediaError[] => {
    const field = ["media", String(index), "originalSource"];
    return source.kind === "wrong" ? [{ code: "INVALID", field, message: source.message }] : [];
  });
  if (wrong.length > 0) return refuse(wrong, before);
  if (before.images.length + sources.length > maxMedia) return refuse([tooMany], before);

  return services.transact(() => {
    const images = sources.flatMap((source, index) =>
      source.kind === "found" ? [toProductImage(source.file, parsed.data.media[index]?.alt, services)] : [],
    );
    const product =
      images.length === 0
        ? before
        : catalog.updateProduct(productId, (one) => ({ ...one, images: [...one.images, ...images] }));
    const media = images.map((image) => ({
      __typename: "MediaImage" as const,
      product: product ?? before,
      image,
    }));
    return { media, mediaUserErrors: [], product };
  });
}

export const productMissing: MediaError = {
  code: "PRODUCT_DOES_NOT_EXIST",
  field: ["productId"],
  message: "Product does not exist",
};

const tooMany: MediaError = {
  code: "PRODUCT_MEDIA_LIMIT_EXCEEDED",
  field: ["media"],
  message: `Product can't have more than ${maxMedia} media`,
};

function refuse(mediaUserErrors: readonly MediaError[], product: Product | null): ProductCreateMediaPayload {
  return { media: null, mediaUserErrors, product };
}
