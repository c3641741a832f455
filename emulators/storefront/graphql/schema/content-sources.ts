import type { BlogArticle } from "#storefront/domain/content/content.ts";
import type {
  Blog,
  Menu,
  MenuItem,
  Metaobject,
  Page,
  Policy,
  UrlRedirect,
} from "#storefront/domain/content/shop-content.ts";
import type { Tracked } from "./sources.ts";

// The sources for resolvers of the shop's content, with the type's name for fields that return an interface or a union.

export type PageSource = Page & Tracked & { __typename: "Page" };
export type BlogSource = Blog & { __typename: "Blog" };
export type ArticleSource = BlogArticle & Tracked & { __typename: "Article" };
export type PolicySource = Policy & { __typename: "ShopPolicy" };
export type MenuSource = Menu & { __typename: "Menu" };
export type MenuItemSource = MenuItem & { __typename: "MenuItem" };
export type MetaobjectSource = Metaobject & { __typename: "Metaobject" };
export type RedirectSource = UrlRedirect & { __typename: "UrlRedirect" };

export function toPage(page: Page): PageSource {
  return { ...page, __typename: "Page" };
}

export function toBlog(blog: Blog): BlogSource {
  return { ...blog, __typename: "Blog" };
}

export function toArticle(article: BlogArticle): ArticleSource {
  return { ...article, __typename: "Article" };
}

export function toPolicy(policy: Policy): PolicySource {
  return { ...policy, __typename: "ShopPolicy" };
}

export function toMenu(menu: Menu): MenuSource {
  return { ...menu, __typename: "Menu" };
}

export function toMenuItem(item: MenuItem): MenuItemSource {
  return { ...item, __typename: "MenuItem" };
}

export function toMetaobject(metaobject: Metaobject): MetaobjectSource {
  return { ...metaobject, __typename: "Metaobject" };
}

export function toRedirect(redirect: UrlRedirect): RedirectSource {
  return { ...redirect, __typename: "UrlRedirect" };
}
