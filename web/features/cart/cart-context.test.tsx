import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CartContext, useCart } from "./cart-context.ts";

const Quantity = () => useCart().cart?.totalQuantity ?? "empty";

test("the cart is known inside its provider, and asking for it elsewhere is an error that says so", () => {
  const inside = (
    <CartContext
      value={{
        cart: null,
        hasAgreed: false,
        setAgreed: () => undefined,
        change: async () => null,
        chooseCountry: async () => false,
        errors: [],
        validate: async () => [],
      }}
    >
      <Quantity />
    </CartContext>
  );

  expect(renderToStaticMarkup(inside)).toBe("empty");
  expect(() => renderToStaticMarkup(<Quantity />)).toThrow("useCart is used outside CartProvider.");
});
