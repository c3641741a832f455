import { connectionResolvers, edgeResolvers } from "./connection.ts";
import {
  articleResolvers,
  blogResolvers,
  commentResolvers,
  menuItemResolvers,
  menuResolvers,
  metaobjectFieldResolvers,
  metaobjectResolvers,
  pageResolvers,
} from "./content-resolvers.ts";
import { asIs, type Resolvers } from "./resolver.ts";
import { policyResolvers } from "./shop-resolvers.ts";
import { sitemapResolvers, sitemapResourceResolvers } from "./sitemap-resolvers.ts";

/** The emulated types of the shop's content. */
export const contentTypes: Record<string, Resolvers<never>> = {
  Article: articleResolvers,
  ArticleAuthor: { name: asIs, firstName: asIs, lastName: asIs, email: asIs, bio: asIs },
  ArticleConnection: connectionResolvers,
  ArticleEdge: edgeResolvers,
  Blog: blogResolvers,
  BlogConnection: connectionResolvers,
  BlogEdge: edgeResolvers,
  Comment: commentResolvers,
  CommentAuthor: { name: asIs, email: asIs },
  CommentConnection: connectionResolvers,
  CommentEdge: edgeResolvers,
  Menu: menuResolvers,
  MenuItem: menuItemResolvers,
  Metaobject: metaobjectResolvers,
  MetaobjectConnection: connectionResolvers,
  MetaobjectEdge: edgeResolvers,
  MetaobjectField: metaobjectFieldResolvers,
  Page: pageResolvers,
  PageConnection: connectionResolvers,
  PageEdge: edgeResolvers,
  PaginatedSitemapResources: { hasNextPage: asIs, items: asIs },
  ShopPolicy: policyResolvers,
  ShopPolicyWithDefault: policyResolvers,
  Sitemap: sitemapResolvers,
  SitemapImage: { alt: asIs, filepath: asIs, updatedAt: asIs },
  SitemapResource: sitemapResourceResolvers,
  UrlRedirect: { id: asIs, path: asIs, target: asIs },
  UrlRedirectConnection: connectionResolvers,
  UrlRedirectEdge: edgeResolvers,
};
