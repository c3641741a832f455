import type { Metadata } from "next";
import { readDictionarySigns } from "#content/signs.server.ts";
import { readSiteSettings } from "#content/site-settings.server.ts";
import { publishedView, readView } from "#content/view.server.ts";
import { nameSigns } from "#features/dictionary/describe-signs.ts";
import { letterPath, listLetters } from "#features/dictionary/letters.ts";
import { LetterView } from "#features/dictionary/letter-view.tsx";
import { findSignPage, signPagePath, toSignPages } from "#features/dictionary/sign-pages.ts";
import { toMetadata } from "#features/metadata/to-metadata.server.ts";
import { maxPrerenderedPages } from "#lib/max-prerendered-pages.ts";
import { redirectOrNotFound, toNotFoundMetadata } from "../../../../not-found.server.tsx";

interface Props {
  /** A letter's slug, and a page's number from the second one on. */
  params: Promise<{ path: string[] }>;
}

export async function generateStaticParams() {
  const letters = listLetters(await readDictionarySigns(publishedView));
  return letters.slice(0, maxPrerenderedPages).map(({ slug }) => ({ path: [slug] }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { path } = await params;
  const [{ letter, page }, settings] = await Promise.all([
    readLetter(path),
    readSiteSettings(await readView()),
  ]);
  if (!letter || !page) return toNotFoundMetadata(settings);
  return toMetadata({
    settings,
    path: signPagePath(letterPath(letter.slug), page.number),
    title: `ASL signs that start with ${letter.name}${page.number > 1 ? `, page ${page.number}` : ""}`,
    description: `How to sign ${nameSigns(page.signs)} in American Sign Language.`,
  });
}

export default async function LetterPage({ params }: Props) {
  const { path } = await params;
  const { letter, letters, page } = await readLetter(path);
  if (!letter || !page) return redirectOrNotFound(letterPath(path.join("/")), await readView());
  return <LetterView letter={letter} letters={letters} page={page} />;
}

/** A letter, the page of its signs, and the other letters; undefined and null when there's no such letter or page. */
async function readLetter([slug, number, ...rest]: readonly string[]) {
  const letters = listLetters(await readDictionarySigns(await readView()));
  const letter = letters.find((known) => known.slug === slug);
  const page = letter && rest.length === 0 ? findSignPage(toSignPages(letter.signs), number) : null;
  return { letters, letter, page };
}
