import {
  listMissingPrices,
  listObstacles,
  listWrongKinds,
  listZeroPrices,
} from "../../../storefront/list-problems.ts";
import { namesProduct } from "../../../storefront/names-product.ts";
import type { ShopProduct } from "../../../storefront/shop-product.ts";
import type { Defect } from "./defect.ts";
import type { StoredDocument } from "./stored-document.ts";

export type ProductsByHandle = ReadonlyMap<string, ShopProduct>;

const atHandle = (detail: string): Defect => ({ detail, path: "handle" });

/** A course or workbook whose handle has no product that the shop shows. */
export function checkProduct(document: StoredDocument, products: ProductsByHandle): Defect[] {
  if (!namesProduct(document) || findProduct(document, products)) return [];
  const { handle } = document;
  return [
    atHandle(
      typeof handle === "string" && handle !== ""
        ? `The shop has no product with the handle “${handle}”, or it isn't shown there.`
        : "It has no handle.",
    ),
  ];
}

/** A check of the product that a document names. */
const checkNamed =
  (list: (product: ShopProduct, documentType: string) => string[]) =>
  (document: StoredDocument, products: ProductsByHandle): Defect[] => {
    const product = findProduct(document, products);
    return product ? list(product, document._type).map(atHandle) : [];
  };

export const checkPrices = checkNamed(listMissingPrices);
export const checkKinds = checkNamed(listWrongKinds);
export const checkZeroPrices = checkNamed(listZeroPrices);
export const checkObstacles = checkNamed(listObstacles);

/** Visible products without a document, in their order. */
export function listUnnamed(documents: readonly StoredDocument[], products: ProductsByHandle): ShopProduct[] {
  const named = new Set(documents.filter(namesProduct).map(({ handle }) => handle));
  return Array.from(products.values()).filter(({ handle, isHidden }) => !isHidden && !named.has(handle));
}

/** The product of a course or workbook. */
export function findProduct(document: StoredDocument, products: ProductsByHandle): ShopProduct | undefined {
  const { handle } = document;
  return namesProduct(document) && typeof handle === "string" ? products.get(handle) : undefined;
}
