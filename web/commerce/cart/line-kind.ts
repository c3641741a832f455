/** What a variant is sold as: a learner's own seat, a gift for somebody, or a thing that is shipped. */
export type LineKind = "seat" | "gift" | "thing";

/** Titles of variants that decide (requirements §3.35). */
const byTitle: Readonly<Record<string, LineKind>> = {
  "online course": "seat",
  hfcc: "seat",
  "gift course": "gift",
};

/** A course is a seat whatever its variant is called; everything else is a thing. */
export function toLineKind({ title, productType }: { title: string; productType: string }): LineKind {
  const known = byTitle[title.trim().toLowerCase()];
  if (known) return known;
  return productType === "Course" ? "seat" : "thing";
}
