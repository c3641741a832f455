import { stegaClean } from "@sanity/client/stega";

/** Characters that the image fonts lack. The renderer would fetch fonts for them. */
const undrawable =
  /[^\u{20}-\u{7e}\u{a0}-\u{ff}\u{131}\u{152}\u{153}\u{2013}\u{2014}\u{2018}-\u{201e}\u{2026}\u{20ac}\u{2122}]/gu;

/** Removes what can't be drawn: emoji, other scripts, invisible characters. */
export const toDrawableText = (text: string | null | undefined): string =>
  stegaClean(text ?? "")
    .normalize("NFC")
    .replaceAll(/\s+/g, " ")
    .replaceAll(undrawable, "")
    .trim();
