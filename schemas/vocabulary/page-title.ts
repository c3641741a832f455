/** A page's title with the site's name, unless the title already contains it. */
export const withSiteName = (title: string, name: string): string =>
  title.includes(name) ? title : `${title} · ${name}`;
