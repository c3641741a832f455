import type { Metadata } from "next";
import { readSignLines } from "#content/signs.server.ts";
import { readSiteSettings } from "#content/site-settings.server.ts";
import { publishedView, readView } from "#content/view.server.ts";
import { categoryPath, listCategories } from "#features/dictionary/categories.ts";
import { CategoryView } from "#features/dictionary/category-view.tsx";
import { nameSigns } from "#features/dictionary/describe-signs.ts";
import { JsonLd } from "#features/metadata/json-ld/json-ld.tsx";
import { toBreadcrumbs } from "#features/metadata/json-ld/to-breadcrumbs.server.ts";
import { toMetadata } from "#features/metadata/to-metadata.server.ts";
import { redirectOrNotFound } from "../../../../redirect-or-not-found.server.ts";

interface Props {
  params: Promise<{ category: string }>;
}

export async function generateStaticParams() {
  return listCategories(await readSignLines(publishedView)).map(({ slug }) => ({ category: slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ category }, settings] = await Promise.all([
    readCategory(await params),
    readSiteSettings(await readView()),
  ]);
  if (!category) return {};
  return toMetadata({
    settings,
    path: categoryPath(category.slug),
    title: `ASL signs: ${category.title}`,
    description: `How to sign ${nameSigns(category.signs)} in American Sign Language.`,
  });
}

export default async function CategoryPage({ params }: Props) {
  const { category: slug } = await params;
  const path = categoryPath(slug);
  const { category, categories } = await readCategory({ category: slug });
  if (!category) return redirectOrNotFound(path, await readView());
  return (
    <>
      <JsonLd
        nodes={[
          toBreadcrumbs({ name: "Dictionary", path: "/asl/dictionary" }, { name: category.title, path }),
        ]}
      />
      <CategoryView category={category} categories={categories} />
    </>
  );
}

/** A category with its signs and the other categories; undefined when it has no signs. */
async function readCategory({ category: slug }: { category: string }) {
  const categories = listCategories(await readSignLines(await readView()));
  return { categories, category: categories.find((category) => category.slug === slug) };
}
