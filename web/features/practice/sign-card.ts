/** What a flash card shows of a sign. The site's own `card.json` answers with it. */
export interface SignCard {
  /** What a list keeps it under: another slug than the one that was asked for, if the sign has moved for good. */
  slug: string;
  gloss: string;
  /** What it means in English, separated by commas. */
  meaning: string;
  /** How to make it, in words. */
  description: string | null;
  /** Its clearest video in each of its formats, if it's a file. Without captions, which would give the meaning away. */
  film: { src: string; type: string | undefined }[] | null;
}

export const signCardPath = (slug: string) => `/asl/dictionary/${slug}/card.json`;
