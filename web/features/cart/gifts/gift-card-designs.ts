import type { Gift } from "#commerce/cart/gift.ts";
import { giftTemplates } from "#commerce/cart/gift-choices.ts";

interface GiftCardDesign {
  /** The page's background, as attributes of an element. */
  ground: { "data-ground": string } | { "data-level": string };
  greeting: string;
}

/** Each card's background and greeting. `gift-drawing.tsx` draws its occasion. */
export const giftCardDesigns: Record<Gift["template"], GiftCardDesign> = {
  Everyday: { ground: { "data-ground": "sand" }, greeting: "A course for you" },
  Birthday: { ground: { "data-level": "kids-1" }, greeting: "Happy birthday" },
  "Thank you": { ground: { "data-ground": "sky" }, greeting: "Thank you" },
  Holidays: { ground: { "data-ground": "pine" }, greeting: "Happy holidays" },
  Graduation: { ground: { "data-ground": "ink" }, greeting: "You did it" },
  "New baby": { ground: { "data-level": "kids-2" }, greeting: "Welcome, little one" },
};

/** The template of that name; the first for an unknown name. */
export const findGiftTemplate = (name: string | undefined): Gift["template"] =>
  giftTemplates.find((template) => template === name) ?? "Everyday";
