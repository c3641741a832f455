import filmSeconds from "#seed/content/videos/sign-film-seconds.json" with { type: "json" };
import { keyed } from "#seed/content/keyed.ts";
import { picture } from "#seed/content/picture.ts";

interface SignWords {
  gloss: string;
  handshape: string;
  location: string;
  description: string;
  nonManual?: string;
}

const seconds = new Map(Object.entries(filmSeconds));

/**
 * A sign's films from `emulators/seed/videos/signs/`, from the front and from the side, or none when the sign isn't drawn. They
 * are animated drawings that stand in for films of signers.
 */
export function signFilms({ gloss, handshape, location, description, nonManual }: SignWords) {
  const length = seconds.get(gloss);
  if (length === undefined) return [];
  const slug = gloss.toLowerCase();
  const face = nonManual ? ` Face and body: ${nonManual}.` : "";
  const views = [
    { name: slug, view: "front" },
    { name: `${slug}-side`, view: "side" },
  ] as const;
  return keyed(
    "film",
    views.map(({ name, view }) => ({
      _type: "video" as const,
      title: `${gloss}, from the ${view} (animated drawing)`,
      provider: "file" as const,
      view,
      file: seedFile(`${name}.mp4`),
      webm: seedFile(`${name}.webm`),
      poster: picture(
        `videos/signs/${name}.webp`,
        `Drawing of a person who signs ${gloss}, from the ${view}. ${handshape}; ${location}.`,
      ),
      hasSigning: true,
      hasSpeech: false,
      duration: `0:${String(Math.round(length)).padStart(2, "0")}`,
      captions: keyed("track", [
        { _type: "captionTrack" as const, language: "en", label: "English", file: seedFile(`${slug}.vtt`) },
      ]),
      transcript: `An animated drawing, not a film of a person. ${gloss}: ${description}${face}`,
    })),
  );
}

const seedFile = (name: string) =>
  ({ _type: "file", _sanityAsset: `file@file://./videos/signs/${name}` }) as const;
