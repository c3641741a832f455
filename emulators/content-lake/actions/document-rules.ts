import { invalid, notFound } from "#content-lake/store/mutation-failure.ts";
import { parseDocumentId } from "#content-lake/query/document-id.ts";
import type { SanityDocument } from "#content-lake/query/document.ts";
import type { NewDocument, Transaction } from "#content-lake/store/transaction.ts";

/** The document, or a failure that names it. */
export function requireDocument(transaction: Transaction, id: string): SanityDocument {
  const document = transaction.get(id);
  if (!document) throw notFound(id);
  return document;
}

/** A draft or version must belong to the published ID it's sent with. */
export function requireVersionOf(publishedId: string, versionId: string): void {
  const { publishedId: actual, layer } = parseDocumentId(versionId);
  if (layer === "published") throw invalid(`"${versionId}" isn't the ID of a draft or a version`);
  if (actual !== publishedId) throw invalid(`"${versionId}" isn't a version of "${publishedId}"`);
}

export function requirePublishedId(id: string): void {
  if (parseDocumentId(id).layer !== "published")
    throw invalid(`"${id}" isn't the ID of a published document`);
}

/** A document's content under another ID. The lake sets the dates and the revision. */
export function copyAs(document: SanityDocument, id: string): NewDocument {
  const { _rev, _updatedAt, _system, ...content } = document;
  return { ...content, _id: id };
}

/** Makes references strong that pointed to drafts when they were picked, as the Studio's own `strengthenOnPublish` does. */
export function strengthenReferences<T>(value: T): T {
  // The traversal keeps the input's shape.
  return strengthen(value) as T;
}

function strengthen(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthen);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  if ("_ref" in value && "_strengthenOnPublish" in value) {
    const mark = value._strengthenOnPublish;
    const staysWeak = typeof mark === "object" && mark !== null && "weak" in mark && mark.weak === true;
    return Object.fromEntries(
      entries.filter(([name]) => name !== "_strengthenOnPublish" && (name !== "_weak" || staysWeak)),
    );
  }
  return Object.fromEntries(entries.map(([name, item]) => [name, strengthen(item)]));
}

/** Every draft and version of a published ID. */
export function versionsOf(transaction: Transaction, publishedId: string): SanityDocument[] {
  return transaction.documents().filter(({ _id }) => {
    const parsed = parseDocumentId(_id);
    return parsed.publishedId === publishedId && parsed.layer !== "published";
  });
}
