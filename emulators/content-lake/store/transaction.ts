import type { DatasetView } from "./dataset-view.ts";
import {
  alreadyExists,
  invalid,
  missingReference,
  notFound,
  revisionMismatch,
  stillReferenced,
} from "./mutation-failure.ts";
import { applyPatch } from "./patch.ts";
import type { SanityDocument } from "#content-lake/query/document.ts";
import { collectReferences } from "./references.ts";
import { requireStorable } from "./storable.ts";

/** A mutation's effect on one document, in the shape that listeners and the history get. */
export type AppliedMutation =
  | { create: SanityDocument }
  | { createIfNotExists: SanityDocument }
  | { createOrReplace: SanityDocument }
  | { delete: { id: string } }
  | { patch: Record<string, unknown> & { id: string } };

/** What a transaction does to one document. */
export interface Change {
  id: string;
  before: SanityDocument | null;
  after: SanityDocument | null;
  mutations: AppliedMutation[];
}

export type Outcome = { id: string; operation: "create" | "update" | "delete" | "none" };
export type NewDocument = Record<string, unknown>;
export type Patch = Record<string, unknown>;

/** A transaction's changes before any of them is stored. Throws a `MutationFailure` at the first that can't be applied. */
export interface Transaction {
  readonly id: string;
  readonly timestamp: string;
  get: (id: string) => SanityDocument | null;
  /** The dataset with the changes so far, for mutations by query. */
  documents: () => readonly SanityDocument[];
  create: (document: NewDocument) => Outcome;
  createIfNotExists: (document: NewDocument) => Outcome;
  createOrReplace: (document: NewDocument) => Outcome;
  /** Like `createOrReplace`, but also keeps an `_updatedAt`. */
  put: (document: NewDocument) => Outcome;
  patch: (id: string, patch: Patch) => Outcome;
  delete: (id: string) => Outcome;
  /** Deletes a document's history along with it. */
  purge: (id: string) => void;
  /** The documents whose history is deleted, except those that still exist afterward. */
  purged: () => string[];
  /** The result, with one entry per document, in the order they were first changed. */
  changes: () => Change[];
}

interface TransactionOptions {
  view: DatasetView;
  id: string;
  timestamp: string;
  newId: () => string;
}

export function createTransaction({ view, id, timestamp, newId }: TransactionOptions): Transaction {
  const changes = new Map<string, Change>();
  const purged = new Set<string>();

  const transaction: Transaction = {
    id,
    timestamp,
    get: (documentId) => {
      const change = changes.get(documentId);
      return change ? change.after : view.get(documentId);
    },
    documents: () => {
      if (changes.size === 0) return view.all();
      const untouched = view.all().filter((document) => !changes.has(document._id));
      const touched = [...changes.values()].flatMap(({ after }) => (after ? [after] : []));
      return [...untouched, ...touched];
    },
    create: (input) => {
      const document = toDocument(input);
      if (transaction.get(document._id)) throw alreadyExists(document._id);
      record(document._id, document, { create: document });
      return { id: document._id, operation: "create" };
    },
    createIfNotExists: (input) => {
      const document = toDocument(input);
      if (transaction.get(document._id)) return { id: document._id, operation: "none" };
      record(document._id, document, { createIfNotExists: document });
      return { id: document._id, operation: "create" };
    },
    createOrReplace: (input) => {
      const document = toDocument(input);
      const operation = transaction.get(document._id) ? "update" : "create";
      record(document._id, document, { createOrReplace: document });
      return { id: document._id, operation };
    },
    put: (input) => {
      const document = toDocument(input);
      const { _updatedAt } = input;
      const kept = typeof _updatedAt === "string" ? { ...document, _updatedAt } : document;
      const operation = transaction.get(document._id) ? "update" : "create";
      record(document._id, kept, { createOrReplace: kept });
      return { id: document._id, operation };
    },
    patch: (documentId, { ifRevisionID, ...patch }) => {
      const document = transaction.get(documentId);
      if (!document) throw notFound(documentId);
      if (typeof ifRevisionID === "string" && document._rev !== ifRevisionID) {
        throw revisionMismatch({ id: documentId, expected: ifRevisionID, current: document._rev ?? null });
      }
      const next = applyPatch(document, patch);
      const mutation = { patch: { ...patch, id: documentId } };
      record(documentId, { ...next, _rev: id, _updatedAt: timestamp }, mutation);
      return { id: documentId, operation: "update" };
    },
    delete: (documentId) => {
      if (!transaction.get(documentId)) return { id: documentId, operation: "none" };
      record(documentId, null, { delete: { id: documentId } });
      return { id: documentId, operation: "delete" };
    },
    purge: (documentId) => void purged.add(documentId),
    purged: () => [...purged].filter((documentId) => !transaction.get(documentId)),
    changes: () => {
      const result = [...changes.values()].filter(({ before, after }) => before !== null || after !== null);
      checkReferences(result);
      return result;
    },
  };

  function record(documentId: string, after: SanityDocument | null, mutation: AppliedMutation): void {
    if (after) requireStorable(after);
    const change = changes.get(documentId);
    if (change) {
      change.after = after;
      change.mutations.push(mutation);
    } else {
      changes.set(documentId, {
        id: documentId,
        before: view.get(documentId),
        after,
        mutations: [mutation],
      });
    }
  }

  function toDocument(input: NewDocument): SanityDocument {
    const documentId = toDocumentId(input._id, newId);
    const { _type, _createdAt } = input;
    if (typeof _type !== "string" || _type === "") throw invalid("Document is missing a _type", input);
    return {
      ...structuredClone(input),
      _id: documentId,
      _type,
      _createdAt: typeof _createdAt === "string" ? _createdAt : timestamp,
      _updatedAt: timestamp,
      _rev: id,
    };
  }

  /** Strong references must be valid once the transaction is complete. */
  function checkReferences(result: readonly Change[]): void {
    for (const { after } of result) {
      if (!after) continue;
      for (const reference of collectReferences(after)) {
        if (reference.strong && !transaction.get(reference.id)) {
          throw missingReference(after._id, reference.id);
        }
      }
    }
    for (const { id: deleted, before, after } of result) {
      // "If the document has hard references pointing to it, changing its type is not allowed" (docs/http-reference/mutation).
      if (after && (before === null || before._type === after._type)) continue;
      const referrers = view
        .referrers(deleted, { strongOnly: true })
        .filter((referrer) => referrer !== deleted && refersTo(transaction.get(referrer), deleted));
      if (referrers.length > 0) throw stillReferenced(deleted, referrers);
    }
  }

  return transaction;
}

function refersTo(document: SanityDocument | null, id: string): boolean {
  if (!document) return false;
  return collectReferences(document).some((reference) => reference.strong && reference.id === id);
}

/** An ID that ends in a dot is a prefix for a new one, and so is a missing ID. */
function toDocumentId(id: unknown, newId: () => string): string {
  if (id === undefined) return newId();
  if (typeof id !== "string") throw invalid("Document ID must be a string", id);
  const complete = id.endsWith(".") ? `${id}${newId()}` : id;
  if (!/^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/.test(complete) || complete.includes("..")) {
    throw invalid(`Malformed document ID: "${id}"`, id);
  }
  return complete;
}
