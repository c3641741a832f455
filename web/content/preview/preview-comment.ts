/** A reviewer's comment on a page. */
export interface PreviewComment {
  name: string;
  text: string;
  path: string;
  /** The words on the page that it's about. Empty if it's about the whole page. */
  quote: string;
}
