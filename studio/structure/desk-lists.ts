import { type PeriodState, periodFilters } from "@shop/schemas/vocabulary/periods.ts";
import type { DeskItem, DocumentList, Folder, OrderedList } from "./desk-item.ts";

export const divider: DeskItem = { kind: "divider" };

/** The complete list of a type. */
export const all = (type: string, title: string, id = "all"): DocumentList => ({
  kind: "documents",
  id,
  type,
  title,
});

type Order = Omit<OrderedList, "kind" | "id" | "field"> & Partial<Pick<OrderedList, "id" | "field">>;

/** A list that editors put in order. */
export const toOrder = (order: Order): OrderedList => ({
  kind: "ordered",
  id: "order",
  field: "order",
  ...order,
});

interface FolderWithOrder extends Pick<Folder, "id" | "title" | "icon"> {
  /** The title of the list with every document. */
  every: string;
  order: Order;
}

/** A folder with the complete list of a type, and its order. */
export const withOrder = ({ every, order, ...folder }: FolderWithOrder): Folder => ({
  kind: "folder",
  ...folder,
  items: [all(order.type, every), divider, toOrder(order)],
});

/** A type's documents by whether shoppers see them. What's scheduled comes in the order in which it starts. */
export function byPeriod(type: string, allTitle: string): readonly DeskItem[] {
  const list = (state: PeriodState, title: string, field: string): DocumentList => ({
    kind: "documents",
    id: state,
    type,
    title,
    where: { filter: periodFilters[state] },
    order: { field, direction: state === "ended" ? "desc" : "asc" },
  });
  return [
    all(type, allTitle),
    divider,
    list("running", "Running now", "startsAt"),
    list("scheduled", "Scheduled", "startsAt"),
    list("ended", "Ended", "endsAt"),
  ];
}
