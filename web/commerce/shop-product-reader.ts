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

/** Reads products for editors, including hidden ones. All methods reject with a StorefrontError. */
export interface ShopProductReader {
  /** Null when the product doesn't exist or isn't published. */
  readShopProduct: (handle: string) => Promise<ShopProduct | null>;
  /** The ten best matches. An exact handle comes first. */
  findShopProducts: (query: string) => Promise<ShopProduct[]>;
  /** All products, by title. */
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
      const products = joinByHandle(toFound(us), toFound(ca)).map(async (data) => {
        // A tenth result in one country may be eleventh in the other, so only the product itself says where it's sold.
        const handle = data.US && data.CA ? null : (data.US ?? data.CA)?.handle;
        return handle ? readShopProduct(handle) : toShopProduct(data);
      });
      return (await Promise.all(products)).filter((product) => product !== null);
    },
    readShopProducts: async () =>
      joinByHandle(...(await inBothCountries((country) => readAfter(null, country)))).flatMap(
        (data) => toShopProduct(data) ?? [],
      ),
  };
}

type ProductList = readonly ShopProductFragment[];

interface SearchData {
  product?: ShopProductFragment | null;
  predictiveSearch?: { products: ProductList } | null;
}

function toFound({ product, predictiveSearch }: SearchData): ProductList {
  const found = predictiveSearch?.products ?? [];
  return product ? [product, ...found] : found;
}

/** Each product once: the first list in its order, then what only the second has. */
function joinByHandle(us: ProductList, ca: ProductList): ShopProductInput[] {
  const [inUnitedStates, inCanada] = [byHandle(us), byHandle(ca)];
  return Array.from(new Set([...inUnitedStates.keys(), ...inCanada.keys()]), (handle) => ({
    US: inUnitedStates.get(handle) ?? null,
    CA: inCanada.get(handle) ?? null,
  }));
}

/** A duplicate keeps its first position. */
const byHandle = (products: ProductList) => new Map(products.map((product) => [product.handle, product]));
