/** A problem in one layer of a document. */
export interface Defect {
  /** A sentence for editors. */
  detail: string;
  /** The affected field's path; empty for the whole document. */
  path: string;
}
