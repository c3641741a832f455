import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime.js";
import { act, type ContextType } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { builtinEnvironments } from "vitest/runtime";
import type { CartState } from "@shop/web/features/cart/state/cart-context.ts";

const send = vi.fn<typeof fetch>();
let change: CartState["change"];
let unmount: () => Promise<void>;

beforeEach(async () => {
  await builtinEnvironments.jsdom.setup(globalThis, { jsdom: { url: "http://127.0.0.1/cart" } });
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("fetch", send);
  const answer = { cart: null, status: "Your cart is empty", problems: [] };
  send.mockReset().mockImplementation(async () => Response.json(answer));
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  // React looks for a browser when it loads.
  const { createRoot } = await import("react-dom/client");
  const { useCart } = await import("@shop/web/features/cart/state/cart-context.ts");
  const { CartProvider } = await import("@shop/web/features/cart/state/cart-provider.client.tsx");
  function Page() {
    ({ change } = useCart());
    return null;
  }
  const router = { refresh: () => undefined } as ContextType<typeof AppRouterContext>;
  document.body.innerHTML = "<div></div>";
  const root = createRoot(document.querySelector("div") as Element);
  await act(async () =>
    root.render(
      <AppRouterContext value={router}>
        <CartProvider>
          <Page />
        </CartProvider>
      </AppRouterContext>,
    ),
  );
  unmount = () => act(async () => root.unmount());
});
afterEach(async () => {
  await unmount();
  vi.restoreAllMocks();
});

const readStatus = () => document.querySelector("output")?.textContent;
const request = (path: string) => act(async () => void change({ path, method: "POST", body: {} }));

test("each change that's made offline says so, and all are sent once the browser is back online", async () => {
  await request("/api/cart/lines/update");
  await request("/api/cart/discount-codes");

  expect(readStatus()).toBe("You’re offline. We’ll update your cart when you’re back online.");
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  await act(async () => dispatchEvent(new Event("online")));
  await expect.poll(readStatus).toBe("Your cart is empty");
  expect(send.mock.calls.map(([path]) => path)).toEqual(
    expect.arrayContaining(["/api/cart/lines/update", "/api/cart/discount-codes"]),
  );
});
