import { z } from "zod";
import { described, handle, image, metafield, text, time, withHandle } from "./schema-parts.ts";

export const page = z.strictObject({ ...described, bodyHtml: text, author: z.exactOptional(z.string()) });

const article = z.strictObject({
  ...described,
  contentHtml: text,
  excerptHtml: z.string().nullable().default(null),
  author: z.exactOptional(z.string().min(1)),
  tags: z.array(z.string()).default([]),
  image: z.exactOptional(image),
  publishedAt: z.exactOptional(time),
});

export const blog = z.strictObject({ ...described, articles: z.array(withHandle(article)).default([]) });

const menuTarget = z.union(
  [
    z.strictObject({
      type: z.enum(["ARTICLE", "BLOG", "COLLECTION", "PAGE", "PRODUCT", "SHOP_POLICY"]),
      handle: z.string(),
    }),
    z.strictObject({ type: z.enum(["CATALOG", "COLLECTIONS", "FRONTPAGE", "SEARCH"]) }),
    z.strictObject({ type: z.literal("HTTP"), url: z.string().min(1) }),
  ],
  `A menu item's "target" is { "type": "COLLECTION", "handle": "…" }, { "type": "FRONTPAGE" }, or { "type": "HTTP", "url": "…" }.`,
);

const menuItem = z.strictObject({
  title: z.string().min(1),
  target: menuTarget,
  get items() {
    return z.array(menuItem).default([]);
  },
});

export const menu = z.strictObject({
  handle,
  title: z.string().min(1),
  items: z.array(menuItem).default([]),
});

export const redirect = z.strictObject({
  path: z.string().startsWith("/", 'A path begins with "/".'),
  target: z.string().min(1),
});

export const metaobject = z.strictObject({
  type: z.string().min(1),
  handle,
  fields: z.array(metafield.omit({ namespace: true })).default([]),
});
