import type { Metadata } from "next";
import { readLegalPage, readLegalPageSlugs } from "#content/legal-pages.server.ts";
import { readSiteSettings } from "#content/site-settings.server.ts";
import { publishedView, readView } from "#content/view.server.ts";
import { PrivacyChoices } from "#features/analytics/privacy-choices.tsx";
import { LegalView } from "#features/legal/legal-view.tsx";
import { JsonLd } from "#features/metadata/json-ld/json-ld.tsx";
import { toBreadcrumbs } from "#features/metadata/json-ld/to-breadcrumbs.server.ts";
import { toMetadata } from "#features/metadata/to-metadata.server.ts";
import { redirectOrNotFound, toNotFoundMetadata } from "../../not-found.server.tsx";

/** Its page also has the form for the visitor's choices. */
const cookiePolicySlug = "cookie-policy";

interface Props {
  params: Promise<{ slug: string }>;
}

export async function generateStaticParams() {
  const slugs = await readLegalPageSlugs(publishedView);
  return slugs.map((slug) => ({ slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  const view = await readView();
  const [page, settings] = await Promise.all([readLegalPage(slug, view), readSiteSettings(view)]);
  if (!page) return toNotFoundMetadata(settings);
  return toMetadata({ settings, path: `/legal/${slug}`, title: page.title, meta: page.meta });
}

export default async function LegalTextPage({ params }: Props) {
  const { slug } = await params;
  const view = await readView();
  const page = await readLegalPage(slug, view);
  if (!page) return redirectOrNotFound(`/legal/${slug}`, view);
  return (
    <>
      <JsonLd nodes={[toBreadcrumbs({ name: page.title, path: `/legal/${slug}` })]} />
      <LegalView page={page} />
      {slug === cookiePolicySlug && <PrivacyChoices />}
    </>
  );
}
