/** How a variant is sold: as a seat for one learner, as a gift, or as a counted product such as a book. */
export type LineKind = "seat" | "gift" | "product";

/** Variant titles that decide (requirements §3.35). */
const byTitle: Readonly<Record<string, LineKind>> = {
  "online course": "seat",
  hfcc: "seat",
  "gift course": "gift",
};

/** A course is a seat whatever its variant's title. Anything else is a counted product. */
export function toLineKind({ title, productType }: { title: string; productType: string }): LineKind {
  const kind = byTitle[title.trim().toLowerCase()];
  if (kind) return kind;
  return productType === "Course" ? "seat" : "product";
}
