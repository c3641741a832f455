import type { Gift } from "#commerce/cart/gift.ts";
import { type ArcShape, arcShapes } from "#ui/arc-shapes.ts";

interface GiftCardDesign {
  /** The grounds of the page, as attributes of an element. */
  ground: { "data-ground": string } | { "data-level": string };
  shape: ArcShape;
  greeting: string;
}

/** How each card looks, in the colors and the line of the shop. */
export const giftCardDesigns: Record<Gift["template"], GiftCardDesign> = {
  Everyday: { ground: { "data-ground": "sand" }, shape: "hop", greeting: "A course for you" },
  Birthday: { ground: { "data-level": "kids-1" }, shape: "leap", greeting: "Happy birthday" },
  "Thank you": { ground: { "data-ground": "sky" }, shape: "return", greeting: "Thank you" },
  Holidays: { ground: { "data-ground": "pine" }, shape: "loop", greeting: "Happy holidays" },
  Graduation: { ground: { "data-ground": "ink" }, shape: "sweep", greeting: "You did it" },
  "New baby": { ground: { "data-level": "kids-2" }, shape: "mark", greeting: "Welcome, little one" },
};

/** The look of a card's name; the first for a name that is none. */
export const findGiftCardDesign = (template: string | undefined): GiftCardDesign =>
  Object.entries(giftCardDesigns).find(([name]) => name === template)?.[1] ?? giftCardDesigns.Everyday;

/** The thickness that looks the same whatever units a shape is drawn in. */
export const toWeight = (shape: ArcShape): number => arcShapes[shape].width / 60;
