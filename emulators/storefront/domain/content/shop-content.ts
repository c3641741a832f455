import type { Metafield, ProductImage, Seo } from "#storefront/domain/catalog/product.ts";

// What a Shopify shop has besides products. A merchant writes it, and nothing in the shop changes it.

export interface Page {
  id: `gid://shopify/Page/${string}`;
  handle: string;
  title: string;
  bodyHtml: string;
  author: string;
  seo?: Seo;
  /** ISO 8601, UTC. */
  createdAt: string;
  updatedAt: string;
}

export interface ArticleAuthor {
  name: string;
  firstName: string;
  lastName: string;
  email: string;
  bio: string | null;
}

export interface ArticleComment {
  id: `gid://shopify/Comment/${string}`;
  author: { name: string; email: string };
  contentHtml: string;
}

export interface Article {
  id: `gid://shopify/Article/${string}`;
  handle: string;
  title: string;
  contentHtml: string;
  excerptHtml: string | null;
  author: ArticleAuthor;
  tags: string[];
  image?: ProductImage;
  seo?: Seo;
  comments: ArticleComment[];
  publishedAt: string;
  updatedAt: string;
}

export interface Blog {
  id: `gid://shopify/Blog/${string}`;
  handle: string;
  title: string;
  seo?: Seo;
  articles: Article[];
}

export type PolicyKind =
  | "contactInformation"
  | "legalNotice"
  | "privacyPolicy"
  | "refundPolicy"
  | "shippingPolicy"
  | "subscriptionPolicy"
  | "termsOfSale"
  | "termsOfService";

export interface Policy {
  id: `gid://shopify/ShopPolicy/${string}`;
  handle: string;
  title: string;
  /** HTML. */
  body: string;
}

/** A menu item's target: a resource of the shop, found by handle, or a URL on the site or elsewhere. */
export type MenuTarget =
  | { type: "ARTICLE" | "BLOG" | "COLLECTION" | "PAGE" | "PRODUCT" | "SHOP_POLICY"; handle: string }
  | { type: "CATALOG" | "COLLECTIONS" | "FRONTPAGE" | "SEARCH" }
  | { type: "HTTP"; url: string };

export interface MenuItem {
  id: `gid://shopify/MenuItem/${string}`;
  title: string;
  target: MenuTarget;
  items: MenuItem[];
}

export interface Menu {
  id: `gid://shopify/Menu/${string}`;
  handle: string;
  title: string;
  items: MenuItem[];
}

export interface UrlRedirect {
  id: `gid://shopify/UrlRedirect/${string}`;
  path: string;
  target: string;
  createdAt: string;
}

export interface Metaobject {
  id: `gid://shopify/Metaobject/${string}`;
  type: string;
  handle: string;
  fields: Pick<Metafield, "key" | "type" | "value">[];
  updatedAt: string;
}

/** What the shop says of itself. */
export interface ShopProfile {
  name: string;
  description: string | null;
}

export interface ShopContent {
  shop: ShopProfile;
  pages: Page[];
  blogs: Blog[];
  menus: Menu[];
  policies: Partial<Record<PolicyKind, Policy>>;
  redirects: UrlRedirect[];
  metaobjects: Metaobject[];
}
