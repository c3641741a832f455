import { textOf } from "@shop/schemas/validation/field-values.ts";
import { findProduct, type ProductsByHandle } from "./check-product.ts";
import type { DocumentsById } from "./check-references.ts";
import { readContents } from "./contents.ts";
import type { Defect } from "./defect.ts";
import { type StoredDocument, toTitle } from "./stored-document.ts";

interface Catalog {
  documents: DocumentsById;
  products: ProductsByHandle;
}

/**
 * A course for sale that doesn't open for its buyers. As on the site (`web/catalog/course-access.ts`), the courses of a bundle open instead
 * of it.
 */
export function checkAccess(document: StoredDocument, { documents, products }: Catalog): Defect[] {
  if (document._type !== "course" || !findProduct(document, products)?.availableForSale) return [];
  const parts = readContents(document).references.filter(({ path }) => path.startsWith("bundledCourses["));
  if (parts.length === 0) return hasId(document) ? [] : [toOwnDefect(document)];
  return parts.flatMap(({ id, path }) => {
    const part = documents.get(id) ?? documents.get(`drafts.${id}`);
    return part && !hasId(part)
      ? [{ detail: `“${toTitle(part)}” in it has no learning site ID.`, path }]
      : [];
  });
}

const hasId = (course: StoredDocument) => textOf(course, "thinkificId") !== undefined;

/** The Studio shows a bundle no field for an ID. */
const toOwnDefect = ({ type }: StoredDocument): Defect =>
  type === "bundle"
    ? { detail: "It has no courses.", path: "bundledCourses" }
    : { detail: "It has no learning site ID.", path: "thinkificId" };
