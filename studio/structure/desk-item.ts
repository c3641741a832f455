import type { ComponentType } from "react";

/** Something that holds other things. */
export interface Folder {
  kind: "folder";
  id: string;
  title: string;
  icon: ComponentType;
  items: readonly DeskItem[];
}

/** Documents of one type: all, or those that a GROQ condition names. */
export interface DocumentList {
  kind: "documents";
  id: string;
  type: string;
  title: string;
  icon?: ComponentType;
  where?: { filter: string; params?: Record<string, string> };
  order?: { field: string; direction: "asc" | "desc" };
  /** What "create" begins with here, when it is not the type's usual beginning. */
  template?: string;
}

/** The one document of a type of which there is one. */
interface SingleDocument {
  kind: "single";
  type: string;
  title: string;
}

/** What an editor sees in the lists of the Studio. */
export type DeskItem = Folder | DocumentList | SingleDocument | { kind: "divider" };
