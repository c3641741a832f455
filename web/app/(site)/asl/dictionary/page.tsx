import type { Metadata } from "next";
import { readPageMetadata } from "#content/page-metadata.server.ts";
import { readDictionarySigns } from "#content/signs.server.ts";
import { readSiteSettings } from "#content/site-settings.server.ts";
import { readView } from "#content/view.server.ts";
import { DictionaryView } from "#features/dictionary/dictionary-view.tsx";
import { JsonLd } from "#features/metadata/json-ld/json-ld.tsx";
import { toBreadcrumbs } from "#features/metadata/json-ld/to-breadcrumbs.server.ts";
import { toDictionary } from "#features/metadata/json-ld/to-defined-term.server.ts";
import { toMetadata } from "#features/metadata/to-metadata.server.ts";

const path = "/asl/dictionary";

export async function generateMetadata(): Promise<Metadata> {
  const view = await readView();
  const [meta, settings] = await Promise.all([readPageMetadata(path, view), readSiteSettings(view)]);
  return toMetadata({ settings, path, title: "ASL dictionary", meta });
}

export default async function DictionaryPage() {
  const signs = await readDictionarySigns(await readView());
  return (
    <>
      <JsonLd nodes={[toDictionary(), toBreadcrumbs({ name: "Dictionary", path })]} />
      <DictionaryView signs={signs} />
    </>
  );
}
