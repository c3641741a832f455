/** What a page's HTML alone shows. */
export interface PageOutline {
  title: string | null;
  description: string | null;
  canonical: string | null;
  robots: string | null;
  shareImage: string | null;
  /** The schema.org types in its JSON-LD, or null if it can't be parsed. */
  schemaTypes: string[] | null;
  /** How many level-one headings there are. */
  mainHeadings: number;
  landmarks: { banner: number; main: number; contentinfo: number };
  /** The URLs of images without an alt attribute. */
  unnamedPictures: string[];
  /** As written, including the targets of forms that lead to a page. */
  links: string[];
  /** The page's anchors. */
  anchors: string[];
  /** The classes of its components. Pages with the same ones are built from the same components. */
  parts: string[];
}

/** Runs in a browser, because only a browser parses HTML exactly like one, so it can't use anything from outside. */
export function outlinePage(html: string): PageOutline {
  const page = new DOMParser().parseFromString(html, "text/html");
  const all = (selector: string) => [...page.querySelectorAll(selector)];
  const read = (selector: string, attribute: string) =>
    page.querySelector(selector)?.getAttribute(attribute) ?? null;
  const readEach = (selector: string, attribute: string) =>
    all(selector).map((element) => element.getAttribute(attribute) ?? "");
  const readSchemaTypes = (): string[] | null => {
    const text = page.querySelector('script[type="application/ld+json"]')?.textContent;
    if (!text) return [];
    try {
      const { "@graph": graph }: { "@graph": { "@type": string | string[] }[] } = JSON.parse(text);
      return graph.flatMap(({ "@type": type }) => type);
    } catch {
      return null;
    }
  };
  const countOutsideParts = (selector: string) =>
    all(selector).filter((element) => !element.closest("article, aside, main, nav, section")).length;

  return {
    title: page.querySelector("head > title, body > title")?.textContent ?? null,
    description: read('meta[name="description"]', "content"),
    canonical: read('link[rel="canonical"]', "href"),
    robots: read('meta[name="robots"]', "content"),
    shareImage: read('meta[property="og:image"]', "content"),
    schemaTypes: readSchemaTypes(),
    mainHeadings: all("h1").length,
    landmarks: {
      banner: countOutsideParts("header"),
      main: all("main").length,
      contentinfo: countOutsideParts("footer"),
    },
    unnamedPictures: readEach("img:not([alt])", "src"),
    links: [
      ...readEach('a[href], link[rel="alternate"][href]', "href"),
      ...readEach('form[action]:not([method="post" i])', "action"),
    ],
    anchors: readEach("[id]", "id"),
    parts: [...new Set(all("body [class]").flatMap((element) => [...element.classList]))],
  };
}
