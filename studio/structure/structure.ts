import { apiVersion } from "@shop/schemas/vocabulary/api-version.ts";
import { PublishIcon } from "@sanity/icons";
import type { ListBuilder, StructureBuilder, StructureResolver } from "sanity/structure";
import { OrderedListPane } from "../ordered-list/ordered-list-pane.tsx";
import { UnpublishedPane } from "../unpublished/unpublished-pane.tsx";
import { desk } from "./desk.ts";
import type { DeskItem, DocumentList, Folder, OrderedList } from "./desk-item.ts";

/** Builds the desk with Sanity's structure builder. */
export const structure: StructureResolver = (S) =>
  toList(S, { id: "content", title: "Content", items: desk });

const toList = (S: StructureBuilder, { id, title, items }: Omit<Folder, "kind" | "icon">): ListBuilder =>
  S.list()
    .id(id)
    .title(title)
    .items(items.map((item) => toItem(S, item)));

function toItem(S: StructureBuilder, item: DeskItem) {
  switch (item.kind) {
    case "divider":
      return S.divider();
    case "folder":
      return S.listItem().id(item.id).title(item.title).icon(item.icon).child(toList(S, item));
    case "single":
      return S.listItem()
        .id(item.type)
        .title(item.title)
        .schemaType(item.type)
        .child(S.document().schemaType(item.type).documentId(item.type).title(item.title));
    case "documents":
      return toDocuments(S, item);
    case "ordered":
      return toOrdered(S, item);
    case "unpublished":
      return toUnpublished(S, item.title);
  }
}

function toDocuments(S: StructureBuilder, { id, type, title, icon, where, order, template }: DocumentList) {
  if (!where) {
    const all = S.documentTypeListItem(type).id(id).title(title);
    return icon ? all.icon(icon) : all;
  }
  const list = S.documentList()
    .id(id)
    .title(title)
    .schemaType(type)
    .filter(`_type == $type && ${where.filter}`)
    .params({ type, ...where.params })
    .apiVersion(apiVersion)
    .defaultOrdering(order ? [order] : [])
    .initialValueTemplates([S.initialValueTemplateItem(template ?? type)]);
  const entry = S.listItem().id(id).title(title).schemaType(type).child(list);
  return icon ? entry.icon(icon) : entry;
}

function toUnpublished(S: StructureBuilder, title: string) {
  const pane = S.component(UnpublishedPane)
    .id("unpublished")
    .title(title)
    .child((id, { params }) =>
      S.document()
        .documentId(id)
        .schemaType(params["type"] ?? ""),
    );
  return S.listItem().id("unpublished").title(title).icon(PublishIcon).child(pane);
}

function toOrdered(S: StructureBuilder, list: OrderedList) {
  const { id, type, title } = list;
  const pane = S.component(OrderedListPane)
    .id(id)
    .title(title)
    .options({ list })
    .child((documentId) => S.document().documentId(documentId).schemaType(type));
  return S.listItem().id(id).title(title).schemaType(type).child(pane);
}
