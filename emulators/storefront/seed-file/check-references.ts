import type { PolicyKind } from "#storefront/domain/content/shop-content.ts";
import { foldCode } from "#storefront/domain/discounts/discount.ts";
import { policyTitles, toPolicyHandle } from "./policies.ts";
import type { SeedFile } from "./seed-file-schema.ts";

/** Reports what's wrong at a path of the file. */
export type Report = (path: readonly (string | number)[], message: string) => void;

type MenuItemInput = SeedFile["menus"][number]["items"][number];
type EntitledInput = Pick<SeedFile["discounts"][number], "products" | "collections">;
type Path = readonly (string | number)[];

const names = {
  PRODUCT: "product",
  COLLECTION: "collection",
  PAGE: "page",
  BLOG: "blog",
  ARTICLE: "article",
  SHOP_POLICY: "policy",
} as const;

/** Checks what the parts of a seed file say of each other. Each part on its own is the schema's. */
export function checkReferences(file: SeedFile, report: Report): void {
  const handles = toHandles(file);
  const checkHandle = (kind: keyof typeof names, handle: string, path: Path) => {
    if (!handles[kind].has(handle)) report(path, `There's no ${names[kind]} "${handle}".`);
  };
  const checkEntitled = ({ products = [], collections = [] }: EntitledInput, path: Path) => {
    for (const [index, handle] of products.entries())
      checkHandle("PRODUCT", handle, [...path, "products", index]);
    for (const [index, handle] of collections.entries())
      checkHandle("COLLECTION", handle, [...path, "collections", index]);
  };
  const checkItems = (items: readonly MenuItemInput[], path: Path) => {
    for (const [index, { target, items: inner }] of items.entries()) {
      const here = [...path, "items", index];
      if ("handle" in target) checkHandle(target.type, target.handle, [...here, "target"]);
      checkItems(inner, here);
    }
  };

  for (const list of ["products", "collections", "pages", "blogs", "menus"] as const)
    reportRepeated("handle", file[list], [list], report);
  for (const list of ["discounts", "giftCards"] as const) reportRepeated("code", file[list], [list], report);
  for (const [index, { articles }] of file.blogs.entries())
    reportRepeated("handle", articles, ["blogs", index, "articles"], report);
  for (const [index, product] of file.products.entries()) checkVariants(product, ["products", index], report);
  for (const [index, { products }] of file.collections.entries())
    checkEntitled({ products }, ["collections", index]);
  for (const [index, { items }] of file.menus.entries()) checkItems(items, ["menus", index]);
  for (const [index, discount] of file.discounts.entries()) {
    checkEntitled(discount, ["discounts", index]);
    for (const side of ["buys", "gets"] as const)
      checkEntitled(discount.buyXGetY?.[side] ?? {}, ["discounts", index, "buyXGetY", side]);
  }
}

function toHandles({ products, collections, pages, blogs, policies }: SeedFile) {
  const ofAll = (items: readonly { handle: string }[]) => new Set(items.map(({ handle }) => handle));
  return {
    PRODUCT: ofAll(products),
    COLLECTION: ofAll(collections),
    PAGE: ofAll(pages),
    BLOG: ofAll(blogs),
    ARTICLE: new Set(
      blogs.flatMap(({ handle, articles }) => articles.map((article) => `${handle}/${article.handle}`)),
    ),
    SHOP_POLICY: new Set(
      Object.keys(policies).map((kind) => toPolicyHandle(policyTitles[kind as PolicyKind])),
    ),
  };
}

function reportRepeated<Name extends "handle" | "code">(
  name: Name,
  items: readonly { [key in Name]?: string }[],
  path: Path,
  report: Report,
): void {
  const seen = new Set<string>();
  for (const [index, item] of items.entries()) {
    const value = item[name];
    if (value === undefined) continue;
    // Handles have no capitals, so this makes no difference to them.
    const folded = foldCode(value);
    if (seen.has(folded)) report([...path, index, name], `The ${name} "${value}" is already used.`);
    seen.add(folded);
  }
}

/** Each variant has a value for each option, no two have the same values, and its image is one of the product's. */
function checkVariants(
  { variants = [], images }: SeedFile["products"][number],
  path: Path,
  report: Report,
): void {
  const optionNames = Object.keys(variants[0]?.options ?? {});
  const seen = new Set<string>();
  for (const [index, { options, image }] of variants.entries()) {
    const here = [...path, "variants", index];
    const key = JSON.stringify(optionNames.map((name) => options[name]));
    if (Object.keys(options).toSorted().join() !== optionNames.toSorted().join())
      report([...here, "options"], `Every variant has the first one's options: ${optionNames.join(", ")}.`);
    else if (seen.has(key)) report([...here, "options"], "Another variant has the same options.");
    seen.add(key);
    if (image !== undefined && !images.some(({ file }) => file === image))
      report([...here, "image"], `The product has no image "${image}".`);
  }
}
