import type { Collection, Product } from "#storefront/domain/catalog/product.ts";
import type { BlogArticle } from "#storefront/domain/content/content.ts";
import type { Blog, Page, UrlRedirect } from "#storefront/domain/content/shop-content.ts";
import type { Market } from "#storefront/domain/market.ts";
import { toPlainText } from "#storefront/domain/plain-text.ts";
import { isAvailable } from "#storefront/domain/catalog/product.ts";
import type { QueryField, Searchable, SearchableField, SearchableText } from "./searchable.ts";

// The `field:` names are those that the schema documents for each `query` argument, unless it says otherwise. Others are rejected
// by name.

/**
 * For `products(query:)`. Prices are the market's. The schema doesn't list `id`, `handle`, `sku` and `price`, but Shopify searches
 * them too (shopify.dev, "Shopify API search syntax").
 */
export function toProductSearch({ currency }: Market): Searchable<Product> {
  const readPrices = ({ variants }: Product) => variants.map(({ prices }) => prices[currency].amount / 100);
  return {
    texts: readProductTexts,
    fields: {
      available_for_sale: { kind: "flag", read: ({ variants }) => variants.some(isAvailable) },
      created_at: { kind: "date", read: ({ createdAt }) => createdAt },
      handle: { kind: "value", read: ({ handle }) => [handle] },
      // The number at the end of the global ID.
      id: { kind: "value", read: ({ id }) => [id.slice(id.lastIndexOf("/") + 1)] },
      price: { kind: "number", read: readPrices },
      product_type: { kind: "value", read: ({ productType }) => [productType] },
      sku: { kind: "value", read: readSkus },
      tag: { kind: "value", read: ({ tags }) => tags },
      title: titleField,
      updated_at: { kind: "date", read: ({ updatedAt }) => updatedAt },
      "variants.price": { kind: "number", read: readPrices },
      vendor: { kind: "value", read: ({ vendor }) => [vendor] },
    },
  };
}

const readSkus = ({ variants }: Product) => variants.map(({ sku }) => sku);

const titleField: QueryField<{ title: string }> = { kind: "text", read: ({ title }) => [title] };

/** For `search(query:)`, which has more fields (help.shopify.com, "Search syntax"). */
export function toStoreProductSearch(market: Market): Searchable<Product> {
  const { texts, fields } = toProductSearch(market);
  return {
    texts,
    fields: {
      ...fields,
      body: { kind: "text", read: ({ descriptionHtml }) => [toPlainText(descriptionHtml, null)] },
      "variants.barcode": {
        kind: "value",
        read: ({ variants }) => variants.flatMap(({ barcode }) => barcode ?? []),
      },
      "variants.sku": { kind: "value", read: readSkus },
      "variants.title": { kind: "text", read: ({ variants }) => variants.map(({ title }) => title) },
    },
  };
}

function readProductTexts(product: Product): SearchableText[] {
  const { title, productType, vendor, descriptionHtml, tags, variants } = product;
  return [
    { field: "TITLE", text: title },
    { field: "PRODUCT_TYPE", text: productType },
    { field: "VENDOR", text: vendor },
    { field: "BODY", text: toPlainText(descriptionHtml, null) },
    ...toTexts("TAG", tags),
    ...variants.flatMap(({ title: variantTitle, sku, barcode }) => [
      ...toTexts("VARIANTS_TITLE", [variantTitle]),
      ...toTexts("VARIANTS_SKU", [sku]),
      ...toTexts("VARIANTS_BARCODE", barcode === undefined ? [] : [barcode]),
    ]),
  ];
}

export const collectionSearch: Searchable<Collection> = {
  texts: ({ title, descriptionHtml }) => [
    { field: "TITLE", text: title },
    { field: "BODY", text: toPlainText(descriptionHtml, null) },
  ],
  fields: {
    collection_type: { kind: "value", read: ({ ruleSet }) => [ruleSet ? "smart" : "custom"] },
    title: titleField,
    updated_at: { kind: "date", read: ({ updatedAt }) => updatedAt },
  },
};

export const pageSearch: Searchable<Page> = {
  texts: ({ title, bodyHtml, author }) => [
    { field: "TITLE", text: title },
    { field: "BODY", text: toPlainText(bodyHtml, null) },
    { field: "AUTHOR", text: author },
  ],
  fields: {
    created_at: { kind: "date", read: ({ createdAt }) => createdAt },
    handle: { kind: "value", read: ({ handle }) => [handle] },
    title: titleField,
    updated_at: { kind: "date", read: ({ updatedAt }) => updatedAt },
  },
};

/** For `search(query:)`, which has more fields. */
export const storePageSearch: Searchable<Page> = {
  texts: pageSearch.texts,
  fields: {
    ...pageSearch.fields,
    author: { kind: "text", read: ({ author }) => [author] },
    body: { kind: "text", read: ({ bodyHtml }) => [toPlainText(bodyHtml, null)] },
  },
};

export const articleSearch: Searchable<BlogArticle> = {
  texts: ({ article: { title, contentHtml, author, tags } }) => [
    { field: "TITLE", text: title },
    { field: "BODY", text: toPlainText(contentHtml, null) },
    { field: "AUTHOR", text: author.name },
    ...toTexts("TAG", tags),
  ],
  fields: {
    author: { kind: "text", read: ({ article }) => [article.author.name] },
    blog_title: { kind: "text", read: ({ blog }) => [blog.title] },
    created_at: { kind: "date", read: ({ article }) => article.publishedAt },
    tag: { kind: "value", read: ({ article }) => article.tags },
    updated_at: { kind: "date", read: ({ article }) => article.updatedAt },
  },
};

/** For `search(query:)`, which has more fields. */
export const storeArticleSearch: Searchable<BlogArticle> = {
  texts: articleSearch.texts,
  fields: {
    ...articleSearch.fields,
    body: { kind: "text", read: ({ article }) => [toPlainText(article.contentHtml, null)] },
    title: { kind: "text", read: ({ article }) => [article.title] },
  },
};

export const blogSearch: Searchable<Blog> = {
  texts: ({ title }) => [{ field: "TITLE", text: title }],
  fields: { handle: { kind: "value", read: ({ handle }) => [handle] }, title: titleField },
};

export const redirectSearch: Searchable<UrlRedirect> = {
  texts: ({ path, target }) => [
    { field: "TITLE", text: path },
    { field: "BODY", text: target },
  ],
  fields: {
    created_at: { kind: "date", read: ({ createdAt }) => createdAt },
    path: { kind: "value", read: ({ path }) => [path] },
    target: { kind: "value", read: ({ target }) => [target] },
  },
};

function toTexts(field: SearchableField, texts: readonly string[]): SearchableText[] {
  return texts.map((text) => ({ field, text }));
}
