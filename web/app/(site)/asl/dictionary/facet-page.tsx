import type { Metadata } from "next";
import { readDictionarySigns } from "#content/signs.server.ts";
import { readSiteSettings } from "#content/site-settings.server.ts";
import { publishedView, readView } from "#content/view.server.ts";
import { nameSigns } from "#features/dictionary/describe-signs.ts";
import { type FacetName, facets, listTerms, termPath } from "#features/dictionary/facets/facets.ts";
import { FacetView } from "#features/dictionary/facets/facet-view.tsx";
import { findSignPage, signPagePath, toSignPages } from "#features/dictionary/sign-pages.ts";
import { JsonLd } from "#features/metadata/json-ld/json-ld.tsx";
import { toBreadcrumbs } from "#features/metadata/json-ld/to-breadcrumbs.server.ts";
import { toMetadata } from "#features/metadata/to-metadata.server.ts";
import { maxPrerenderedPages } from "#lib/max-prerendered-pages.ts";
import { redirectOrNotFound, toNotFoundMetadata } from "../../not-found.server.tsx";

interface Props {
  /** A term's slug, and a page's number from the second one on. */
  params: Promise<{ path: string[] }>;
}

/** The pages of one facet of the dictionary: a list of signs for each of its terms. Unknown terms and pages are 404. */
export function createFacetPage(facet: FacetName) {
  async function readTerm([slug, number, ...rest]: readonly string[]) {
    const terms = listTerms(facet, await readDictionarySigns(await readView()));
    const term = terms.find((known) => known.slug === slug);
    const page = term && rest.length === 0 ? findSignPage(toSignPages(term.signs), number) : null;
    return { terms, term, page };
  }

  return {
    generateStaticParams: async () => {
      const terms = listTerms(facet, await readDictionarySigns(publishedView));
      return terms.slice(0, maxPrerenderedPages).map(({ slug }) => ({ path: [slug] }));
    },

    generateMetadata: async ({ params }: Props): Promise<Metadata> => {
      const { path } = await params;
      const [{ term, page }, settings] = await Promise.all([
        readTerm(path),
        readSiteSettings(await readView()),
      ]);
      if (!term || !page) return toNotFoundMetadata(settings);
      return toMetadata({
        settings,
        path: signPagePath(termPath(facet, term.slug), page.number),
        title: `${facets[facet].pageTitle}: ${term.title}${page.number > 1 ? `, page ${page.number}` : ""}`,
        description: `${facets[facet].title}: ${term.title}. How to sign ${nameSigns(page.signs)} in American Sign Language.`,
      });
    },

    Page: async ({ params }: Props) => {
      const { path } = await params;
      const { term, terms, page } = await readTerm(path);
      if (!term || !page)
        return redirectOrNotFound(`/asl/dictionary/${facet}/${path.join("/")}`, await readView());
      return (
        <>
          <JsonLd
            nodes={[
              toBreadcrumbs(
                { name: "Dictionary", path: "/asl/dictionary" },
                { name: term.title, path: termPath(facet, term.slug) },
              ),
            ]}
          />
          <FacetView facet={facet} term={term} terms={terms} page={page} />
        </>
      );
    },
  };
}
