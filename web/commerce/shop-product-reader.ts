import type { Country } from "./offer.ts";
import type { ShopProductFragment } from "./generated/graphql.ts";
import { inBothCountries } from "./in-both-countries.ts";
import {
  findShopProductsQuery,
  shopProductQuery,
  shopProductsQuery,
} from "./operations/shop-product-operations.ts";
import { type ShopProduct, type ShopProductInput, toShopProduct } from "./shop-product.ts";
import type { StorefrontRequest } from "./storefront-client.ts";

/** Reads products for editors, hidden ones too. Each method rejects with a StorefrontError. */
export interface ShopProductReader {
  /** Null when the shop has no such product, or does not publish it. */
  readShopProduct: (handle: string) => Promise<ShopProduct | null>;
  /** The ten that fit best; one whose handle is the whole query comes first. */
  findShopProducts: (query: string) => Promise<ShopProduct[]>;
  /** All of them, by title. */
  readShopProducts: () => Promise<ShopProduct[]>;
}

export function createShopProductReader(request: StorefrontRequest): ShopProductReader {
  async function readAfter(after: string | null, country: Country): Promise<ShopProductFragment[]> {
    const { products } = await request(shopProductsQuery, { after, country });
    const { hasNextPage, endCursor } = products.pageInfo;
    return hasNextPage ? [...products.nodes, ...(await readAfter(endCursor, country))] : [...products.nodes];
  }

  const readShopProduct: ShopProductReader["readShopProduct"] = async (handle) => {
    const [us, ca] = await inBothCountries((country) => request(shopProductQuery, { handle, country }));
    return toShopProduct({ US: us.product ?? null, CA: ca.product ?? null });
  };

  return {
    readShopProduct,
    findShopProducts: async (query) => {
      const [us, ca] = await inBothCountries((country) => request(findShopProductsQuery, { query, country }));
      const found = joinByHandle(toFound(us), toFound(ca)).map(async (data) => {
        // The tenth in one country may be the eleventh in the other: only the product itself tells whether it is sold there.
        const handle = data.US && data.CA ? null : (data.US ?? data.CA)?.handle;
        return handle ? readShopProduct(handle) : toShopProduct(data);
      });
      return (await Promise.all(found)).filter((product) => product !== null);
    },
    readShopProducts: async () =>
      joinByHandle(...(await inBothCountries((country) => readAfter(null, country)))).flatMap(
        (data) => toShopProduct(data) ?? [],
      ),
  };
}

type Told = readonly ShopProductFragment[];

interface Found {
  product?: ShopProductFragment | null;
  predictiveSearch?: { products: Told } | null;
}

function toFound({ product, predictiveSearch }: Found): Told {
  const found = predictiveSearch?.products ?? [];
  return product ? [product, ...found] : found;
}

/** Each product once, in the order of the first list, and after it what only the second tells of. */
function joinByHandle(us: Told, ca: Told): ShopProductInput[] {
  const [inUnitedStates, inCanada] = [byHandle(us), byHandle(ca)];
  return Array.from(new Set([...inUnitedStates.keys(), ...inCanada.keys()]), (handle) => ({
    US: inUnitedStates.get(handle) ?? null,
    CA: inCanada.get(handle) ?? null,
  }));
}

/** A product that is there twice keeps its first place. */
const byHandle = (products: Told) => new Map(products.map((product) => [product.handle, product]));
