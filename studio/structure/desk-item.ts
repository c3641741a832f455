import type { ComponentType } from "react";

/** A list item that contains others. */
export interface Folder {
  kind: "folder";
  id: string;
  title: string;
  icon: ComponentType;
  items: readonly DeskItem[];
}

/** Documents of one type, optionally filtered by a GROQ condition. */
export interface DocumentList {
  kind: "documents";
  id: string;
  type: string;
  title: string;
  icon?: ComponentType;
  where?: { filter: string; params?: Record<string, string> };
  order?: { field: string; direction: "asc" | "desc" };
  /** The template for new documents here, if not the type's default. */
  template?: string;
}

/** Documents of one type in the order in which shoppers see them. Editors change it by dragging. */
export interface OrderedList {
  kind: "ordered";
  id: string;
  type: string;
  title: string;
  /** A GROQ condition. */
  filter?: string;
  /** The field with the position, starting at 1. */
  field: string;
  /** How the site sorts documents without a position, which come last. */
  thenBy: string;
  /** A field that splits the list. Each part has its own order. */
  groupBy?: string;
  /** The template for new documents here and its parameters, if not the type's default. */
  template?: { id: string; parameters: Record<string, string> };
}

/** A singleton. */
interface SingleDocument {
  kind: "single";
  type: string;
  title: string;
}

/** Every draft, to publish several at once. */
interface UnpublishedChanges {
  kind: "unpublished";
  title: string;
}

/** An item in the Studio's lists. */
export type DeskItem =
  | Folder
  | DocumentList
  | OrderedList
  | SingleDocument
  | UnpublishedChanges
  | { kind: "divider" };
