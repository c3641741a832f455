import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { WithoutCart } from "../../../../tests/support/site/no-cart.tsx";
import { useCart } from "./cart-context.ts";

const Quantity = () => useCart().cart?.totalQuantity ?? "empty";

test("useCart works inside its provider and throws outside", () => {
  const inside = (
    <WithoutCart>
      <Quantity />
    </WithoutCart>
  );

  expect(renderToStaticMarkup(inside)).toBe("empty");
  expect(() => renderToStaticMarkup(<Quantity />)).toThrow("useCart is used outside CartProvider.");
});
