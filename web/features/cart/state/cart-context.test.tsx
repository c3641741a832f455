import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { WithoutCart } from "../../../../tests/support/site/no-cart.tsx";
import { useCart } from "./cart-context.ts";

const Quantity = () => useCart().cart?.totalQuantity ?? "empty";

test("the cart is known inside its provider, and asking for it elsewhere is an error that says so", () => {
  const inside = (
    <WithoutCart>
      <Quantity />
    </WithoutCart>
  );

  expect(renderToStaticMarkup(inside)).toBe("empty");
  expect(() => renderToStaticMarkup(<Quantity />)).toThrow("useCart is used outside CartProvider.");
});
