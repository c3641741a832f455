import type { BlogArticle } from "#storefront/domain/content/content.ts";
import type { Blog, Page, UrlRedirect } from "#storefront/domain/content/shop-content.ts";
import { compareIds } from "./compare-ids.ts";
import { type ConnectionArgs, type ListArgs, toConnection } from "./connection.ts";
import { toArticle, toBlog, toMenu, toMetaobject, toPage, toRedirect } from "./content-sources.ts";
import { readKind } from "./global-id.ts";
import { requireToken } from "./require-token.ts";
import type { Resolvers, StorefrontContext } from "./resolver.ts";
import { byText, listMatches, toSort } from "#storefront/domain/search/list-matches.ts";
import {
  articleSearch,
  blogSearch,
  pageSearch,
  redirectSearch,
} from "#storefront/domain/search/searchables.ts";

export interface Reference {
  handle?: string | null | undefined;
  id?: string | null | undefined;
}

interface MetaobjectReference {
  handle?: { handle: string; type: string } | null;
  id?: string | null;
}

/** The queries for the shop's content, apart from products. */
export const contentQueries: Resolvers<unknown> = {
  article: (_root, { id }: { id: string }, { content }) => {
    readKind(id);
    const found = content.articles.find(({ article }) => article.id === id);
    return found ? toArticle(found) : null;
  },
  articles: (_root, args: ListArgs, context) =>
    toArticleList(context.content.articles, args, "QueryRoot.articles(query:)", context),
  blog: (_root, reference: Reference, { content }) => {
    const blog = find(content.blogs, reference);
    return blog && toBlog(blog);
  },
  blogByHandle: (_root, { handle }: { handle: string }, { content }) => {
    const blog = content.blogByHandle(handle);
    return blog && toBlog(blog);
  },
  blogs: (_root, { sortKey, query, ...page }: ListArgs, { content, now }) => {
    const where = "QueryRoot.blogs(query:)";
    const options = { query, sortKey, where, searchable: blogSearch, sort: sortBlogs, now: now() };
    return toConnection(listMatches(content.blogs, options).map(toBlog), page);
  },
  menu: (_root, { handle }: { handle: string }, context) => {
    requireToken(context, "menu");
    const menu = context.content.menus.find((known) => known.handle === handle);
    return menu ? toMenu(menu) : null;
  },
  metaobject: (_root, { id, handle }: MetaobjectReference, context) => {
    requireToken(context, "metaobject");
    if (id != null) readKind(id);
    const found = context.content.metaobjects.find((known) =>
      id == null ? known.handle === handle?.handle && known.type === handle.type : known.id === id,
    );
    return found ? toMetaobject(found) : null;
  },
  metaobjects: (_root, { type, sortKey, ...page }: MetaobjectsArgs, context) => {
    requireToken(context, "metaobjects");
    const found = context.content.metaobjects.filter((known) => known.type === type);
    const sorted = sortKey === "updated_at" ? found.toSorted(byText(({ updatedAt }) => updatedAt)) : found;
    return toConnection(sorted.map(toMetaobject), page);
  },
  page: (_root, reference: Reference, { content }) => {
    const page = find(content.pages, reference);
    return page && toPage(page);
  },
  pageByHandle: (_root, { handle }: { handle: string }, { content }) => {
    const page = content.pageByHandle(handle);
    return page && toPage(page);
  },
  pages: (_root, { sortKey, query, ...page }: ListArgs, { content, now }) => {
    const where = "QueryRoot.pages(query:)";
    const options = { query, sortKey, where, searchable: pageSearch, sort: sortPages, now: now() };
    return toConnection(listMatches(content.pages, options).map(toPage), page);
  },
  urlRedirects: (_root, { query, ...page }: Omit<ListArgs, "sortKey">, { content, now }) => {
    const where = "QueryRoot.urlRedirects(query:)";
    const sort = toSort<UrlRedirect>({ ID: compareIds });
    const options = { query, sortKey: "ID", where, searchable: redirectSearch, sort, now: now() };
    return toConnection(listMatches(content.redirects, options).map(toRedirect), page);
  },
};

type MetaobjectsArgs = ConnectionArgs & { type: string; sortKey?: string | null };

/** A page of articles, of all blogs or of one. */
export function toArticleList(
  articles: readonly BlogArticle[],
  { sortKey, query, ...page }: ListArgs,
  where: string,
  { now }: StorefrontContext,
) {
  const options = { query, sortKey, where, searchable: articleSearch, sort: sortArticles, now: now() };
  return toConnection(listMatches(articles, options).map(toArticle), page, ({ article }) => article.id);
}

function find<Found extends { id: string; handle: string }>(
  items: readonly Found[],
  { handle, id }: Reference,
): Found | null {
  if (id != null) readKind(id);
  return items.find((item) => (id == null ? item.handle === handle : item.id === id)) ?? null;
}

const sortPages = toSort<Page>({
  ID: compareIds,
  TITLE: byText(({ title }) => title),
  UPDATED_AT: byText(({ updatedAt }) => updatedAt),
});

const sortBlogs = toSort<Blog>({
  ID: compareIds,
  HANDLE: byText(({ handle }) => handle),
  TITLE: byText(({ title }) => title),
});

const sortArticles = toSort<BlogArticle>({
  ID: (left, right) => compareIds(left.article, right.article),
  AUTHOR: byText(({ article }) => article.author.name),
  BLOG_TITLE: byText(({ blog }) => blog.title),
  PUBLISHED_AT: byText(({ article }) => article.publishedAt),
  TITLE: byText(({ article }) => article.title),
  UPDATED_AT: byText(({ article }) => article.updatedAt),
});
