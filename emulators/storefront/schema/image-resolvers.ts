import type { ProductImage } from "#storefront/catalogue/product.ts";
import { imagePath, type ImageSize } from "#storefront/pages/image-files.ts";
import { notEmulated } from "#storefront/schema/not-emulated.ts";
import { asIs, type Resolvers, type StorefrontContext } from "#storefront/schema/resolver.ts";

export interface ImageSource extends ImageSize {
  id: string;
  altText: string | null;
  url: string;
}

export const imageResolvers: Resolvers<ImageSource> = {
  id: asIs,
  altText: asIs,
  width: asIs,
  height: asIs,
  thumbhash: () => null,
  url: ({ url }, { transform }: { transform?: object | null }) => {
    if (transform) throw notEmulated("Image.url(transform:)");
    return url;
  },
};

type MaybeLater<Value> = Value | Promise<Value>;

/** The picture as the API shows it, or null while its file does not exist. */
export function toImage(
  image: ProductImage | undefined,
  context: StorefrontContext,
): MaybeLater<ImageSource | null> {
  if (!image) return null;
  const size = context.images.size(image.file);
  const withSize = (known: ImageSize | null): ImageSource | null =>
    known && {
      ...known,
      id: image.id,
      altText: image.altText,
      url: `${context.publicUrl}${imagePath}${image.file}`,
    };
  return size instanceof Promise ? size.then(withSize) : withSize(size);
}

/** Those of the pictures whose files exist. */
export async function toImages(images: ProductImage[], context: StorefrontContext): Promise<ImageSource[]> {
  const all = await Promise.all(images.map(async (image) => toImage(image, context)));
  return all.filter((image) => image !== null);
}
