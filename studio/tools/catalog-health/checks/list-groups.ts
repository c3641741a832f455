import type { ShopProduct } from "../../../storefront/shop-product.ts";
import { checkPictures, checkVideos } from "./check-media.ts";
import {
  checkObstacles,
  checkPrices,
  checkProduct,
  listUnnamed,
  type ProductsByHandle,
} from "./check-product.ts";
import { checkReferences } from "./check-references.ts";
import { type DocumentRow, toRows, toUnpublished, toLayers } from "./compare-layers.ts";
import type { Defect } from "./defect.ts";
import type { StoredDocument } from "./stored-document.ts";

/** A product that no document names. */
interface ProductRow {
  product: ShopProduct;
}

export type Row = DocumentRow | ProductRow;

export interface Group {
  id: string;
  title: string;
  /** What it means for visitors. */
  meaning: string;
  tone: "critical" | "caution" | "neutral";
  /** Null as long as the shop has not said. */
  rows: readonly Row[] | null;
}

interface Catalog {
  documents: readonly StoredDocument[];
  /** Null as long as the shop has not said. */
  products: readonly ShopProduct[] | null;
}

/** All that can be wrong with the catalog, the gravest first, with what is. */
export function listGroups({ documents, products }: Catalog): Group[] {
  const layers = toLayers(documents);
  const byId = new Map(documents.map((document) => [document._id, document]));
  const byHandle = products && new Map(products.map((product) => [product.handle, product]));
  const find = (check: (document: StoredDocument) => Defect[]) =>
    layers.flatMap((layer) => toRows(layer, check));
  const findInShop = (check: (document: StoredDocument, shop: ProductsByHandle) => Defect[]) =>
    byHandle && find((document) => check(document, byHandle));

  return [
    {
      id: "missing-product",
      title: "Without a product",
      meaning: "Nobody can buy these: their handle leads to no product of the shop.",
      tone: "critical",
      rows: findInShop(checkProduct),
    },
    {
      id: "missing-price",
      title: "Without a price",
      meaning: "Shoppers who pay in this currency see “Price unavailable”.",
      tone: "critical",
      rows: findInShop(checkPrices),
    },
    {
      id: "broken-reference",
      title: "Broken references",
      meaning: "The page leaves out what it cannot find.",
      tone: "critical",
      rows: find((document) => checkReferences(document, byId)),
    },
    {
      id: "hidden-or-sold-out",
      title: "Hidden or sold out",
      meaning: "They have a page here, and the shop does not sell them.",
      tone: "caution",
      rows: findInShop(checkObstacles),
    },
    {
      id: "missing-content",
      title: "Products without a page",
      meaning: "The shop sells these, and the site says nothing of them.",
      tone: "caution",
      rows: byHandle && listUnnamed(documents, byHandle).map((product) => ({ product })),
    },
    {
      id: "missing-description",
      title: "Pictures without a description",
      meaning: "People who do not see them miss what they tell.",
      tone: "caution",
      rows: find(checkPictures),
    },
    {
      id: "missing-captions",
      title: "Videos without captions",
      meaning: "People who do not hear miss what is said.",
      tone: "caution",
      rows: find(checkVideos),
    },
    {
      id: "unpublished",
      title: "Unpublished changes",
      meaning: "Visitors do not see these yet.",
      tone: "neutral",
      rows: layers.flatMap(toUnpublished),
    },
  ];
}
