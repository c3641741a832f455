import type {
  Article,
  Blog,
  MenuItem,
  Page,
  PolicyKind,
  ShopContent,
} from "#storefront/domain/content/shop-content.ts";
import type { NextId } from "#storefront/domain/next-id.ts";
import { policyTitles, toPolicyHandle } from "./policies.ts";
import type { SeedFile } from "./seed-file-schema.ts";
import { createdAt, toImage } from "./to-products.ts";

export function toContent(file: SeedFile, nextId: NextId): ShopContent {
  const { shop, pages, blogs, menus, policies, redirects, metaobjects } = file;
  return {
    shop,
    pages: pages.map((page) => toPage(page, shop.name, nextId)),
    blogs: blogs.map((blog) => toBlog(blog, shop.name, nextId)),
    menus: menus.map((menu) => ({ ...menu, id: nextId("Menu"), items: toItems(menu.items, nextId) })),
    policies: toPolicies(policies, nextId),
    redirects: redirects.map((redirect) => ({ ...redirect, id: nextId("UrlRedirect"), createdAt })),
    metaobjects: metaobjects.map((metaobject) => ({
      ...metaobject,
      id: nextId("Metaobject"),
      updatedAt: createdAt,
    })),
  };
}

function toPage({ author, ...page }: SeedFile["pages"][number], shopName: string, nextId: NextId): Page {
  return { ...page, id: nextId("Page"), author: author ?? shopName, createdAt, updatedAt: createdAt };
}

function toBlog({ articles, ...blog }: SeedFile["blogs"][number], shopName: string, nextId: NextId): Blog {
  return {
    ...blog,
    id: nextId("Blog"),
    articles: articles.map(({ author = shopName, image, publishedAt = createdAt, ...article }): Article => {
      const [firstName = "", ...others] = author.split(" ");
      return {
        ...article,
        id: nextId("Article"),
        author: { name: author, firstName, lastName: others.join(" "), email: "", bio: null },
        ...(image && { image: toImage(image, nextId) }),
        comments: [],
        publishedAt,
        updatedAt: publishedAt,
      };
    }),
  };
}

const toItems = (items: SeedFile["menus"][number]["items"], nextId: NextId): MenuItem[] =>
  items.map((item) => ({ ...item, id: nextId("MenuItem"), items: toItems(item.items, nextId) }));

function toPolicies(policies: SeedFile["policies"], nextId: NextId): ShopContent["policies"] {
  const kinds = Object.keys(policyTitles) as PolicyKind[];
  return Object.fromEntries(
    kinds.flatMap((kind) => {
      const body = policies[kind];
      const title = policyTitles[kind];
      if (body === undefined) return [];
      return [[kind, { id: nextId("ShopPolicy"), handle: toPolicyHandle(title), title, body }]];
    }),
  );
}
