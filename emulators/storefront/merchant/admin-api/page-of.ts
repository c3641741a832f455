import { z } from "zod";
import { AdminError, notEmulatedByAdmin } from "#storefront/merchant/admin-api/admin-error.ts";

const pageSchema = z.object({
  limit: z.coerce.number().int().min(1).max(250).catch(50),
  since_id: z.coerce.number().int().optional(),
  ids: z.string().optional(),
  page_info: z.string().optional(),
});

interface Paged<Item> {
  items: readonly Item[];
  toId: (item: Item) => number;
  url: URL;
  /** Unless items after an ID are requested. */
  isNewestFirst?: boolean;
  /** Other parameters that the resource reads itself. The error for any other names it. */
  known?: readonly string[];
}

interface Page<Item> {
  items: Item[];
  headers: Record<string, string>;
}

/** Where a page starts: past an ID, in either direction. */
interface Cursor {
  direction: "up" | "down";
  id: number;
}

/**
 * One page of a list, by ID, with the next page's URL in a `Link` header (shopify.dev, "Paginate results with REST"). A
 * `page_info` only leads forward, because `rel="previous"` is left out.
 */
export function pageOf<Item>({
  items,
  toId,
  url,
  isNewestFirst = false,
  known = [],
}: Paged<Item>): Page<Item> {
  const unknown = Array.from(url.searchParams.keys()).find(
    (name) => !Object.hasOwn(pageSchema.shape, name) && !known.includes(name),
  );
  if (unknown !== undefined) throw notEmulatedByAdmin(`The parameter ${unknown}`);
  const asked = pageSchema.safeParse(Object.fromEntries(url.searchParams));
  if (!asked.success) throw new AdminError(400, { since_id: "expected Integer" });
  const { limit, ids, since_id: since, page_info: info } = asked.data;
  const { direction, id } = info === undefined ? toStart(since, isNewestFirst) : readCursor(info);
  const sign = direction === "up" ? 1 : -1;
  const wanted = ids === undefined ? null : new Set(ids.split(",").map(Number));
  const rest = items
    .filter((item) => sign * toId(item) > sign * id && (wanted === null || wanted.has(toId(item))))
    .toSorted((left, right) => sign * (toId(left) - toId(right)));
  const page = rest.slice(0, limit);
  const last = page.at(-1);
  if (rest.length <= page.length || last === undefined) return { items: page, headers: {} };
  return { items: page, headers: { link: `<${toNext(url, { direction, id: toId(last) })}>; rel="next"` } };
}

function toStart(since: number | undefined, isNewestFirst: boolean): Cursor {
  if (since !== undefined || !isNewestFirst) return { direction: "up", id: since ?? 0 };
  return { direction: "down", id: Number.MAX_SAFE_INTEGER };
}

function toNext(url: URL, cursor: Cursor): string {
  const next = new URL(url);
  next.searchParams.delete("since_id");
  next.searchParams.set("page_info", Buffer.from(JSON.stringify(cursor)).toString("base64url"));
  return next.href;
}

const cursorSchema = z.strictObject({ direction: z.enum(["up", "down"]), id: z.int() });

function readCursor(text: string): Cursor {
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(text, "base64url").toString()));
  } catch {
    throw new AdminError(400, { page_info: "Invalid value." });
  }
}
