import { stegaClean } from "@sanity/client/stega";

/** All that the fonts of drawn pictures hold; the renderer would ask the internet for anything else. */
const undrawable =
  /[^\u{20}-\u{7e}\u{a0}-\u{ff}\u{131}\u{152}\u{153}\u{2013}\u{2014}\u{2018}-\u{201e}\u{2026}\u{20ac}\u{2122}]/gu;

/** A text without what cannot be drawn: emoji, other scripts, invisible marks. */
export const toDrawableText = (text: string | null | undefined): string =>
  stegaClean(text ?? "")
    .normalize("NFC")
    .replaceAll(/\s+/g, " ")
    .replaceAll(undrawable, "")
    .trim();
