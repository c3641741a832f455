import "server-only";
import type { Sign } from "#content/content-types.ts";
import { toVideoSource } from "#ui/video-source.server.ts";
import type { SignCard } from "./sign-card.ts";

/** A sign as a flash card, which practice lists keep under the given slug. */
export function toSignCard({ gloss, englishWords, description, videos }: Sign, slug: string): SignCard {
  const films = (videos ?? []).flatMap((video) => {
    const source = toVideoSource(video);
    return source?.kind === "file" ? [[...source.formats]] : [];
  });
  return {
    slug,
    gloss: gloss ?? "",
    meaning: englishWords?.join(", ") ?? "",
    description,
    film: films[0] ?? null,
  };
}
