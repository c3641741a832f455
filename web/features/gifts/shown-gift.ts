import type { BoughtGift } from "./gift-rows.ts";

/** What somebody sees of a gift before they redeem it. */
export interface ShownGift {
  courseTitle: string;
  message: string;
  from: string;
  template: BoughtGift["card"]["template"];
}

export const toShownGift = ({ courseTitle, card: { message, from, template } }: BoughtGift): ShownGift => ({
  courseTitle,
  message,
  from,
  template,
});
