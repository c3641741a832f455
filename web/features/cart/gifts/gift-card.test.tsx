import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { giftTemplates } from "#commerce/cart/gift-choices.ts";
import { GiftCard } from "./gift-card.tsx";
import { GiftFields } from "./gift-fields.tsx";
import { giftCardDesigns } from "./gift-card-designs.ts";
import { toSymbol } from "./gift-drawing.tsx";

const file = readFileSync(new URL("../../../public/gift-cards.svg", import.meta.url), "utf8");
const symbols = Array.from(file.matchAll(/<symbol id="([^"]+)"/g), ([, id]) => id);

test("every gift card has a drawing, a greeting, and a background of its own", () => {
  const designs = Object.values(giftCardDesigns);

  expect(symbols).toEqual(giftTemplates.map(toSymbol));
  expect(new Set(designs.map(({ greeting }) => greeting)).size).toBe(giftTemplates.length);
  expect(new Set(designs.map(({ ground }) => JSON.stringify(ground))).size).toBe(giftTemplates.length);
});

test("a card of an unknown design is the everyday card", () => {
  const render = (template: string) => renderToStaticMarkup(<GiftCard template={template} message="Hi" />);

  expect(render("Halloween")).toBe(render("Everyday"));
  expect(render("Halloween")).not.toBe(render("Birthday"));
});

test("a card in Hebrew reads from the right, in its fields too", () => {
  const gift = { message: "מזל טוב!", from: "סבתא" };

  const card = renderToStaticMarkup(<GiftCard template="Birthday" {...gift} />);
  const fields = renderToStaticMarkup(<GiftFields gift={gift} />);

  expect(card).toMatch(/<p [^>]*dir="auto"[^>]*>מזל טוב!<.*<p [^>]*dir="auto"[^>]*>סבתא</);
  expect(fields).toMatch(/<textarea [^>]*dir="auto"[^>]*>מזל טוב!/);
  expect(fields).toMatch(/<input (?=[^>]*value="סבתא")[^>]*dir="auto"/);
});

test("a browser may fill in the buyer's name as the sender, but not whom the gift is for", () => {
  const fields = renderToStaticMarkup(<GiftFields gift={{}} />);

  expect(fields).toMatch(/<input [^>]*autoComplete="name"[^>]*name="from"/);
  expect(fields).toMatch(/<input [^>]*autoComplete="off"[^>]*name="email"/);
});
