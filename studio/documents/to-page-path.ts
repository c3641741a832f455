import { documentPath } from "@shop/schemas/paths.ts";
import { toAddressable } from "./to-addressable.ts";

/** The path of a document's page. Null for documents without a page of their own, such as FAQ answers. */
export function toPagePath(type: string, document: unknown): string | null {
  const path = document ? documentPath(toAddressable(type, document)) : null;
  return path?.includes("#") ? null : path;
}
