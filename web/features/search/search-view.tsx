import type { ReactNode } from "react";
import type { Offers } from "#commerce/offer.ts";
import type { SitePaths } from "#content/content-types.ts";
import { Price } from "#features/currency/price.tsx";
import { SideHeadingBand } from "#ui/side-heading-band.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import type { SearchDocument } from "./index/search-document.ts";
import type { SearchResults } from "./index/search-results.ts";
import { LiveSearch } from "./live-search.client.tsx";
import { PlacesToLook } from "./places-to-look.tsx";
import styles from "./search-view.module.css";

export interface SearchViewProps {
  /** The query; empty before a search. */
  words: string;
  results: SearchResults;
  /** Suggestions before a search. */
  commonSigns: readonly SearchDocument[];
  offers: Offers;
  paths: SitePaths;
  /** False in a preview, which browsers can't search. */
  isPublic: boolean;
}

/** The search form and its results. */
export function SearchView({ words, results, commonSigns, offers, paths, isPublic }: SearchViewProps) {
  const prices = Object.fromEntries(
    Array.from(offers, ([handle, offer]): [string, ReactNode] => [
      handle,
      <Price offer={offer} key={handle} />,
    ]),
  );
  return (
    <LiveSearch
      words={words}
      results={results}
      prices={prices}
      isPublic={isPublic}
      beforeSearch={<BeforeSearch commonSigns={commonSigns} paths={paths} />}
      nothingFound={<NothingFound paths={paths} />}
    />
  );
}

function BeforeSearch({ commonSigns, paths }: Pick<SearchViewProps, "commonSigns" | "paths">) {
  return (
    <>
      {commonSigns.length > 0 && (
        <SideHeadingBand title="Signs to start with">
          <ul className={styles.signs}>
            {commonSigns.map(({ id, path, title }) => (
              <li key={id}>
                <SiteLink className={styles.sign} href={path}>
                  {title}
                </SiteLink>
              </li>
            ))}
          </ul>
        </SideHeadingBand>
      )}
      <SideHeadingBand title="Browse">
        <PlacesToLook paths={paths} />
      </SideHeadingBand>
    </>
  );
}

const contactPath = "/contact-us";

function NothingFound({ paths }: Pick<SearchViewProps, "paths">) {
  return (
    <>
      <SideHeadingBand title="Nothing found">
        <p className={styles.advice}>
          We couldn’t find any of those words, or similar ones. Try another word, or the start of one.
          {paths.has(contactPath) && (
            <>
              {" "}
              You can also <SiteLink href={contactPath}>ask a person</SiteLink>.
            </>
          )}
        </p>
      </SideHeadingBand>
      <SideHeadingBand title="Or browse">
        <PlacesToLook paths={paths} />
      </SideHeadingBand>
    </>
  );
}
