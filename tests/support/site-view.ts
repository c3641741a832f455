/** A part of the site, with all the content that it shows. */
export interface SiteView {
  /** Two views with the same key have the same markup. */
  key: string;
  /** Throws where a page would crash. */
  render: () => Promise<string>;
}

/** A view with a unique name, whose content is everything that `render` shows. */
export function toView<T>(
  name: string,
  content: T,
  render: (content: T) => string | Promise<string>,
): SiteView {
  return { key: `${name} ${JSON.stringify(content)}`, render: async () => render(content) };
}
