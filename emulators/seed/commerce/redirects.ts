import type { UrlRedirect } from "#storefront/domain/content/shop-content.ts";

const createdAt = "2026-01-05T15:00:00Z";

/** Old addresses that people still have in their bookmarks. */
export const redirects: UrlRedirect[] = [
  {
    id: "gid://shopify/UrlRedirect/43000000001",
    path: "/asl-1",
    target: "/courses/level-1a-online-asl-course",
    createdAt,
  },
  { id: "gid://shopify/UrlRedirect/43000000002", path: "/shop", target: "/courses", createdAt },
  {
    id: "gid://shopify/UrlRedirect/43000000003",
    path: "/redeem",
    target: "/gifts/gift-code",
    createdAt: "2026-02-16T15:00:00Z",
  },
];
