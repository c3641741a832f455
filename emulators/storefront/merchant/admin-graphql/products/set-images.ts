import type { Product, ProductImage } from "#storefront/domain/catalog/product.ts";
import { toMediaImageId } from "#storefront/graphql/schema/image-resolvers.ts";
import type { AdminServices } from "#storefront/merchant/admin-api/admin-call.ts";
import { findSource, toProductImage } from "#storefront/merchant/admin-graphql/media/image-source.ts";
import type { FileSetInput } from "./product-set-input.ts";
import type { Report } from "./set-variants.ts";

interface Setting {
  before: Product | null;
  services: AdminServices;
  report: Report;
}

/** The images as given, in their order: known ones by ID, and new ones from staged uploads. Others are left out. */
export function setImages(
  files: readonly FileSetInput[] | null | undefined,
  { before, services, report }: Setting,
): ProductImage[] {
  const known = before?.images ?? [];
  if (!files) return known;
  return files.flatMap(({ id, originalSource, alt }, index) => {
    const path = ["files", index];
    if (id != null) {
      const found = known.find((image) => toMediaImageId(image) === id);
      if (found) return [{ ...found, altText: alt === undefined ? found.altText : alt }];
      report("INVALID_INPUT", [...path, "id"], `Media id ${id} does not exist`);
      return [];
    }
    const source = findSource(originalSource ?? "", services);
    if (source.kind === "found") return [toProductImage(source.file, alt, services)];
    report("INVALID_INPUT", [...path, "originalSource"], source.message);
    return [];
  });
}
