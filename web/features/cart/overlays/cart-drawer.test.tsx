import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { cart, line } from "../../../../tests/support/site/example-cart.ts";
import { WithCart } from "../../../../tests/support/site/no-cart.tsx";
import { CartDrawer } from "./cart-drawer.client.tsx";

const usd = (amount: string) => ({ amount, currencyCode: "USD" as const });

test("a gift card from the checkout is named above the total that it lowers", () => {
  const shown = cart([line("level-1a-online-asl-course")]);
  const paid = {
    ...shown,
    appliedGiftCards: [{ id: "1", lastCharacters: "sd25", presentmentAmountUsed: usd("25.0") }],
    cost: { ...shown.cost, totalAmount: usd("54.0") },
  };

  const html = renderToStaticMarkup(
    <WithCart cart={paid}>
      <CartDrawer onClose={() => undefined}>{null}</CartDrawer>
    </WithCart>,
  );

  expect(html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ")).toContain(
    "Gift card ending in sd25 −$25.00 Estimated total $54.00",
  );
});
