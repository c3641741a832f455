import { GraphQLError } from "graphql/index.js";
import type { ProductImage } from "#storefront/domain/catalog/product.ts";
import { imagePath, type ImageSize } from "#storefront/checkout/pages/image-files.ts";
import { maxSide } from "#storefront/checkout/pages/picture-transform.ts";
import { asIs, type Resolvers, type StorefrontContext } from "./resolver.ts";

export interface ImageSource extends ImageSize {
  id: string;
  altText: string | null;
  url: string;
}

/** The schema's `ImageTransformInput`. */
interface TransformInput {
  crop?: "BOTTOM" | "CENTER" | "LEFT" | "RIGHT" | "TOP" | null;
  maxHeight?: number | null;
  maxWidth?: number | null;
  preferredContentType?: "JPG" | "PNG" | "WEBP" | null;
  scale?: number | null;
}

export const imageResolvers: Resolvers<ImageSource> = {
  id: asIs,
  altText: asIs,
  width: asIs,
  height: asIs,
  thumbhash: () => null,
  url: ({ url }, { transform }: { transform?: TransformInput | null }) => addTransform(url, transform ?? {}),
  originalSrc: ({ url }) => url,
  src: ({ url }) => url,
  transformedSrc: ({ url }, transform: TransformInput) => addTransform(url, transform),
};

/**
 * The image's URL in another size or format. "Any transformation that the original image type doesn't support will be ignored."
 */
function addTransform(address: string, input: TransformInput): string {
  const { crop, maxWidth, maxHeight, preferredContentType: type, scale } = input;
  checkRange("maxWidth", maxWidth, maxSide);
  checkRange("maxHeight", maxHeight, maxSide);
  checkRange("scale", scale, 3);
  if (maxWidth == null && maxHeight == null && !type) return address;
  const url = new URL(address);
  const toSide = (length: number) => String(Math.min(length * (scale ?? 1), maxSide));
  if (maxWidth != null) url.searchParams.set("width", toSide(maxWidth));
  if (maxHeight != null) url.searchParams.set("height", toSide(maxHeight));
  if (crop && (maxWidth != null || maxHeight != null)) url.searchParams.set("crop", crop.toLowerCase());
  const isDrawing = url.pathname.endsWith(".svg");
  if (type && (type !== "PNG" || isDrawing)) url.searchParams.set("format", type.toLowerCase());
  return url.href;
}

function checkRange(name: string, value: number | null | undefined, max: number): void {
  if (value == null || (value >= 1 && value <= max)) return;
  throw new GraphQLError(`${name} must be between 1 and ${max}`);
}

type MaybeLater<Value> = Value | Promise<Value>;

/** The image as the API returns it, or null if its file doesn't exist. */
export function toImage(
  image: ProductImage | undefined,
  context: Pick<StorefrontContext, "images" | "publicUrl">,
): MaybeLater<ImageSource | null> {
  if (!image) return null;
  const size = context.images.size(image.file);
  const withSize = (known: ImageSize | null): ImageSource | null =>
    known && {
      ...known,
      id: image.id,
      altText: image.altText,
      url: `${context.publicUrl}${imagePath}${image.file}?v=${known.version}`,
    };
  return size instanceof Promise ? size.then(withSize) : withSize(size);
}

/** The images whose files exist. */
export async function toImages(
  images: readonly ProductImage[],
  context: StorefrontContext,
): Promise<ImageSource[]> {
  const all = await Promise.all(images.map(async (image) => toImage(image, context)));
  return all.filter((image) => image !== null);
}

export interface MediaImageSource {
  __typename: "MediaImage";
  id: string;
  alt: string | null;
  image: ImageSource;
  previewImage: ImageSource;
  mediaContentType: "IMAGE";
  presentation: null;
}

export function toMediaImageId({ id }: Pick<ProductImage, "id">): string {
  return id.replace("ProductImage", "MediaImage");
}

/** An image as one of a product's media, or null if its file doesn't exist. */
export async function toMediaImage(
  picture: ProductImage,
  context: StorefrontContext,
): Promise<MediaImageSource | null> {
  const image = await toImage(picture, context);
  return (
    image && {
      __typename: "MediaImage",
      id: toMediaImageId(picture),
      alt: picture.altText,
      image,
      previewImage: image,
      mediaContentType: "IMAGE",
      presentation: null,
    }
  );
}

export const mediaImageResolvers: Resolvers<MediaImageSource> = {
  id: asIs,
  alt: asIs,
  image: asIs,
  previewImage: asIs,
  mediaContentType: asIs,
  presentation: asIs,
};
