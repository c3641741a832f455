import type { Metadata } from "next";
import { readBookPage } from "#catalog/book-page.server.ts";
import { readBookHandles } from "#content/books.server.ts";
import { readSitePaths } from "#content/site-paths.server.ts";
import { readSiteSettings } from "#content/site-settings.server.ts";
import { readView } from "#content/view.server.ts";
import { BookView } from "#features/books/book-view.tsx";
import { JsonLd } from "#features/metadata/json-ld/json-ld.tsx";
import { toBook } from "#features/metadata/json-ld/to-book.server.ts";
import { toBreadcrumbs } from "#features/metadata/json-ld/to-breadcrumbs.server.ts";
import { toMetadata } from "#features/metadata/to-metadata.server.ts";
import { redirectOrNotFound, toNotFoundMetadata } from "../../not-found.server.tsx";

interface Props {
  params: Promise<{ handle: string }>;
}

export async function generateStaticParams() {
  const handles = await readBookHandles();
  return handles.map((handle) => ({ handle }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { handle } = await params;
  const view = await readView();
  const [priced, settings] = await Promise.all([readBookPage(handle, view), readSiteSettings(view)]);
  if (!priced) return toNotFoundMetadata(settings);
  const { title, subtitle, author, isbn, meta } = priced.book;
  return toMetadata({
    settings,
    path: `/books/${handle}`,
    title,
    description: subtitle,
    meta,
    kind: { type: "book", ...(author ? { authors: [author] } : {}), ...(isbn ? { isbn } : {}) },
    drawsShareImage: true,
    otherForms: { "text/markdown": `/books/${handle}.md` },
  });
}

export default async function BookRoute({ params }: Props) {
  const { handle } = await params;
  const view = await readView();
  const [priced, settings, paths] = await Promise.all([
    readBookPage(handle, view),
    readSiteSettings(view),
    readSitePaths(view),
  ]);
  if (!priced) return redirectOrNotFound(`/books/${handle}`, view);
  const { book, offers, variants } = priced;
  return (
    <>
      <JsonLd
        nodes={[
          toBook({ book, offer: offers.get(handle), variants, settings }),
          toBreadcrumbs({ name: "Books", path: "/books" }, { name: book.title, path: `/books/${handle}` }),
        ]}
      />
      <BookView {...priced} supportEmail={settings?.supportEmail ?? null} paths={paths} />
    </>
  );
}
