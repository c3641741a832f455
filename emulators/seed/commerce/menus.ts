import type { Menu } from "#storefront/domain/content/shop-content.ts";

/** The shop's menus under the handles that Shopify gives to those of a new shop. */
export const menus: Menu[] = [
  {
    id: "gid://shopify/Menu/49000000001",
    handle: "main-menu",
    title: "Main menu",
    items: [
      {
        id: "gid://shopify/MenuItem/49100000001",
        title: "Courses",
        target: { type: "COLLECTION", handle: "active-courses" },
        items: [
          {
            id: "gid://shopify/MenuItem/49100000002",
            title: "For adults",
            target: { type: "COLLECTION", handle: "adult-courses" },
            items: [
              {
                id: "gid://shopify/MenuItem/49100000003",
                title: "Complete Course Bundle",
                target: { type: "PRODUCT", handle: "complete-course-bundle" },
                items: [],
              },
            ],
          },
          {
            id: "gid://shopify/MenuItem/49100000004",
            title: "For kids",
            target: { type: "COLLECTION", handle: "kids-courses" },
            items: [],
          },
          {
            id: "gid://shopify/MenuItem/49100000011",
            title: "Gift courses",
            target: { type: "COLLECTION", handle: "gift-courses" },
            items: [],
          },
        ],
      },
      {
        id: "gid://shopify/MenuItem/49100000012",
        title: "Books",
        target: { type: "COLLECTION", handle: "books" },
        items: [],
      },
      {
        id: "gid://shopify/MenuItem/49100000005",
        title: "Blog",
        target: { type: "BLOG", handle: "news" },
        items: [],
      },
      {
        id: "gid://shopify/MenuItem/49100000006",
        title: "About",
        target: { type: "PAGE", handle: "about-us" },
        items: [],
      },
    ],
  },
  {
    id: "gid://shopify/Menu/49000000002",
    handle: "footer",
    title: "Footer menu",
    items: [
      { id: "gid://shopify/MenuItem/49100000007", title: "Search", target: { type: "SEARCH" }, items: [] },
      {
        id: "gid://shopify/MenuItem/49100000008",
        title: "Refunds",
        target: { type: "SHOP_POLICY", handle: "refund-policy" },
        items: [],
      },
      {
        id: "gid://shopify/MenuItem/49100000009",
        title: "Your first ten signs",
        target: { type: "ARTICLE", handle: "news/your-first-ten-signs" },
        items: [],
      },
      {
        id: "gid://shopify/MenuItem/49100000010",
        title: "Course login",
        target: { type: "HTTP", url: "https://learn.handshape.test/sign-in" },
        items: [],
      },
    ],
  },
];
