import { runInThisContext } from "node:vm";
import { useLayoutEffect, useState } from "react";
import { expect, test, vi } from "vitest";
import { builtinEnvironments } from "vitest/runtime";
import type { CartState } from "@shop/web/features/cart/state/cart-context.ts";
import { firstPaintScript } from "@shop/web/lib/first-paint-script.ts";

test("a currency that's chosen while React takes over the page is kept", async () => {
  await builtinEnvironments.jsdom.setup(globalThis, {});
  runInThisContext(firstPaintScript);
  // React looks for a browser when it loads.
  const { hydrateRoot } = await import("react-dom/client");
  const { renderToString } = await import("react-dom/server");
  const { CartContext } = await import("@shop/web/features/cart/state/cart-context.ts");
  const { CurrencyPicker } = await import("@shop/web/features/currency/currency-picker.client.tsx");
  const chooseCountry = vi.fn<CartState["chooseCountry"]>(async () => true);
  function Header() {
    const [cart, setCart] = useState<CartState["cart"]>();
    // The cart renders the picker again, with the currency of the page, before the browser goes on.
    useLayoutEffect(() => setCart(null), []);
    return (
      <CartContext value={{ cart, chooseCountry } as Partial<CartState> as CartState}>
        <CurrencyPicker />
      </CartContext>
    );
  }
  document.body.innerHTML = renderToString(<Header />);
  const root = hydrateRoot(document.body, <Header />);
  const select = document.querySelector("select") as HTMLSelectElement;

  select.value = "CA";
  // What a browser sends for a choice. React takes over the page before it handles the first.
  for (const type of ["input", "change"]) select.dispatchEvent(new Event(type, { bubbles: true }));

  await expect.poll(() => select.dataset["chosen"]).toBeUndefined();
  expect(new Set(chooseCountry.mock.calls.flat())).toEqual(new Set(["CA"]));
  root.unmount();
});
