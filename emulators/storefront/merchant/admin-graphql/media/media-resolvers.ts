import type { Product, ProductImage } from "#storefront/domain/catalog/product.ts";
import {
  type ConnectionArgs,
  connectionResolvers,
  edgeResolvers,
  toConnection,
} from "#storefront/graphql/schema/connection.ts";
import { toImage, toMediaImageId } from "#storefront/graphql/schema/image-resolvers.ts";
import { asIs } from "#storefront/graphql/schema/resolver.ts";
import type { AdminResolvers } from "#storefront/merchant/admin-graphql/admin-resolver.ts";

export interface MediaImageSource {
  __typename: "MediaImage";
  product: Product;
  image: ProductImage;
}

/** The fields of a product about its media, which are images. */
export const productMediaResolvers: AdminResolvers<Product> = {
  featuredMedia: (product) => toMedia(product)[0] ?? null,
  media: (product, page: ConnectionArgs) => toConnection(toMedia(product), page, ({ image }) => image.id),
};

function toMedia(product: Product): MediaImageSource[] {
  return product.images.map((image) => ({ __typename: "MediaImage", product, image }));
}

const mediaImageResolvers: AdminResolvers<MediaImageSource> = {
  id: ({ image }) => toMediaImageId(image),
  alt: ({ image }) => image.altText,
  image: ({ image }, _args, services) => toImage(image, services),
  mediaContentType: () => "IMAGE",
  // An upload is checked before it's stored.
  status: () => "READY",
};

/** The types of products' media. */
export const mediaTypes = {
  Image: { altText: asIs, height: asIs, id: asIs, url: asIs, width: asIs },
  MediaConnection: connectionResolvers,
  MediaEdge: edgeResolvers,
  MediaImage: mediaImageResolvers,
  MediaUserError: { code: asIs, field: asIs, message: asIs },
  ProductCreateMediaPayload: { media: asIs, mediaUserErrors: asIs, product: asIs },
  ProductDeleteMediaPayload: {
    deletedMediaIds: asIs,
    deletedProductImageIds: asIs,
    mediaUserErrors: asIs,
    product: asIs,
  },
  StagedMediaUploadTarget: { parameters: asIs, resourceUrl: asIs, url: asIs },
  StagedUploadParameter: { name: asIs, value: asIs },
  StagedUploadsCreatePayload: { stagedTargets: asIs, userErrors: asIs },
} as const;
