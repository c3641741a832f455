/** A part of the site, and all the content that it shows. */
export interface SiteView {
  /** Two views of the same key have the same markup. */
  key: string;
  /** Throws where a page would break. */
  render: () => Promise<string>;
}

/** A view whose name is no other's, and whose content is all that `render` shows. */
export function toView<T>(
  name: string,
  content: T,
  render: (content: T) => string | Promise<string>,
): SiteView {
  return { key: `${name} ${JSON.stringify(content)}`, render: async () => render(content) };
}
