/** Something that is not right in one layer of a document. */
export interface Defect {
  /** A sentence for editors. */
  detail: string;
  /** Of the field to mend; empty for the whole document. */
  path: string;
}
