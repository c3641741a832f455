import { z } from "zod";
import type { ProductImage } from "#storefront/domain/catalog/product.ts";
import type { AdminServices } from "#storefront/merchant/admin-api/admin-call.ts";
import { uploadPath } from "#storefront/merchant/uploads/answer-uploads.ts";

export const altText = z
  .string()
  .trim()
  .max(512, "Alt text is too long (maximum is 512 characters)")
  .nullish();

/** "A product can have up to 250 media" (help.shopify.com, "Product media"). */
export const maxMedia = 250;

type Source = { kind: "found"; file: string } | { kind: "wrong"; message: string };

/** The file that an `originalSource` means, which has to be a staged upload of this shop. */
export function findSource(source: string, { uploads, publicUrl }: AdminServices): Source {
  const start = `${publicUrl}${uploadPath}`;
  if (!source.startsWith(start)) {
    const message =
      "Image source must be the resourceUrl of a staged upload, because this shop doesn't read from the network";
    return { kind: "wrong", message };
  }
  const upload = uploads.byToken(source.slice(start.length));
  if (!upload) return { kind: "wrong", message: "Image source is an unknown or expired staged upload" };
  if (upload.size === null) return { kind: "wrong", message: "Image source hasn't been uploaded yet" };
  return { kind: "found", file: upload.file };
}

export function toProductImage(
  file: string,
  alt: string | null | undefined,
  { nextId }: AdminServices,
): ProductImage {
  return { id: nextId("ProductImage"), file, altText: alt ?? null };
}
