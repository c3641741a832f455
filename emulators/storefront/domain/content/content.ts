import type { Article, Blog, Page, Policy, ShopContent } from "./shop-content.ts";

export interface BlogArticle {
  blog: Blog;
  article: Article;
}

export interface Content extends ShopContent {
  /** Of all blogs. */
  articles: BlogArticle[];
  /** By `<blog>/<article>`, as in the article's URL. */
  articleByPath: (path: string) => BlogArticle | null;
  blogByHandle: (handle: string) => Blog | null;
  pageByHandle: (handle: string) => Page | null;
  policyByHandle: (handle: string) => Policy | null;
}

const none: ShopContent = {
  shop: { name: "Test shop", description: null },
  pages: [],
  blogs: [],
  menus: [],
  policies: {},
  redirects: [],
  metaobjects: [],
};

/** The shop's pages, blogs, menus and so on. They come from the seed, and nothing changes them while the shop runs. */
export function createContent(content: ShopContent = none): Content {
  const articles = content.blogs.flatMap((blog) => blog.articles.map((article) => ({ blog, article })));
  const byHandle = <Item extends { handle: string }>(items: readonly Item[], handle: string) =>
    items.find((item) => item.handle === handle) ?? null;
  return {
    ...content,
    articles,
    articleByPath: (path) =>
      articles.find(({ blog, article }) => `${blog.handle}/${article.handle}` === path) ?? null,
    blogByHandle: (handle) => byHandle(content.blogs, handle),
    pageByHandle: (handle) => byHandle(content.pages, handle),
    policyByHandle: (handle) => byHandle(Object.values(content.policies), handle),
  };
}
