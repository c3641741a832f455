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

const connection = { edges: asIs, nodes: asIs, pageInfo: asIs } as const;
const edge = { cursor: asIs, node: asIs } as const;

/** The emulated types of the shop's content. */
export const contentTypes: Record<string, Resolvers<never>> = {
  Article: articleResolvers,
  ArticleAuthor: { name: asIs, firstName: asIs, lastName: asIs, email: asIs, bio: asIs },
  ArticleConnection: connection,
  ArticleEdge: edge,
  Blog: blogResolvers,
  BlogConnection: connection,
  BlogEdge: edge,
  Comment: commentResolvers,
  CommentAuthor: { name: asIs, email: asIs },
  CommentConnection: connection,
  CommentEdge: edge,
  Menu: menuResolvers,
  MenuItem: menuItemResolvers,
  Metaobject: metaobjectResolvers,
  MetaobjectConnection: connection,
  MetaobjectEdge: edge,
  MetaobjectField: metaobjectFieldResolvers,
  Page: pageResolvers,
  PageConnection: connection,
  PageEdge: edge,
  PaginatedSitemapResources: { hasNextPage: asIs, items: asIs },
  ShopPolicy: policyResolvers,
  ShopPolicyWithDefault: policyResolvers,
  Sitemap: sitemapResolvers,
  SitemapImage: { alt: asIs, filepath: asIs, updatedAt: asIs },
  SitemapResource: sitemapResourceResolvers,
  UrlRedirect: { id: asIs, path: asIs, target: asIs },
  UrlRedirectConnection: connection,
  UrlRedirectEdge: edge,
};
