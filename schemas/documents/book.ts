import { BookIcon } from "@sanity/icons";
import { defineType } from "sanity";
import { bookFactsFields } from "./book-facts-fields.ts";
import { bookPageFields } from "./book-page-fields.ts";
import { bookShopFields } from "./book-shop-fields.ts";
import { bookStoryFields } from "./book-story-fields.ts";

export const book = defineType({
  name: "book",
  title: "Book",
  type: "document",
  icon: BookIcon,
  groups: [
    { name: "story", title: "Story", default: true },
    { name: "facts", title: "Facts" },
    { name: "page", title: "Page sections" },
    { name: "shop", title: "Shop" },
    { name: "search", title: "Search and sharing" },
  ],
  fields: [...bookStoryFields, ...bookFactsFields, ...bookPageFields, ...bookShopFields],
  orderings: [{ name: "list", title: "Position in lists", by: [{ field: "orderInList", direction: "asc" }] }],
  preview: {
    select: { title: "title", author: "author", isShopifyProduct: "isShopifyProduct", media: "images.0" },
    prepare: ({ title, author, isShopifyProduct, media }) => ({
      title,
      subtitle: [isShopifyProduct ? "Ours" : "Recommended", author].filter(Boolean).join(" · "),
      media,
    }),
  },
});
