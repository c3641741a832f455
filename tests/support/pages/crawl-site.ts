import type { PageOutline } from "./outline-page.ts";

export interface Answer {
  status: number;
  /** Where it came from, after redirects. */
  address: string;
  /** Null for what is no page: a file, a feed. */
  outline: PageOutline | null;
}

export interface SitePage extends PageOutline {
  path: string;
}

export interface CrawledSite {
  pages: SitePage[];
  /** In words: what does not answer or is not there, and which pages lead to it. */
  deadLinks: string[];
}

interface CrawlOptions {
  /** Addresses to begin with; links are followed from page to page on the site of the first. */
  start: readonly string[];
  /** What is asked only, never followed: a page's address that has a query, and what is on another site, are not in any case. */
  isAsked: (address: URL) => boolean;
  ask: (address: string) => Promise<Answer>;
}

/** Follows every link from the given addresses until no page is new. */
export async function crawlSite({ start, isAsked, ask }: CrawlOptions): Promise<CrawledSite> {
  const { origin } = new URL(start[0] ?? "");
  const answers = new Map<string, Answer>();
  const pages = new Map<string, SitePage>();
  // The pages that lead to an address, by the address with its anchor.
  const sources = new Map<string, Set<string>>(start.map((address) => [address, new Set(["the start"])]));

  // A map's walk comes to what is added on the way.
  for (const address of sources.keys()) {
    const asked = withoutAnchor(address);
    if (answers.has(asked)) continue;
    const answer = await ask(asked);
    answers.set(asked, answer);
    const { pathname: path, search, origin: host } = new URL(answer.address);
    if (answer.status !== 200 || !answer.outline || host !== origin || search || pages.has(path)) continue;
    pages.set(path, { ...answer.outline, path });
    for (const link of answer.outline.links) {
      const target = URL.parse(link, answer.address);
      if (!target || !isAsked(target)) continue;
      sources.set(target.href, (sources.get(target.href) ?? new Set()).add(path));
    }
  }

  const deadLinks = [...sources].flatMap(([address, from]) => {
    const fault = findFault(new URL(address), answers.get(withoutAnchor(address)));
    return fault ? [`${fault}, linked from ${[...from].join(", ")}`] : [];
  });
  return { pages: [...pages.values()], deadLinks };
}

function findFault({ href, hash }: URL, answer: Answer | undefined): string | null {
  if (answer?.status !== 200) return `${href} answers ${answer?.status}`;
  const anchor = decodeURIComponent(hash.slice(1));
  const isThere = !anchor || !answer.outline || answer.outline.anchors.includes(anchor);
  return isThere ? null : `${href} has no such place`;
}

const withoutAnchor = (address: string) => address.replace(/#.*$/, "");
