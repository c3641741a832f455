import type { ArticleComment, MenuTarget } from "#storefront/domain/content/shop-content.ts";
import { type ConnectionArgs, type ListArgs, toConnection } from "./connection.ts";
import { toArticleList } from "./content-queries.ts";
import {
  type ArticleSource,
  type BlogSource,
  type MenuItemSource,
  type MenuSource,
  type MetaobjectSource,
  type PageSource,
  toArticle,
  toBlog,
  toMenuItem,
} from "./content-sources.ts";
import { noMetafields } from "./find-metafield.ts";
import { toImage } from "./image-resolvers.ts";
import { readTarget } from "./menu-targets.ts";
import { toPlainText } from "#storefront/domain/plain-text.ts";
import { readReference, readReferences } from "./read-reference.ts";
import { asIs, type Resolvers } from "./resolver.ts";
import type { Metafield } from "#storefront/domain/catalog/product.ts";

interface Truncated {
  truncateAt?: number | null;
}

const seoOf = ({ seo }: { seo?: object }) => seo ?? { title: null, description: null };

export const pageResolvers: Resolvers<PageSource> = {
  id: asIs,
  handle: asIs,
  title: asIs,
  body: ({ bodyHtml }) => bodyHtml,
  bodySummary: ({ bodyHtml }) => toPlainText(bodyHtml, 150),
  createdAt: asIs,
  updatedAt: asIs,
  seo: seoOf,
  onlineStoreUrl: () => null,
  trackingParameters: ({ trackingParameters }) => trackingParameters ?? null,
  ...noMetafields,
};

export const blogResolvers: Resolvers<BlogSource> = {
  id: asIs,
  handle: asIs,
  title: asIs,
  seo: seoOf,
  onlineStoreUrl: () => null,
  articleByHandle: (blog, { handle }: { handle: string }) => {
    const article = blog.articles.find((known) => known.handle === handle);
    return article ? toArticle({ blog, article }) : null;
  },
  articles: (blog, args: ListArgs, context) =>
    toArticleList(
      blog.articles.map((article) => ({ blog, article })),
      args,
      "Blog.articles(query:)",
      context,
    ),
  authors: ({ articles }) => [...new Map(articles.map(({ author }) => [author.email, author])).values()],
  ...noMetafields,
};

export const articleResolvers: Resolvers<ArticleSource> = {
  id: ({ article }) => article.id,
  handle: ({ article }) => article.handle,
  title: ({ article }) => article.title,
  content: ({ article }, { truncateAt }: Truncated) => toPlainText(article.contentHtml, truncateAt ?? null),
  contentHtml: ({ article }) => article.contentHtml,
  excerpt: ({ article }, { truncateAt }: Truncated) =>
    article.excerptHtml === null ? null : toPlainText(article.excerptHtml, truncateAt ?? null),
  excerptHtml: ({ article }) => article.excerptHtml,
  author: ({ article }) => article.author,
  authorV2: ({ article }) => article.author,
  blog: ({ blog }) => toBlog(blog),
  comments: ({ article }, page: ConnectionArgs) => toConnection(article.comments, page),
  image: ({ article }, _args, context) => toImage(article.image, context),
  publishedAt: ({ article }) => article.publishedAt,
  seo: ({ article }) => seoOf(article),
  tags: ({ article }) => article.tags,
  onlineStoreUrl: () => null,
  trackingParameters: ({ trackingParameters }) => trackingParameters ?? null,
  ...noMetafields,
};

export const commentResolvers: Resolvers<ArticleComment> = {
  id: asIs,
  author: asIs,
  content: ({ contentHtml }, { truncateAt }: Truncated) => toPlainText(contentHtml, truncateAt ?? null),
  contentHtml: asIs,
};

export const menuResolvers: Resolvers<MenuSource> = {
  id: asIs,
  handle: asIs,
  title: asIs,
  items: ({ items }) => items.map(toMenuItem),
  itemsCount: ({ items }) => items.length,
};

export const menuItemResolvers: Resolvers<MenuItemSource> = {
  id: asIs,
  title: asIs,
  items: ({ items }) => items.map(toMenuItem),
  resource: ({ target }, _args, context) => readTarget(target, context)?.resource ?? null,
  resourceId: ({ target }, _args, context) => readTarget(target, context)?.id ?? null,
  tags: () => [],
  type: ({ target }) => target.type,
  url: ({ target }, _args, { publicUrl }) => toAddress(target, publicUrl),
};

/** The target's URL on Shopify's own storefront. A headless one has its own URLs and reads the resource. */
function toAddress(target: MenuTarget, publicUrl: string): string {
  switch (target.type) {
    case "HTTP":
      return target.url;
    case "FRONTPAGE":
      return `${publicUrl}/`;
    case "CATALOG":
      return `${publicUrl}/collections/all`;
    case "COLLECTIONS":
      return `${publicUrl}/collections`;
    case "SEARCH":
      return `${publicUrl}/search`;
    case "ARTICLE":
    case "BLOG":
      return `${publicUrl}/blogs/${target.handle}`;
    case "COLLECTION":
      return `${publicUrl}/collections/${target.handle}`;
    case "PAGE":
      return `${publicUrl}/pages/${target.handle}`;
    case "PRODUCT":
      return `${publicUrl}/products/${target.handle}`;
    case "SHOP_POLICY":
      return `${publicUrl}/policies/${target.handle}`;
  }
}

export const metaobjectResolvers: Resolvers<MetaobjectSource> = {
  id: asIs,
  handle: asIs,
  type: asIs,
  updatedAt: asIs,
  fields: asIs,
  field: ({ fields }, { key }: { key: string }) => fields.find((field) => field.key === key) ?? null,
  onlineStoreUrl: () => null,
  seo: () => null,
};

export const metaobjectFieldResolvers: Resolvers<Pick<Metafield, "key" | "type" | "value">> = {
  key: asIs,
  type: asIs,
  value: asIs,
  reference: (field, _args, context) => readReference(field, context),
  references: (field, page: ConnectionArgs, context) => {
    const references = readReferences(field, context);
    return references && toConnection(references, page);
  },
};
