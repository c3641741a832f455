import type { Metadata } from "next";
import { readOffers } from "#catalog/offers.server.ts";
import { readPageMetadata } from "#content/page-metadata.server.ts";
import { readSitePaths } from "#content/site-paths.server.ts";
import { readSiteSettings } from "#content/site-settings.server.ts";
import { readView } from "#content/view.server.ts";
import { readVisitorInterests } from "#features/interests/visitor-interests.server.ts";
import { toMetadata } from "#features/metadata/to-metadata.server.ts";
import { toCommonSigns } from "#features/search/common-signs.ts";
import { SearchView } from "#features/search/search-view.tsx";
import { parseSearchWords } from "#features/search/search-words.ts";
import { readSearchIndex } from "../../api/search-index/search-snapshot.server.ts";

const path = "/search";

export async function generateMetadata(): Promise<Metadata> {
  const view = await readView();
  const [meta, settings] = await Promise.all([readPageMetadata(path, view), readSiteSettings(view)]);
  return toMetadata({ settings, path, title: "Search", meta, isIndexed: false });
}

// The results are part of the first response, because streamed content needs JavaScript.
export const instant = false;

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function SearchPage({ searchParams }: Props) {
  const query = parseSearchWords((await searchParams)["q"]);
  const view = await readView();
  const [index, offers, interests, paths] = await Promise.all([
    readSearchIndex(view),
    readOffers(),
    readVisitorInterests(),
    readSitePaths(view),
  ]);
  return (
    <SearchView
      words={query}
      results={index.search(query, interests)}
      commonSigns={toCommonSigns(index.documents)}
      offers={offers}
      paths={paths}
      isPublic={view.preview === null}
    />
  );
}
