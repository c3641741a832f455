import type { Metadata } from "next";
import { readBookCatalog } from "#catalog/book-catalog.server.ts";
import { readSiteSettings } from "#content/site-settings.server.ts";
import { readView } from "#content/view.server.ts";
import { BookCatalog } from "#features/books/book-catalog.tsx";
import { parseChoices } from "#features/books/book-choices.ts";
import { describeChoices } from "#features/books/describe-choices.ts";
import { toMetadata } from "#features/metadata/to-metadata.server.ts";
import { redirectOrNotFound, toNotFoundMetadata } from "../../../not-found.server.tsx";

interface Props {
  params: Promise<{ choices: string[] }>;
}

/** Next wants a build to render one. The others are rendered for their first visitor (`maxPrerenderedPages`). */
export const generateStaticParams = () => [{ choices: ["adults"] }];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const choices = parseChoices((await params).choices);
  const settings = await readSiteSettings(await readView());
  if (!choices) return toNotFoundMetadata(settings);
  const { title, description } = describeChoices(choices);
  // Filtered pages are subsets of one list, so their canonical URL is the whole list.
  return toMetadata({ settings, path: "/books", title, description });
}

export default async function ChosenBooksPage({ params }: Props) {
  const values = (await params).choices;
  const choices = parseChoices(values);
  const view = await readView();
  if (!choices) return redirectOrNotFound(`/books/only/${values.join("/")}`, view);
  const { books, offers } = await readBookCatalog(view);
  const { title } = describeChoices(choices);
  return <BookCatalog books={books} offers={offers} choices={choices} title={title} />;
}
