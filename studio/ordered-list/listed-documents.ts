import { titleExpression } from "@shop/schemas/title-fields.ts";
import { z } from "zod";
import { draftText } from "../documents/draft-text.ts";
import type { OrderedList } from "../structure/desk-item.ts";

export const rowsSchema = z.array(
  z.object({
    id: z.string(),
    revision: z.string(),
    title: draftText.transform((title) => title ?? "Untitled"),
    group: draftText,
  }),
);

/** A document of an ordered list. */
export type ListedDocument = z.output<typeof rowsSchema>[number];

/** Reads a list's documents in the order in which the site shows them. */
export function toRowsQuery({ type, filter, field, thenBy, groupBy }: OrderedList): string {
  const conditions = [`_type == "${type}"`, ...(filter ? [filter] : [])].map((condition) => `(${condition})`);
  const order = [...(groupBy ? [`${groupBy} asc`] : []), `coalesce(${field}, 1000) asc`, thenBy];
  return `*[${conditions.join(" && ")}] | order(${order.join(", ")}) {
    "id": _id, "revision": _rev, "title": ${titleExpression}, "group": ${groupBy ?? "null"}
  }`;
}

/** The parts of a list that have their own order, each with its heading. */
export function toGroups(
  rows: readonly ListedDocument[],
): { title: string | null; rows: ListedDocument[] }[] {
  return [...Map.groupBy(rows, ({ group }) => group)].map(([title, inGroup]) => ({ title, rows: inGroup }));
}
