import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Section } from "#content/content-types.ts";
import type { Offer, Price } from "#commerce/offer.ts";
import { GiftShelf } from "./gift-shelf.tsx";

type Gift = Section<"giftShelf">["gifts"][number];

const gift = (title: string, giftMeta: Gift["giftMeta"] = null): Gift => ({
  course: {
    _id: title,
    _type: "course",
    title,
    subtitle: null,
    description: `About ${title}`,
    handle: title,
    slug: title.toLowerCase(),
    audience: "adult",
    skillLevel: null,
    type: "course",
    orderInSeries: 1,
    lessonCount: null,
    stats: null,
    image: null,
  },
  giftMeta,
});

const price = (amount: string): Price => ({ amount, compareAtAmount: null });
const prices = { USD: price("79.0"), CAD: price("109.0") };
const sold: Offer = {
  kind: "priced",
  variantId: "gid://shopify/ProductVariant/1",
  availableForSale: true,
  prices,
};
const asGift: Offer = {
  ...sold,
  gift: {
    variantId: "gid://shopify/ProductVariant/2",
    prices: { USD: price("75.0"), CAD: price("105.0") },
  },
};

const render = (gifts: Gift[], offers: Record<string, Offer>) =>
  renderToStaticMarkup(
    <GiftShelf
      section={{ _key: "gifts", _type: "giftShelf", anchor: "Choose", title: "Choose", text: null, gifts }}
      offers={new Map(Object.entries(offers))}
    />,
  );

test("a gift has its own text and price, and links to its course's open gift form", () => {
  const meta = { title: "Give Level 1A", description: "A first course as a gift.", keywords: null };
  const shelf = render([gift("1A", meta)], { "1A": asGift });

  expect(shelf).toMatch(/<section [^>]*id="Choose"/);
  const words = ["Give Level 1A", "A first course as a gift.", "$75.00", "$105.00 CAD"];
  expect(words.filter((each) => !shelf.includes(each))).toEqual([]);
  expect(shelf).toContain('href="/courses/1a#gift"');
});

test("a course without a gift description uses its own", () => {
  const shelf = render([gift("1A")], { "1A": asGift });

  expect(shelf).toMatch(/<h3[^>]*><a [^>]*>1A<\/a><\/h3>/);
  expect(shelf).toContain("About 1A");
});

test("a course that isn't sold as a gift is left out, and one without a known price can't be given right now", () => {
  const shelf = render([gift("1A"), gift("1B")], { "1A": sold });

  expect(shelf).not.toContain("About 1A");
  expect(shelf).toContain("Price unavailable");
  expect(shelf).not.toContain("href=");
});

test("a shelf without gifts renders nothing", () => {
  expect(render([gift("1A")], { "1A": sold })).toBe("");
});
