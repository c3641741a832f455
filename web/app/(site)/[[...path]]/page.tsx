import type { Metadata } from "next";
import { readCollectionGid } from "#catalog/cached-products.server.ts";
import { courseCollection } from "#catalog/offers.server.ts";
import { readPricedPage } from "#catalog/priced-page.server.ts";
import { readPage, readPagePaths } from "#content/pages.server.ts";
import { readPromotions } from "#content/promotions.server.ts";
import { readSiteSettings } from "#content/site-settings.server.ts";
import { publishedView, readView } from "#content/view.server.ts";
import { redirectOrNotFound, toNotFoundMetadata } from "../not-found.server.tsx";
import { toViewedCollection } from "#features/analytics/item-data.ts";
import { JsonLd } from "#features/metadata/json-ld/json-ld.tsx";
import { toPageNodes } from "#features/metadata/json-ld/to-page-nodes.server.ts";
import { toMetadata } from "#features/metadata/to-metadata.server.ts";
import { isDraftsForEditor } from "#features/preview/describe-preview.ts";
import { findPromotions } from "#features/promotions/find-promotions.ts";
import { HiddenHeaderParts } from "#features/site-header/hidden-header-parts.tsx";
import type { Section } from "#content/content-types.ts";
import { Sections } from "#sections/sections.tsx";

interface Props {
  params: Promise<{ path?: string[] }>;
}

const toPath = (segments: readonly string[] = []) => `/${segments.join("/")}`;

export async function generateStaticParams() {
  const paths = await readPagePaths(publishedView);
  return paths.map((path) => ({ path: path.split("/").filter(Boolean) }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const path = toPath((await params).path);
  const view = await readView();
  const [page, settings] = await Promise.all([readPage(path, view), readSiteSettings(view)]);
  if (!page && path === "/") return toMetadata({ settings, isIndexed: false });
  if (!page) return toNotFoundMetadata(settings);
  return toMetadata({
    settings,
    path,
    title: page.title,
    meta: page.meta,
    keywords: page.sections?.flatMap(listGiftKeywords) ?? [],
  });
}

/** Search keywords of the gifts on the page. */
const listGiftKeywords = (section: Section) =>
  section._type === "giftShelf" ? section.gifts.flatMap(({ giftMeta }) => giftMeta?.keywords ?? []) : [];

export default async function Page({ params }: Props) {
  const path = toPath((await params).path);
  const view = await readView();
  const [priced, settings, promotions, collectionId] = await Promise.all([
    readPricedPage(path, view),
    readSiteSettings(view),
    readPromotions(view),
    path === "/courses" ? readCollectionGid(courseCollection) : null,
  ]);
  if (!priced) return redirectOrNotFound(path, view);
  const { page, offers } = priced;
  return (
    <>
      <JsonLd nodes={toPageNodes({ page, path, settings })} />
      <HiddenHeaderParts parts={page.hiddenInHeader} />
      <Sections
        page={page}
        offers={offers}
        promotions={findPromotions(promotions, path)}
        isEditable={isDraftsForEditor(view.preview)}
      />
      {collectionId && <div hidden {...toViewedCollection(courseCollection, collectionId)} />}
    </>
  );
}
