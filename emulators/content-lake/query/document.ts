/** A document as the lake stores and returns it. A stored one has every underscore field, one being created may not yet. */
export interface SanityDocument {
  _id: string;
  _type: string;
  _rev?: string;
  _createdAt?: string;
  _updatedAt?: string;
  [field: string]: unknown;
}

/** A change to one document. A null before means it was created, a null after means it was deleted. */
export interface DocumentChange {
  before: SanityDocument | null;
  after: SanityDocument | null;
}
