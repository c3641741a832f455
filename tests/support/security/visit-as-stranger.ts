import { dirname } from "node:path/posix";
import { readSitemapEntries } from "../read-head.ts";
import { draftWord } from "./create-drafts.ts";

interface VisitOptions {
  siteUrl: string;
  /** How many of the sitemap's pages in each folder are requested as a visitor. */
  pagesPerFolder: number;
  /** URLs besides the sitemap's, all of which are requested. */
  paths: readonly string[];
}

export interface StrangersVisit {
  /** How many responses were read. */
  answers: number;
  /** The requests whose response contains draft text. */
  leaks: string[];
}

/** Cookies and headers that an anonymous request can have. */
const disguises: { name: string; headers: Record<string, string> }[] = [
  { name: "as Next's router", headers: { rsc: "1" } },
  {
    name: "with made-up cookies",
    headers: {
      cookie:
        "__prerender_bypass=0123456789abcdef0123456789abcdef; preview=drafts; sanity-preview-perspective=drafts",
    },
  },
  {
    name: "with made-up headers",
    headers: {
      "x-prerender-revalidate": "guess",
      "x-middleware-subrequest": "proxy:proxy:proxy:proxy:proxy",
    },
  },
];

/**
 * Requests public URLs of every folder as a visitor would. Repeats the given URLs and one per folder with every set of cookies
 * and headers, and looks for draft text in the responses.
 */
export async function visitAsStranger({
  siteUrl,
  pagesPerFolder,
  paths,
}: VisitOptions): Promise<StrangersVisit> {
  const sitemap = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
  const listed = readSitemapEntries(sitemap).map(({ address }) => new URL(address).pathname);
  const folders = [...Map.groupBy(listed, dirname).values()];
  const someOfEachFolder = (count: number) => folders.flatMap((files) => files.slice(0, count));
  const requests = [
    ...[...someOfEachFolder(pagesPerFolder), ...paths].map((path) => ({
      path,
      name: "as a visitor",
      headers: {},
    })),
    ...[...someOfEachFolder(1), ...paths].flatMap((path) =>
      disguises.map((disguise) => ({ path, ...disguise })),
    ),
  ];
  const leaks: string[] = [];
  let answers = 0;
  const ask = async () => {
    for (let next = requests.pop(); next; next = requests.pop()) {
      const { path, name, headers } = next;
      const response = await fetch(siteUrl + path, { headers, redirect: "manual" });
      const text = await response.text();
      answers += 1;
      if (`${JSON.stringify([...response.headers])}${text}`.includes(draftWord))
        leaks.push(`${path} ${name}`);
    }
  };
  await Promise.all([ask(), ask(), ask(), ask()]);
  return { answers, leaks };
}
