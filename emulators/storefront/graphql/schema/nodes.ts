import { readCart } from "./cart-changes.ts";
import {
  toArticle,
  toBlog,
  toMenu,
  toMenuItem,
  toMetaobject,
  toPage,
  toPolicy,
  toRedirect,
} from "./content-sources.ts";
import type { MenuItem } from "#storefront/domain/content/shop-content.ts";
import { listMetafields } from "./find-metafield.ts";
import { readKind } from "./global-id.ts";
import { toMediaImage, toMediaImageId } from "./image-resolvers.ts";
import { toMarketSource } from "./localization-resolvers.ts";
import { markets } from "#storefront/domain/market.ts";
import { toCollectionOwner, toProductOwner, toVariantOwner } from "./metafield-owners.ts";
import { notEmulated } from "#storefront/domain/not-emulated.ts";
import { toOption, toOptionValues } from "./option-resolvers.ts";
import type { StorefrontContext } from "./resolver.ts";
import { shopSource } from "./shop-resolvers.ts";
import { toCollection, toProduct, toVariant } from "./sources.ts";

type Finder = (id: string, context: StorefrontContext) => object | null | Promise<object | null>;

/** The node with a global ID, or null. The error for a type that isn't emulated names it. */
export function readNode(id: string, context: StorefrontContext): ReturnType<Finder> {
  const kind = readKind(id);
  const find = Object.hasOwn(finders, kind) ? finders[kind] : undefined;
  if (!find) throw notEmulated(`QueryRoot.node(id:) of the kind ${kind}`);
  return find(id, context);
}

const finders: Record<string, Finder> = {
  Article: (id, { content }) =>
    convert(
      content.articles.find(({ article }) => article.id === id),
      toArticle,
    ),
  Blog: (id, { content }) => convert(byId(content.blogs, id), toBlog),
  Cart: readCart,
  Collection: (id, { catalog }) => convert(catalog.collectionById(id), toCollection),
  Comment: (id, { content }) =>
    convert(
      byId(
        content.articles.flatMap(({ article }) => article.comments),
        id,
      ),
      (comment) => ({ ...comment, __typename: "Comment" }),
    ),
  Market: (id) => byId(Object.values(markets).map(toMarketSource), id),
  MediaImage: (id, context) => {
    const images = context.catalog.products.flatMap((product) => product.images);
    return convert(
      images.find((image) => toMediaImageId(image) === id),
      (image) => toMediaImage(image, context),
    );
  },
  Menu: (id, { content }) => convert(byId(content.menus, id), toMenu),
  MenuItem: (id, { content }) =>
    convert(
      byId(
        content.menus.flatMap(({ items }) => listItems(items)),
        id,
      ),
      toMenuItem,
    ),
  Metafield: (id, { catalog }) => {
    const owners = [
      ...catalog.products.map(toProductOwner),
      ...catalog.products.flatMap((product) =>
        product.variants.map((variant) => toVariantOwner({ product, variant })),
      ),
      ...catalog.collections.map(toCollectionOwner),
    ];
    return byId(owners.flatMap(listMetafields), id);
  },
  Metaobject: (id, { content }) => convert(byId(content.metaobjects, id), toMetaobject),
  Page: (id, { content }) => convert(byId(content.pages, id), toPage),
  Product: (id, { catalog }) => convert(catalog.productById(id), toProduct),
  ProductOption: (id, { catalog }) =>
    byId(
      catalog.products.flatMap((product) => product.options.map((option) => toOption(product, option))),
      id,
    ),
  ProductOptionValue: (id, { catalog }) =>
    byId(
      catalog.products.flatMap((product) =>
        product.options.flatMap((option) => toOptionValues(product, option)),
      ),
      id,
    ),
  ProductVariant: (id, { catalog }) => convert(catalog.variantById(id), toVariant),
  Shop: (id) => (id === shopSource.id ? shopSource : null),
  ShopPolicy: (id, { content }) => convert(byId(Object.values(content.policies), id), toPolicy),
  UrlRedirect: (id, { content }) => convert(byId(content.redirects, id), toRedirect),
};

function convert<Item, Source>(item: Item | null | undefined, to: (item: Item) => Source): Source | null {
  return item ? to(item) : null;
}

function byId<Item extends { id: string }>(items: readonly Item[], id: string): Item | null {
  return items.find((item) => item.id === id) ?? null;
}

function listItems(items: readonly MenuItem[]): MenuItem[] {
  return items.flatMap((item) => [item, ...listItems(item.items)]);
}
