import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { toPurchase } from "../../../../tests/support/site/wallet-purchase.ts";
import { PurchaseView } from "./purchase-view.tsx";

test("seats of one course are one line with their sum", () => {
  const html = renderToStaticMarkup(<PurchaseView purchase={toPurchase()} checkoutUrl={null} />);

  expect(html.match(/<li/g)).toHaveLength(1);
  expect(html).toMatch(/3 × Level 1A, Online course.*\$237\.00/);
});

test("a declined purchase leads to the cart, and says what's true even after it was bought otherwise", () => {
  const html = renderToStaticMarkup(
    <PurchaseView purchase={toPurchase({ state: "declined" })} checkoutUrl={null} />,
  );

  expect(html).toMatch(/<h1[^>]*>Declined<\/h1>/);
  expect(html).toMatch(/<a [^>]*href="\/cart"[^>]*>Go to your cart</);
  expect(html).toContain("What you sent stays in your cart until you remove or buy it.");
  expect(html).not.toContain("still in your cart");
});

test("questions about an order include its number", () => {
  const html = renderToStaticMarkup(<PurchaseView purchase={toPurchase()} checkoutUrl={null} />);

  expect(html).toContain("</a> and include its number.");
});
