import { stegaClean } from "@sanity/client/stega";

/** Characters that the image fonts lack. The renderer would fetch fonts for them. */
const undrawable =
  /[^\u{20}-\u{7e}\u{a0}-\u{ff}\u{131}\u{152}\u{153}\u{2013}\u{2014}\u{2018}-\u{201e}\u{2026}\u{20ac}\u{2122}]/gu;

/** More than any image has room for. The renderer's time grows with the square of the length, and the whole site waits for it. */
const maxLength = 200;

/** Removes what can't be drawn: emoji, other scripts, invisible characters, and the end of a very long text. */
export function toDrawableText(text: string | null | undefined): string {
  const drawable = stegaClean(text ?? "")
    .normalize("NFC")
    .replaceAll(/\s+/g, " ")
    .replaceAll(undrawable, "")
    .trim();
  return drawable.length > maxLength ? `${drawable.slice(0, maxLength - 1).trimEnd()}…` : drawable;
}
