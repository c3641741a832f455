import type { Gift } from "#commerce/cart/gift.ts";
import { type ArcShape, arcShapes } from "#ui/arc-shapes.ts";

interface GiftCardDesign {
  /** The page's background, as attributes of an element. */
  ground: { "data-ground": string } | { "data-level": string };
  shape: ArcShape;
  greeting: string;
}

/** Each card's design, in the shop's colors and line style. */
export const giftCardDesigns: Record<Gift["template"], GiftCardDesign> = {
  Everyday: { ground: { "data-ground": "sand" }, shape: "hop", greeting: "A course for you" },
  Birthday: { ground: { "data-level": "kids-1" }, shape: "leap", greeting: "Happy birthday" },
  "Thank you": { ground: { "data-ground": "sky" }, shape: "return", greeting: "Thank you" },
  Holidays: { ground: { "data-ground": "pine" }, shape: "loop", greeting: "Happy holidays" },
  Graduation: { ground: { "data-ground": "ink" }, shape: "sweep", greeting: "You did it" },
  "New baby": { ground: { "data-level": "kids-2" }, shape: "mark", greeting: "Welcome, little one" },
};

/** The design for a template name; the first for an unknown name. */
export const findGiftCardDesign = (template: string | undefined): GiftCardDesign =>
  Object.entries(giftCardDesigns).find(([name]) => name === template)?.[1] ?? giftCardDesigns.Everyday;

/** A stroke width that looks the same whatever the shape's units. */
export const toWeight = (shape: ArcShape): number => arcShapes[shape].width / 60;
