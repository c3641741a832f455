import { keyed } from "#seed/content/keyed.ts";

const groups = [
  // What visitors call it, and what the shop calls it
  ["kids", "kid", "children", "child"],
  ["refund", "money back", "return"],
  ["discount", "coupon", "promo code", "voucher"],
  ["gift code", "voucher"],
  ["login", "log in"],
  ["email", "mail"],
  ["password", "passcode"],
  ["shipping", "ship", "delivery"],
  ["classroom", "class", "school"],
  ["captions", "subtitles"],
  ["CEU", "certificate", "credits"],
  ["phone", "mobile", "cell"],
  ["level", "grade"],
  ["contact", "support"],
  ["free", "no cost"],
  ["practice", "exercise"],
  ["alphabet", "ABC", "letters"],
  ["price", "cost"],
  // Signs
  ["mother", "mom", "mum", "mommy"],
  ["father", "dad", "daddy"],
  ["grandmother", "grandma", "granny"],
  ["grandfather", "grandpa", "granddad"],
  ["hello", "hi", "hey"],
  ["goodbye", "bye"],
  ["thank you", "thanks"],
  ["bathroom", "toilet", "restroom", "washroom"],
  ["doctor", "physician"],
  ["teacher", "instructor"],
  ["color", "colour"],
  ["gray", "grey"],
  ["big", "large"],
  ["scared", "afraid"],
  ["happy", "glad"],
  // Numbers
  ["1", "one"],
  ["2", "two"],
  ["3", "three"],
  ["4", "four"],
  ["5", "five"],
  ["6", "six"],
  ["7", "seven"],
  ["8", "eight"],
  ["9", "nine"],
  ["10", "ten"],
];

/** What the site's search treats as the same. */
export const searchSynonyms = keyed(
  "synonyms",
  groups.map((words) => ({ _type: "synonyms" as const, words })),
);
