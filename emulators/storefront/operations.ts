import { isObjectType } from "graphql/index.js";
import { resolvers } from "#storefront/schema/resolvers.ts";
import { createStorefrontSchema } from "#storefront/schema/storefront-schema.ts";

/** A field of QueryRoot or Mutation. */
export interface Operation {
  kind: "mutation" | "query";
  field: string;
  /** False for what is refused by name. */
  isEmulated: boolean;
  /** The contract test that drives it: a file of tests/contract/storefront and the test's name, as written there. */
  test: readonly [file: string, name: string] | null;
}

/** Everything that can be asked of the newest schema, by the alphabet. */
export function listOperations(): Operation[] {
  const schema = createStorefrontSchema("2026-04");
  return (["query", "mutation"] as const).flatMap((kind) => {
    const type = schema.getType(rootTypes[kind]);
    if (!isObjectType(type)) throw new Error(`The schema has no ${rootTypes[kind]}`);
    const emulated = resolvers[type.name] ?? {};
    return Object.keys(type.getFields()).map((field) => ({
      kind,
      field,
      isEmulated: Object.hasOwn(emulated, field),
      test: heldBy[kind][field] ?? null,
    }));
  });
}

const rootTypes = { query: "QueryRoot", mutation: "Mutation" };

const heldBy: Record<Operation["kind"], Record<string, readonly [string, string]>> = {
  query: {
    article: [
      "content.test.ts",
      "a blog tells its articles and its authors, and an article all there is of it",
    ],
    articles: ["content.test.ts", "articles are listed by %s"],
    blog: ["content.test.ts", "a blog tells its articles and its authors, and an article all there is of it"],
    blogByHandle: [
      "content.test.ts",
      "a blog tells its articles and its authors, and an article all there is of it",
    ],
    blogs: [
      "content.test.ts",
      "a blog tells its articles and its authors, and an article all there is of it",
    ],
    cart: ["cart.test.ts", "a cart nobody made is null to a query"],
    collection: ["collections.test.ts", "a collection is described, with its picture and without its drafts"],
    collectionByHandle: [
      "collections.test.ts",
      "a collection is described, with its picture and without its drafts",
    ],
    collections: ["collections.test.ts", "collections are listed by %s"],
    localization: ["shop.test.ts", "in the context of %s the shop is localized for %s"],
    locations: ["shop.test.ts", "the shop has no store to pick up from"],
    menu: ["content.test.ts", "a menu leads to things of the shop and to addresses, on three levels"],
    metaobject: [
      "content.test.ts",
      "a metaobject is found by its type and handle, and refers to things of the shop",
    ],
    metaobjects: [
      "content.test.ts",
      "a metaobject is found by its type and handle, and refers to things of the shop",
    ],
    node: ["nodes.test.ts", "a node of the kind %s is found by its id"],
    nodes: ["nodes.test.ts", "a node of the kind %s is found by its id"],
    page: ["content.test.ts", "a page is found by its handle or its id"],
    pageByHandle: ["content.test.ts", "a page is found by its handle or its id"],
    pages: ["content.test.ts", "pages are listed by %s"],
    paymentSettings: ["shop.test.ts", "the shop tells where it is, where it ships to and what it takes"],
    predictiveSearch: [
      "predictive-search.test.ts",
      "what is being typed suggests products, collections, pages, articles and queries",
    ],
    product: ["products.test.ts", "a product tells all that is known of it in %s"],
    productByHandle: ["products.test.ts", "a product tagged as hidden is there, for its tag is but a tag"],
    productRecommendations: [
      "predictive-search.test.ts",
      "products like another one are recommended, and those the merchant chose come first",
    ],
    productTags: ["shop.test.ts", "the tags and the types of products are listed once"],
    productTypes: ["shop.test.ts", "the tags and the types of products are listed once"],
    products: ["search.test.ts", "products are sorted by %s, reversed: %s"],
    publicApiVersions: ["shop.test.ts", "the versions that answer are listed"],
    search: [
      "search.test.ts",
      "what is found best comes first, or what costs least; what cannot be bought comes last",
    ],
    shop: ["shop.test.ts", "the shop tells where it is, where it ships to and what it takes"],
    sitemap: ["shop.test.ts", "the sitemap of the type %s has %i resources"],
    urlRedirects: ["content.test.ts", "redirects are listed%s"],
  },
  mutation: {
    cartAttributesUpdate: ["cart.test.ts", "a key given twice keeps its last value"],
    cartBuyerIdentityUpdate: [
      "cart.test.ts",
      "a change of the buyer's country prices the whole cart in the new currency",
    ],
    cartClone: [
      "cart-secrets.test.ts",
      "a clone is another cart with the same goods, and leaves the first as it was",
    ],
    cartCreate: ["cart.test.ts", "a cart is made with all that its input says"],
    cartDeliveryAddressesAdd: ["cart-addresses.test.ts", "in %s an address is added, and told line by line"],
    cartDeliveryAddressesRemove: [
      "cart-addresses.test.ts",
      "addresses are removed, and replaced by others with ids of their own",
    ],
    cartDeliveryAddressesReplace: [
      "cart-addresses.test.ts",
      "addresses are removed, and replaced by others with ids of their own",
    ],
    cartDeliveryAddressesUpdate: ["cart-addresses.test.ts", "an update changes what it names"],
    cartDiscountCodesUpdate: [
      "discount-codes.test.ts",
      "a code is found in any case and kept as it was first typed",
    ],
    cartGiftCardCodesAdd: [
      "cart-gift-cards.test.ts",
      "adding keeps the cards there are, and a card given twice is one",
    ],
    cartGiftCardCodesRemove: ["cart-gift-cards.test.ts", "a card is taken away by the id it has on the cart"],
    cartGiftCardCodesUpdate: ["cart-gift-cards.test.ts", "updating replaces the cards there are"],
    cartLinesAdd: ["cart-lines.test.ts", "more than the stock is clamped with a warning"],
    cartLinesRemove: ["cart-lines.test.ts", "a removed line is gone and the rest stays"],
    cartLinesUpdate: ["cart-lines.test.ts", "a quantity of 0 removes the line"],
    cartMetafieldDelete: ["cart-metafields.test.ts", "a metafield is deleted by its key, once"],
    cartMetafieldsSet: ["cart-metafields.test.ts", "a cart keeps metafields, which name it without its key"],
    cartNoteUpdate: ["cart.test.ts", "a note of more than 5000 characters is refused"],
    cartRemovePersonalData: [
      "cart-secrets.test.ts",
      "a cart without personal data tells neither who its buyer is nor where to deliver, and keeps the goods",
    ],
    cartSelectedDeliveryOptionsUpdate: [
      "cart-delivery.test.ts",
      "the buyer chooses another way, until the address changes",
    ],
  },
};
