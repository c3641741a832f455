import type { Gift } from "@shop/web/commerce/cart/gift.ts";

const level1a = { product_id: 42, title: "ASL Level 1A" };
const toProperties = (fields: object) => Object.entries(fields).map(([name, value]) => ({ name, value }));

/** A gift's line of an order, as Shopify sends it. */
export const toGiftLine = (id: number, gift: Partial<Gift> = {}, given: object = {}) => ({
  ...level1a,
  id,
  variant_title: "Gift course",
  quantity: 1,
  properties: toProperties({ email: "ana@example.test", from: "Ben", ...gift, giftId: "4f2a91c0" }),
  ...given,
});

/** A seat's line of an order, as Shopify sends it. */
export const toSeatLine = (id: number, student: object = {}, given: object = {}) => ({
  ...level1a,
  id,
  variant_title: "Online course",
  quantity: 1,
  properties: toProperties({
    first: "Zoë",
    last: "Ng",
    email: "zoe@example.test",
    ...student,
    studentId: "0a1b2c3d",
  }),
  ...given,
});

/** A paid order, as Shopify sends it. */
export const toOrder = (lines: readonly object[], given: object = {}) => ({
  id: 1001,
  name: "#1001",
  email: "ben@example.test",
  financial_status: "paid",
  cancelled_at: null,
  line_items: lines,
  ...given,
});
