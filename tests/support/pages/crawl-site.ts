import type { PageOutline } from "./outline-page.ts";

export interface Answer {
  status: number;
  /** The final URL, after redirects. */
  address: string;
  /** null for anything that isn't a page, such as a file or a feed. */
  outline: PageOutline | null;
}

export interface SitePage extends PageOutline {
  path: string;
}

export interface CrawledSite {
  pages: SitePage[];
  /** Descriptions of links without a response or a target, and the pages that have them. */
  deadLinks: string[];
}

interface CrawlOptions {
  /** The URLs to start from. Links are followed within the first one's site. */
  start: readonly string[];
  /** URLs to request without following their links. URLs with a query and other sites are never followed. */
  isAsked: (address: URL) => boolean;
  ask: (address: string) => Promise<Answer>;
}

/** While the site renders one page, it waits for its backends, so several at once take half the time. */
const maxAtOnce = 4;

/** Follows every link from the given URLs until there are no new pages. */
export async function crawlSite({ start, isAsked, ask }: CrawlOptions): Promise<CrawledSite> {
  const { origin } = new URL(start[0] ?? "");
  const answers = new Map<string, Answer>();
  const pages = new Map<string, SitePage>();
  // The pages that link to a URL, by the URL with its anchor.
  const sources = new Map<string, Set<string>>(start.map((address) => [address, new Set(["the start"])]));
  const waiting = new Set(start.map(withoutAnchor));

  while (waiting.size > 0) {
    const batch = [...waiting].slice(0, maxAtOnce);
    const found = await Promise.all(batch.map(async (asked) => [asked, await ask(asked)] as const));
    for (const [asked, answer] of found) {
      waiting.delete(asked);
      answers.set(asked, answer);
      const { pathname: path, search, origin: host } = new URL(answer.address);
      if (answer.status !== 200 || !answer.outline || host !== origin || search || pages.has(path)) continue;
      pages.set(path, { ...answer.outline, path });
      for (const link of answer.outline.links) {
        const target = URL.parse(link, answer.address);
        if (!target || !isAsked(target)) continue;
        sources.set(target.href, (sources.get(target.href) ?? new Set()).add(path));
        const next = withoutAnchor(target.href);
        if (!answers.has(next)) waiting.add(next);
      }
    }
  }

  const deadLinks = [...sources].flatMap(([address, from]) => {
    const fault = findFault(new URL(address), answers.get(withoutAnchor(address)));
    return fault ? [`${fault}, linked from ${[...from].join(", ")}`] : [];
  });
  return { pages: [...pages.values()], deadLinks };
}

function findFault({ href, hash }: URL, answer: Answer | undefined): string | null {
  if (answer?.status !== 200) return `${href} returns ${answer?.status}`;
  const anchor = decodeURIComponent(hash.slice(1));
  const isThere = !anchor || !answer.outline || answer.outline.anchors.includes(anchor);
  return isThere ? null : `${href} has no such anchor`;
}

const withoutAnchor = (address: string) => address.replace(/#.*$/, "");
