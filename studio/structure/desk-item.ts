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

/** A singleton. */
interface SingleDocument {
  kind: "single";
  type: string;
  title: string;
}

/** An item in the Studio's lists. */
export type DeskItem = Folder | DocumentList | SingleDocument | { kind: "divider" };
