/** What a flash card shows of a sign. The site's own `card.json` answers with it. */
export interface SignCard {
  gloss: string;
  /** What it means in English, separated by commas. */
  meaning: string;
  /** How to make it, in words. */
  description: string | null;
  /** Its clearest video, if that's a file. Without captions, which would give the meaning away. */
  film: { src: string; type: string | null } | null;
}

export const signCardPath = (slug: string) => `/asl/dictionary/${slug}/card.json`;
