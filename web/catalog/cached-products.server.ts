import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import {
  type ProductFacts,
  type ProductPrices,
  readCollectionId,
  readCollectionPrices,
  readProductFacts,
  readProductPrice,
  readRecommendedPrices,
  readShopId,
} from "#commerce/products.server.ts";
import { collectionTag, productHandleTag, productTag, shopTag } from "#lib/cache-tags.ts";
import type { Gid } from "#lib/gid.ts";
import { createLastAnswers } from "#lib/last-answers.ts";
import { type Phase, phase } from "#lib/phase.ts";
import { traceRead } from "#lib/tracing/trace-read.ts";
import type { ProductLookup } from "./sold-offers.ts";

type Products = readonly ProductPrices[];

/** A collection's visible products; empty when the collection doesn't exist or Shopify has never responded. */
export const readCollection = (handle: string) =>
  traced(toLabel.collection(handle), () => readCachedCollection(handle, phase()));

/** A product, even a hidden one; null when the handle is unknown or Shopify has never responded. */
export async function readProduct(handle: string): Promise<ProductPrices | null> {
  const lookup = await lookUpProduct(handle);
  return lookup.kind === "found" ? lookup.product : null;
}

/** The same, telling an unknown handle from a Shopify that has never responded. */
export const lookUpProduct = (handle: string) =>
  traced(toLabel.product(handle), () => readCachedProduct(handle, phase()));

/** Visible products recommended with a product. */
export const readRecommended = (id: Gid<"Product">) =>
  traced(toLabel.recommended(id), () => readCachedRecommended(id, phase()));

/** A product's facts for its own page, or null when the shop doesn't have it or never answered. */
export const readFacts = (handle: string) =>
  traced(toLabel.facts(handle), () => readCachedFacts(handle, phase()));

/** What's read, for the log and for traces. */
const toLabel = {
  collection: (handle: string) => `Prices of collection ${handle}`,
  product: (handle: string) => `Prices of product ${handle}`,
  recommended: (id: string) => `Recommendations for ${id}`,
  facts: (handle: string) => `Facts of product ${handle}`,
};

const traced = <Answer>(what: string, read: () => Promise<Answer>) =>
  traceRead({ name: "commerce.read", attributes: { "commerce.read": what }, key: what, read });

/** Ids for Shopify's reports; null when there's no such collection or Shopify has never responded. */
export const readCollectionGid = (handle: string) => readCachedCollectionId(handle, phase());
export const readShopGid = () => readCachedShopId(phase());

const askAgainSoon = () => cacheLife("backendDown");
const productsOrLast = createLastAnswers<Products>({ otherwise: () => [], onOld: askAgainSoon });
const lookupOrLast = createLastAnswers<ProductLookup>({
  otherwise: () => ({ kind: "unknown" }),
  onOld: askAgainSoon,
});
const collectionIdOrLast = createLastAnswers<Gid<"Collection"> | null>({
  otherwise: () => null,
  onOld: askAgainSoon,
});
const shopIdOrLast = createLastAnswers<Gid<"Shop"> | null>({ otherwise: () => null, onOld: askAgainSoon });
const factsOrLast = createLastAnswers<ProductFacts | null>({ otherwise: () => null, onOld: askAgainSoon });

async function readCachedCollection(handle: string, during: Phase): Promise<Products> {
  "use cache";
  cacheLife("backend");
  cacheTag(shopTag, collectionTag(handle));
  const read = () => readCollectionPrices(handle);
  return tagged(await productsOrLast({ what: toLabel.collection(handle), read, during }));
}

async function readCachedProduct(handle: string, during: Phase): Promise<ProductLookup> {
  "use cache";
  cacheLife("backend");
  cacheTag(shopTag, productHandleTag(handle));
  const read = async (): Promise<ProductLookup> => {
    const product = await readProductPrice(handle);
    return product ? { kind: "found", product } : { kind: "missing" };
  };
  const lookup = await lookupOrLast({ what: toLabel.product(handle), read, during });
  if (lookup.kind === "found") tagged([lookup.product]);
  if (lookup.kind === "missing")
    console.warn(`No Shopify product has the handle "${handle}". Its page shows "Price unavailable".`);
  return lookup;
}

async function readCachedRecommended(id: Gid<"Product">, during: Phase): Promise<Products> {
  "use cache";
  cacheLife("backend");
  cacheTag(shopTag, productTag(id));
  const read = () => readRecommendedPrices(id);
  return tagged(await productsOrLast({ what: toLabel.recommended(id), read, during }));
}

async function readCachedFacts(handle: string, during: Phase): Promise<ProductFacts | null> {
  "use cache";
  cacheLife("backend");
  cacheTag(shopTag, productHandleTag(handle));
  const read = () => readProductFacts(handle);
  const facts = await factsOrLast({ what: toLabel.facts(handle), read, during });
  if (facts) cacheTag(productTag(facts.id));
  return facts;
}

async function readCachedCollectionId(handle: string, during: Phase): Promise<Gid<"Collection"> | null> {
  "use cache";
  cacheLife("backend");
  cacheTag(shopTag, collectionTag(handle));
  const read = () => readCollectionId(handle);
  return collectionIdOrLast({ what: `The id of collection ${handle}`, read, during });
}

async function readCachedShopId(during: Phase): Promise<Gid<"Shop"> | null> {
  "use cache";
  cacheLife("backend");
  cacheTag(shopTag);
  return shopIdOrLast({ what: "The shop's id", read: readShopId, during });
}

/** Tags the cache entry with its products, so that it expires with them. */
function tagged(products: Products): Products {
  cacheTag(...products.map(({ id }) => productTag(id)));
  return products;
}
