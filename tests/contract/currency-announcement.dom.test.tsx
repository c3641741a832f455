import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime.js";
import { act, type ContextType } from "react";
import { expect, test, vi } from "vitest";
import { builtinEnvironments } from "vitest/runtime";

test("a chosen currency is announced", async () => {
  await builtinEnvironments.jsdom.setup(globalThis, { jsdom: { url: "http://127.0.0.1/books" } });
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const status = "Prices are in Canadian dollars.";
  vi.stubGlobal("fetch", async () => Response.json({ cart: null, status, problems: [] }));
  // React looks for a browser when it loads.
  const { createRoot } = await import("react-dom/client");
  const { CartProvider } = await import("@shop/web/features/cart/state/cart-provider.client.tsx");
  const { CurrencyPicker } = await import("@shop/web/features/currency/currency-picker.client.tsx");
  const router = { refresh: () => undefined } as ContextType<typeof AppRouterContext>;
  document.body.innerHTML = "<div></div>";
  const root = createRoot(document.querySelector("div") as Element);
  await act(async () =>
    root.render(
      <AppRouterContext value={router}>
        <CartProvider>
          <CurrencyPicker />
        </CartProvider>
      </AppRouterContext>,
    ),
  );
  const select = document.querySelector("select") as HTMLSelectElement;
  const before = document.querySelector("output")?.textContent;

  select.value = "CA";
  await act(async () => select.dispatchEvent(new Event("change", { bubbles: true })));

  expect(before).toBe("");
  await expect.poll(() => document.querySelector("output")?.textContent).toBe(status);
  await act(async () => root.unmount());
});
