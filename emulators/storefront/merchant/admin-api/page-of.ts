import { z } from "zod";
import { AdminError, notEmulatedByAdmin } from "#storefront/merchant/admin-api/admin-error.ts";

const pageSchema = z.object({
  limit: z.coerce.number().int().min(1).max(250).catch(50),
  since_id: z.coerce.number().int().optional(),
  ids: z.string().optional(),
  page_info: z.string().optional(),
});

interface Paged<Item> {
  /** Oldest first. */
  items: readonly Item[];
  toId: (item: Item) => number;
  url: URL;
  /** Further parameters that the resource reads by itself; another one is refused by name. */
  known?: readonly string[];
}

interface Page<Item> {
  items: Item[];
  headers: Record<string, string>;
}

/**
 * One page of a list, by id and with the next one's address in a `Link` header (shopify.dev, "Paginate results with REST").
 * A `page_info` leads forward only: `rel="previous"` is left out.
 */
export function pageOf<Item>({ items, toId, url, known = [] }: Paged<Item>): Page<Item> {
  const unknown = Array.from(url.searchParams.keys()).find(
    (name) => !Object.hasOwn(pageSchema.shape, name) && !known.includes(name),
  );
  if (unknown !== undefined) throw notEmulatedByAdmin(`The parameter ${unknown}`);
  const asked = pageSchema.parse(Object.fromEntries(url.searchParams));
  const start = asked.page_info === undefined ? (asked.since_id ?? 0) : readCursor(asked.page_info);
  const ids = asked.ids === undefined ? null : new Set(asked.ids.split(",").map(Number));
  const rest = items
    .filter((item) => toId(item) > start && (ids === null || ids.has(toId(item))))
    .toSorted((left, right) => toId(left) - toId(right));
  const page = rest.slice(0, asked.limit);
  const last = page.at(-1);
  if (rest.length <= page.length || last === undefined) return { items: page, headers: {} };
  const next = new URL(url);
  for (const name of ["since_id", "page_info"]) next.searchParams.delete(name);
  next.searchParams.set("page_info", Buffer.from(String(toId(last))).toString("base64url"));
  return { items: page, headers: { link: `<${next.href}>; rel="next"` } };
}

function readCursor(text: string): number {
  const id = Number(Buffer.from(text, "base64url").toString());
  if (text === "" || !Number.isSafeInteger(id)) throw new AdminError(400, { page_info: "Invalid value." });
  return id;
}
