/** A document as the lake stores and answers it. A stored one has every underscore field; one being made may not yet. */
export interface SanityDocument {
  _id: string;
  _type: string;
  _rev?: string;
  _createdAt?: string;
  _updatedAt?: string;
  [field: string]: unknown;
}

/** What happened to one document: null before is a creation, null after a deletion. */
export interface DocumentChange {
  before: SanityDocument | null;
  after: SanityDocument | null;
}
