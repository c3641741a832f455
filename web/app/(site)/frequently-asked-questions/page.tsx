import type { Metadata } from "next";
import { readFaqs } from "#content/faqs.server.ts";
import { readPageMetadata } from "#content/page-metadata.server.ts";
import { readSiteSettings } from "#content/site-settings.server.ts";
import { readView } from "#content/view.server.ts";
import { JsonLd } from "#features/metadata/json-ld/json-ld.tsx";
import { toBreadcrumbs } from "#features/metadata/json-ld/to-breadcrumbs.server.ts";
import { toFaqPage } from "#features/metadata/json-ld/to-faq-page.server.ts";
import { toMetadata } from "#features/metadata/to-metadata.server.ts";
import { QuestionPage } from "#features/questions/question-page.tsx";

const path = "/frequently-asked-questions";

export async function generateMetadata(): Promise<Metadata> {
  const view = await readView();
  const [meta, settings] = await Promise.all([readPageMetadata(path, view), readSiteSettings(view)]);
  return toMetadata({
    settings,
    path,
    title: "Frequently asked questions",
    meta,
  });
}

export default async function FrequentlyAskedQuestionsPage() {
  const faqs = await readFaqs(await readView());
  return (
    <>
      <JsonLd nodes={[toFaqPage(faqs, path), toBreadcrumbs({ name: "Questions", path })]} />
      <QuestionPage faqs={faqs} />
    </>
  );
}
