import type { ShopProduct } from "../../../storefront/shop-product.ts";
import { checkAccess } from "./check-access.ts";
import { checkLinks, toSitePaths } from "./check-links.ts";
import { checkListImage, checkPictures, checkVideos } from "./check-media.ts";
import {
  checkKinds,
  checkObstacles,
  checkPrices,
  checkProduct,
  checkZeroPrices,
  listUnnamed,
  type ProductsByHandle,
} from "./check-product.ts";
import { checkReferences } from "./check-references.ts";
import { type DocumentRow, toRows, toUnpublished, toLayers } from "./compare-layers.ts";
import type { Defect } from "./defect.ts";
import type { StoredDocument } from "./stored-document.ts";

/** A product without a document. */
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
  /** Null until the shop responds. */
  rows: readonly Row[] | null;
}

interface Catalog {
  documents: readonly StoredDocument[];
  /** Null until the shop responds. */
  products: readonly ShopProduct[] | null;
  /** The IDs of images that have a description in Media. Null until they're read. */
  describedInMedia: ReadonlySet<string> | null;
}

/** All problems in the catalog by group, most serious first. */
export function listGroups({ documents, products, describedInMedia }: Catalog): Group[] {
  const layers = toLayers(documents);
  const byId = new Map(documents.map((document) => [document._id, document]));
  const paths = toSitePaths(documents);
  const byHandle = products && new Map(products.map((product) => [product.handle, product]));
  const find = (check: (document: StoredDocument) => Defect[]) =>
    layers.flatMap((layer) => toRows(layer, check));
  const findInShop = (check: (document: StoredDocument, shop: ProductsByHandle) => Defect[]) =>
    byHandle && find((document) => check(document, byHandle));

  return [
    {
      id: "missing-product",
      title: "Without a product",
      meaning: "Nobody can buy these, because the shop shows no product with their handle.",
      tone: "critical",
      rows: findInShop(checkProduct),
    },
    {
      id: "missing-price",
      title: "Without a price",
      meaning: "Shoppers paying in this currency see “Price unavailable”.",
      tone: "critical",
      rows: findInShop(checkPrices),
    },
    {
      id: "missing-access",
      title: "Without a learning site ID",
      meaning: "The shop sells these, but buyers can't open them.",
      tone: "critical",
      rows: findInShop((document, shop) => checkAccess(document, { documents: byId, products: shop })),
    },
    {
      id: "other-kind",
      title: "Wrong kind of product",
      meaning: "A course's page sells a book, or a book's page sells a course.",
      tone: "critical",
      rows: findInShop(checkKinds),
    },
    {
      id: "free",
      title: "Sold for $0",
      meaning: "If they shouldn't be free, change the price in Shopify.",
      tone: "caution",
      rows: findInShop(checkZeroPrices),
    },
    {
      id: "broken-reference",
      title: "Broken references",
      meaning: "The page leaves out broken links.",
      tone: "critical",
      rows: find((document) => checkReferences(document, byId)),
    },
    {
      id: "broken-link",
      title: "Broken links",
      meaning: "Visitors who follow these find no page.",
      tone: "critical",
      rows: find((document) => checkLinks(document, paths)),
    },
    {
      id: "hidden-or-sold-out",
      title: "Hidden or sold out",
      meaning: "They have a page here, but the shop doesn't sell them.",
      tone: "caution",
      rows: findInShop(checkObstacles),
    },
    {
      id: "missing-content",
      title: "Products without a page",
      meaning: "The shop sells these, but they have no page here.",
      tone: "caution",
      rows: byHandle && listUnnamed(documents, byHandle).map((product) => ({ product })),
    },
    {
      id: "missing-image",
      title: "Without an image",
      meaning: "Lists show these without an image.",
      tone: "caution",
      rows: find(checkListImage),
    },
    {
      id: "missing-description",
      title: "Images without a description",
      meaning: "People who can't see these images miss what they show.",
      tone: "caution",
      rows: describedInMedia && find((document) => checkPictures(document, describedInMedia)),
    },
    {
      id: "missing-captions",
      title: "Videos without captions",
      meaning: "People who can't hear miss what is said.",
      tone: "caution",
      rows: find(checkVideos),
    },
    {
      id: "unpublished",
      title: "Unpublished changes",
      meaning: "Visitors don't see these yet.",
      tone: "neutral",
      rows: layers.flatMap(toUnpublished),
    },
  ];
}
