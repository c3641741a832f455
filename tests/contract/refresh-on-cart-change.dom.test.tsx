import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime.js";
import { act, type ContextType } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { builtinEnvironments } from "vitest/runtime";
import type { ClientCart } from "@shop/web/commerce/cart-api/cart-response.ts";
import { toCartFingerprint } from "@shop/web/features/cart/state/cart-fingerprint.ts";

const refresh = vi.fn<() => void>();
const withQuantity = (totalQuantity: number) =>
  ({ id: "cart", totalQuantity, lines: { nodes: [] } }) as Partial<ClientCart> as ClientCart;
/** The shop's cart. */
let cart = withQuantity(2);
let show: (onPage: ClientCart) => Promise<void>;
let unmount: () => Promise<void>;

beforeEach(async () => {
  await builtinEnvironments.jsdom.setup(globalThis, { jsdom: { url: "http://127.0.0.1/cart" } });
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("fetch", async () => Response.json({ cart, problems: [] }));
  // React looks for a browser when it loads.
  const { createRoot } = await import("react-dom/client");
  const { useCart } = await import("@shop/web/features/cart/state/cart-context.ts");
  const { CartProvider } = await import("@shop/web/features/cart/state/cart-provider.client.tsx");
  const { RefreshOnCartChange } =
    await import("@shop/web/features/cart/state/refresh-on-cart-change.client.tsx");
  const Badge = () => <b>{useCart().cart?.totalQuantity}</b>;
  const router = { refresh } as Partial<ContextType<typeof AppRouterContext>> as ContextType<
    typeof AppRouterContext
  >;
  document.body.innerHTML = "<div></div>";
  const root = createRoot(document.querySelector("div") as Element);
  show = (onPage) =>
    act(async () =>
      root.render(
        <AppRouterContext value={router}>
          <CartProvider>
            <Badge />
            <RefreshOnCartChange shown={toCartFingerprint(onPage)} />
          </CartProvider>
        </AppRouterContext>,
      ),
    );
  unmount = () => act(async () => root.unmount());
});
afterEach(() => unmount());

const readBadge = () => document.querySelector("b")?.textContent;

test("a line that sells out while the cart page is open is counted as on the refreshed page", async () => {
  await show(cart);
  await expect.poll(readBadge).toBe("2");
  cart = withQuantity(0);

  await show(cart);

  await expect.poll(readBadge).toBe("0");
  expect(refresh).not.toHaveBeenCalled();
});
