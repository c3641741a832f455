import { ownPages } from "@shop/schemas/paths.ts";
import { readContents } from "./contents.ts";
import type { Defect } from "./defect.ts";
import { isDraft, type StoredDocument } from "./stored-document.ts";

/** The site's addresses from documents: pages, their files, and the old addresses of pages that moved. */
export interface SitePaths {
  published: ReadonlySet<string>;
  /** Of drafts as well. */
  all: ReadonlySet<string>;
}

export function toSitePaths(documents: readonly StoredDocument[]): SitePaths {
  const published = new Set<string>();
  const all = new Set<string>();
  for (const document of documents) {
    const { ownPath, filePath } = readContents(document);
    for (const path of [ownPath, filePath].filter((found) => found !== null)) {
      all.add(path);
      if (!isDraft(document)) published.add(path);
    }
  }
  return { published, all };
}

/** Links to pages that visitors can't open. */
export function checkLinks(document: StoredDocument, { published, all }: SitePaths): Defect[] {
  const known = isDraft(document) ? all : published;
  return readContents(document)
    .links.filter(({ to }) => !known.has(to) && !isOfSite(to))
    .map(({ to, path }) => ({
      detail: all.has(to)
        ? `It links to ${to}, which isn't published.`
        : `It links to ${to}, which doesn't exist.`,
      path,
    }));
}

/** Addresses below which the site makes pages itself. */
const siteFolders =
  /^\/(orders|wallet|learning|api|books\/only|blog\/tags|quizzes\/[^/]+\/results|asl\/dictionary\/(parts-of-speech|movements|locations|letters|handshapes|categories))(\/|$)/;

/** A name with a dot is a file: `/blog/feed.xml`. Those in `/files` are documents' own. */
const isOfSite = (path: string) =>
  ownPages.includes(path) || siteFolders.test(path) || /^\/(?!files\/).*\.\w+$/.test(path);
