import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { type ProductPrices, readCollectionPrices, readProductPrice } from "#commerce/products.server.ts";
import { collectionTag, productHandleTag, productTag, shopTag } from "#lib/cache-tags.ts";
import type { Offer, Offers } from "#lib/offer.ts";
import { type Phase, phase } from "#lib/phase.ts";
import { toOffer } from "./to-offer.ts";

const courseCollection = "active-courses";

/** What every course on sale can be bought for, by handle. One read serves every page, and pages need no content to start it. */
export async function readOffers(): Promise<Offers> {
  return new Map(await readCourseOffers(phase()));
}

/** A course's offer: from the ones at hand, else asked for by its own handle. */
export async function readOffer(handle: string | null, offers: Offers): Promise<Offer> {
  if (!handle) return { kind: "unavailable" };
  return offers.get(handle) ?? (await readSingleOffer(handle, phase()));
}

/** The prices last read with success, for as long as this process lives: shown while Shopify does not answer. */
const lastGood = new Map<string, readonly ProductPrices[]>();

async function readCourseOffers(during: Phase): Promise<[string, Offer][]> {
  "use cache";
  cacheLife("backend");
  cacheTag(shopTag, collectionTag(courseCollection));
  const products = await readOrRemember({
    key: `collection ${courseCollection}`,
    read: () => readCollectionPrices(courseCollection),
    during,
  });
  cacheTag(...products.map(({ id }) => productTag(id)));
  return products.map((product) => [product.handle, toOffer(product)]);
}

async function readSingleOffer(handle: string, during: Phase): Promise<Offer> {
  "use cache";
  cacheLife("backend");
  cacheTag(shopTag, productHandleTag(handle));
  const [product] = await readOrRemember({
    key: `product ${handle}`,
    read: async () => {
      const found = await readProductPrice(handle);
      return found ? [found] : [];
    },
    during,
  });
  if (!product) {
    console.warn(`No Shopify product has the handle "${handle}": its page shows "Price unavailable".`);
    return { kind: "unavailable" };
  }
  cacheTag(productTag(product.id));
  return toOffer(product);
}

interface Remembered {
  key: string;
  read: () => Promise<ProductPrices[]>;
  during: Phase;
}

/** While Shopify fails, its last answer or none, asked for again after 15 seconds. A build has no last answer and fails. */
async function readOrRemember({ key, read, during }: Remembered): Promise<readonly ProductPrices[]> {
  try {
    const products = await read();
    lastGood.set(key, products);
    return products;
  } catch (error) {
    if (during === "build") throw error;
    const known = lastGood.get(key);
    console.error(
      `Prices of ${key} cannot be read; ${known ? "the last known ones are" : "none is"} shown.`,
      error,
    );
    cacheLife("backendDown");
    return known ?? [];
  }
}
