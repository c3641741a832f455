import type { Metadata } from "next";
import { readDictionarySigns } from "#content/signs.server.ts";
import { readSiteSettings } from "#content/site-settings.server.ts";
import { readView } from "#content/view.server.ts";
import { toMetadata } from "#features/metadata/to-metadata.server.ts";
import { PracticeView } from "#features/practice/practice-view.tsx";

export async function generateMetadata(): Promise<Metadata> {
  return toMetadata({
    settings: await readSiteSettings(await readView()),
    path: "/asl/dictionary/practice",
    title: "Practice ASL signs with flash cards",
    description: "Flash cards for the signs you picked in the dictionary. What you miss comes back soon.",
    isIndexed: false,
  });
}

export default async function PracticePage() {
  return <PracticeView signs={await readDictionarySigns(await readView())} />;
}
