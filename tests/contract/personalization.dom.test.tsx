import { act } from "react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { builtinEnvironments } from "vitest/runtime";
import type { CartState } from "@shop/web/features/cart/state/cart-context.ts";

const show = vi.fn<CartState["show"]>();
let unmount: () => Promise<void>;

beforeAll(async () => {
  await builtinEnvironments.jsdom.setup(globalThis, { jsdom: { url: "http://127.0.0.1/courses" } });
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("fetch", async () => Response.json({}));
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});
beforeEach(async () => {
  show.mockReset();
  // React looks for a browser when it loads.
  const { createRoot } = await import("react-dom/client");
  const { CartContext } = await import("@shop/web/features/cart/state/cart-context.ts");
  const { Personalization } = await import("@shop/web/features/interests/personalization.client.tsx");
  document.body.innerHTML = "<div></div>";
  const root = createRoot(document.querySelector("div") as Element);
  unmount = () => act(async () => root.unmount());
  await act(async () =>
    root.render(
      <CartContext value={{ show } as Partial<CartState> as CartState}>
        <Personalization failureMessage="Sorry." />
      </CartContext>,
    ),
  );
});
afterEach(() => unmount());

const click = (selector: string) => act(async () => document.querySelector<HTMLElement>(selector)?.click());

test.each([
  ["adults", "Saved. Courses for adults come first now."],
  ["kids", "Saved. Courses for kids come first now."],
  ["both", "Saved. You’ll see courses for adults and for kids."],
])("a visitor who's interested in %s hears what that does", async (value, text) => {
  await click(`[value="${value}"]`);
  await click('[type="submit"]');

  await expect.poll(() => show.mock.calls).toEqual([[{ text }]]);
});
