import type { Metadata } from "next";
import { readSignLines } from "#content/signs.server.ts";
import { readSiteSettings } from "#content/site-settings.server.ts";
import { publishedView, readView } from "#content/view.server.ts";
import { nameSigns } from "#features/dictionary/describe-signs.ts";
import { letterPath, listLetters } from "#features/dictionary/letters.ts";
import { LetterView } from "#features/dictionary/letter-view.tsx";
import { toMetadata } from "#features/metadata/to-metadata.server.ts";
import { redirectOrNotFound } from "../../../../redirect-or-not-found.server.ts";

interface Props {
  params: Promise<{ letter: string }>;
}

export async function generateStaticParams() {
  return listLetters(await readSignLines(publishedView)).map(({ slug }) => ({ letter: slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ letter }, settings] = await Promise.all([
    readLetter(await params),
    readSiteSettings(await readView()),
  ]);
  if (!letter) return {};
  return toMetadata({
    settings,
    path: letterPath(letter.slug),
    title: `ASL signs that start with ${letter.name}`,
    description: `How to sign ${nameSigns(letter.signs)} in American Sign Language.`,
  });
}

export default async function LetterPage({ params }: Props) {
  const { letter: slug } = await params;
  const { letter, letters } = await readLetter({ letter: slug });
  if (!letter) return redirectOrNotFound(letterPath(slug), await readView());
  return <LetterView letter={letter} letters={letters} />;
}

/** A letter with its signs and the other letters; undefined when it has no signs. */
async function readLetter({ letter: slug }: { letter: string }) {
  const letters = listLetters(await readSignLines(await readView()));
  return { letters, letter: letters.find((letter) => letter.slug === slug) };
}
