import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { builtinEnvironments } from "vitest/runtime";
import type { useCartErrors } from "@shop/web/features/cart/state/use-cart-errors.client.ts";

const send = vi.fn<typeof fetch>();
let cart: ReturnType<typeof useCartErrors>;
let unmount: () => Promise<void>;

beforeEach(async () => {
  await builtinEnvironments.jsdom.setup(globalThis, {});
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("fetch", send);
  // React looks for a browser when it loads.
  const { createRoot } = await import("react-dom/client");
  const { useCartErrors } = await import("@shop/web/features/cart/state/use-cart-errors.client.ts");
  function Page() {
    cart = useCartErrors();
    return null;
  }
  const root = createRoot(document.body);
  await act(async () => root.render(<Page />));
  unmount = () => act(async () => root.unmount());
});
afterEach(() => unmount());

const errors = [{ code: "unavailable", message: "This just sold out.", isBlocking: true }];

test.each([
  ["gets an error", async () => new Response(null, { status: 503 }), "validate-checkout: HTTP 503"],
  ["gets no response", () => Promise.reject(new TypeError("Failed to fetch")), "Failed to fetch"],
])(
  "a validation that %s rejects and clears the errors of the one before (requirements §8.8)",
  async (_how, fail, reason) => {
    send.mockResolvedValueOnce(Response.json({ data: { errors } })).mockImplementationOnce(fail);
    await act(async () => void (await cart.validate(true)));
    const before = cart.errors;

    await act(() => expect(cart.validate(true)).rejects.toThrow(reason));

    expect(before).toEqual(errors);
    expect(cart.errors).toEqual([]);
  },
);
