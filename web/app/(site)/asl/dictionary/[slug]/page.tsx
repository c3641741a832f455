import type { Metadata } from "next";
import { readSign, readDictionarySigns } from "#content/signs.server.ts";
import { readSiteSettings } from "#content/site-settings.server.ts";
import { publishedView, readView } from "#content/view.server.ts";
import { SignView } from "#features/dictionary/sign-view.tsx";
import { toSignTitle } from "#features/dictionary/to-sign-title.ts";
import { JsonLd } from "#features/metadata/json-ld/json-ld.tsx";
import { toBreadcrumbs } from "#features/metadata/json-ld/to-breadcrumbs.server.ts";
import { toDefinedTerm } from "#features/metadata/json-ld/to-defined-term.server.ts";
import { toVideo } from "#features/metadata/json-ld/to-video.server.ts";
import { toMetadata } from "#features/metadata/to-metadata.server.ts";
import { maxPrerenderedPages } from "#lib/max-prerendered-pages.ts";
import { redirectOrNotFound, toNotFoundMetadata } from "../../../not-found.server.tsx";

interface Props {
  params: Promise<{ slug: string }>;
}

export async function generateStaticParams() {
  const signs = await readDictionarySigns(publishedView);
  return signs.slice(0, maxPrerenderedPages).flatMap(({ slug }) => (slug ? [{ slug }] : []));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  const view = await readView();
  const [sign, settings] = await Promise.all([readSign(slug, view), readSiteSettings(view)]);
  if (!sign) return toNotFoundMetadata(settings);
  return toMetadata({
    settings,
    path: `/asl/dictionary/${slug}`,
    title: toSignTitle(sign),
    description: sign.description,
    drawsShareImage: true,
  });
}

export default async function SignPage({ params }: Props) {
  const { slug } = await params;
  const path = `/asl/dictionary/${slug}`;
  const view = await readView();
  const [sign, signs] = await Promise.all([readSign(slug, view), readDictionarySigns(view)]);
  if (!sign) return redirectOrNotFound(path, view);
  return (
    <>
      <JsonLd
        nodes={[
          toDefinedTerm(sign),
          ...(sign.videos ?? []).map(toVideo),
          toBreadcrumbs({ name: "Dictionary", path: "/asl/dictionary" }, { name: sign.gloss, path }),
        ]}
      />
      <SignView sign={sign} signs={signs} />
    </>
  );
}
