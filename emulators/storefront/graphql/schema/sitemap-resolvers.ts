import { imagePath } from "#storefront/checkout/pages/image-files.ts";
import type { ProductImage } from "#storefront/domain/catalog/product.ts";
import { asIs, type Resolvers, type StorefrontContext } from "./resolver.ts";

type SitemapType = "ARTICLE" | "BLOG" | "COLLECTION" | "METAOBJECT" | "PAGE" | "PRODUCT";

interface SitemapResource {
  __typename: "SitemapResource";
  handle: string;
  title: string;
  updatedAt: string;
  image: { alt: string | null; filepath: string; updatedAt: string } | null;
}

interface SitemapSource {
  resources: SitemapResource[];
}

const pageSize = 250;

/** What the sitemap lists. Metaobjects have no pages in this shop. */
export function toSitemap(type: SitemapType, { catalog, content }: StorefrontContext): SitemapSource {
  return { resources: listResources() };

  function listResources(): SitemapResource[] {
    switch (type) {
      case "ARTICLE":
        return content.articles.map(({ article }) => toResource(article, article.image));
      case "BLOG":
        return content.blogs.map((blog) => {
          const dates = blog.articles.map(({ updatedAt }) => updatedAt).toSorted();
          return toResource({ ...blog, updatedAt: dates.at(-1) ?? "1970-01-01T00:00:00Z" });
        });
      case "COLLECTION":
        return catalog.collections.map((collection) => toResource(collection, collection.image));
      case "METAOBJECT":
        return [];
      case "PAGE":
        return content.pages.map((page) => toResource(page));
      case "PRODUCT":
        return catalog.products.map((product) => toResource(product, product.images[0]));
    }
  }
}

function toResource(
  { handle, title, updatedAt }: { handle: string; title: string; updatedAt: string },
  image?: ProductImage,
): SitemapResource {
  return {
    __typename: "SitemapResource",
    handle,
    title,
    updatedAt,
    image: image ? { alt: image.altText, filepath: `${imagePath}${image.file}`, updatedAt } : null,
  };
}

export const sitemapResolvers: Resolvers<SitemapSource> = {
  pagesCount: ({ resources }) => ({ count: Math.ceil(resources.length / pageSize), precision: "EXACT" }),
  resources: ({ resources }, { page }: { page: number }) => ({
    items: page < 1 ? [] : resources.slice((page - 1) * pageSize, page * pageSize),
    hasNextPage: page * pageSize < resources.length,
  }),
};

export const sitemapResourceResolvers: Resolvers<SitemapResource> = {
  handle: asIs,
  title: asIs,
  updatedAt: asIs,
  image: asIs,
};
