import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { z } from "zod";
import type { CatalogSeed } from "#storefront/domain/catalog/catalog-seed.ts";
import { checkReferences, type Report } from "./check-references.ts";
import { createIds } from "./ids.ts";
import { type SeedFile, seedFileSchema } from "./seed-file-schema.ts";
import { toContent } from "./to-content.ts";
import { toDiscount, toGiftCard } from "./to-discounts.ts";
import { toCollection, toProduct } from "./to-products.ts";

/** Reads a shop from a JSON file with its images beside it. Throws an error that lists everything that's wrong, and where. */
export function readSeedFile(path: string): CatalogSeed {
  return parseSeedFile({ name: path, shop: readJson(path), imagesFolder: dirname(resolve(path)) });
}

interface ParseSeedFileOptions {
  /** What an error calls it. */
  name: string;
  /** The file's JSON. */
  shop: unknown;
  imagesFolder: string;
}

/** The same for JSON that's been read. */
export function parseSeedFile({ name, shop, imagesFolder }: ParseSeedFileOptions): CatalogSeed {
  // After the schema, because a product with a mistake has no handle yet that others could refer to.
  const wholeShop = z.custom<SeedFile>().superRefine((file, context) => {
    const report: Report = (at, message) => context.addIssue({ code: "custom", path: [...at], message });
    checkReferences(file, report);
    for (const { at, image } of listImages(file))
      if (!existsSync(join(imagesFolder, image))) report(at, `There's no "${image}" in ${imagesFolder}.`);
  });
  const parsed = seedFileSchema.pipe(wholeShop).safeParse(shop);
  if (!parsed.success) throw new Error(`${name} can't be used:\n${z.prettifyError(parsed.error)}`);
  return { ...toCatalogSeed(parsed.data), imagesFolder };
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new Error(`${path} can't be read: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

function listImages({ products, collections, blogs }: SeedFile) {
  return [
    ...products.flatMap(({ images }, index) =>
      images.map(({ file }, place) => ({ at: ["products", index, "images", place], image: file })),
    ),
    ...collections.flatMap(({ image }, index) =>
      image ? [{ at: ["collections", index, "image"], image: image.file }] : [],
    ),
    ...blogs.flatMap(({ articles }, index) =>
      articles.flatMap(({ image }, place) =>
        image ? [{ at: ["blogs", index, "articles", place, "image"], image: image.file }] : [],
      ),
    ),
  ];
}

function toCatalogSeed(file: SeedFile): CatalogSeed {
  const nextId = createIds();
  return {
    products: file.products.map((product) => toProduct(product, file.shop.name, nextId)),
    collections: file.collections.map((collection) => toCollection(collection, nextId)),
    content: toContent(file, nextId),
    discounts: file.discounts.map((discount) => toDiscount(discount, nextId)),
    giftCards: file.giftCards.map((card) => toGiftCard(card, nextId)),
  };
}
