import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime.js";
import { act, type ContextType, type ReactNode } from "react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { builtinEnvironments } from "vitest/runtime";
import type { CartResponse } from "@shop/web/commerce/cart-api/cart-response.ts";
import type { CartState } from "@shop/web/features/cart/state/cart-context.ts";

const change = vi.fn<CartState["change"]>();
const validate = vi.fn<CartState["validate"]>();
const submit = vi.fn<() => void>();
const made: CartResponse = { problems: [] };
let show: (children: ReactNode) => Promise<void>;
let quantity: ReactNode;
let enqueue: typeof import("@shop/web/features/cart/state/use-cart-mutations.client.ts").enqueue;

beforeAll(async () => {
  await builtinEnvironments.jsdom.setup(globalThis, {});
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  HTMLFormElement.prototype.submit = submit;
  document.body.innerHTML = "<div></div>";
  // React looks for a browser when it loads.
  const { createRoot } = await import("react-dom/client");
  const { CartContext } = await import("@shop/web/features/cart/state/cart-context.ts");
  const { LineQuantity } = await import("@shop/web/features/cart/lines/line-quantity.client.tsx");
  const { useCartForms } = await import("@shop/web/features/cart/state/use-cart-forms.client.ts");
  ({ enqueue } = await import("@shop/web/features/cart/state/use-cart-mutations.client.ts"));
  const nothing = () => undefined;
  const loadOverlays = () => Promise.resolve();
  // What these components use of the cart and of Next's router.
  const state = { change, markUpdating: () => nothing } as Partial<CartState> as CartState;
  const router = {} as ContextType<typeof AppRouterContext>;
  function Page({ children }: { children: ReactNode }) {
    useCartForms({ change, validate, revalidate: nothing, show: nothing, loadOverlays });
    return (
      <>
        {children}
        <form action="/api/cart/checkout">
          <button type="submit">Check out</button>
        </form>
      </>
    );
  }
  const root = createRoot(document.querySelector("div") as Element);
  show = (children) =>
    act(async () =>
      root.render(
        <AppRouterContext value={router}>
          <CartContext value={state}>
            <Page>{children}</Page>
          </CartContext>
        </AppRouterContext>,
      ),
    );
  quantity = <LineQuantity lineId="line" title="A book" quantity={1} />;
});
beforeEach(async () => {
  change.mockReset().mockResolvedValue(made);
  validate.mockReset().mockResolvedValue([]);
  submit.mockReset();
  await show(quantity);
});
afterEach(() => show(null));

const press = (text: string) =>
  act(async () =>
    Array.from(document.querySelectorAll("button"))
      .find((each) => each.textContent.includes(text))
      ?.click(),
  );

const twoBooks = expect.objectContaining({ body: { lines: [{ id: "line", quantity: 2 }] } });

test("a new quantity is sent when its line leaves the page", async () => {
  await press("Increase");

  await show(null);

  expect(change.mock.calls).toEqual([[twoBooks]]);
});

test("the checkout waits until a new quantity is in the cart", async () => {
  const { promise, resolve } = Promise.withResolvers<CartResponse>();
  change.mockReturnValue(promise);
  await press("Increase");

  await press("Check out");

  expect(change.mock.calls).toEqual([[twoBooks]]);
  expect(validate).not.toHaveBeenCalled();
  await act(async () => resolve(made));
  expect(submit).toHaveBeenCalledOnce();
});

test("the checkout waits for every change that's on its way", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  void enqueue(() => promise);

  await press("Check out");

  expect(validate).not.toHaveBeenCalled();
  await act(async () => resolve());
  expect(submit).toHaveBeenCalledOnce();
});

const refused: CartResponse = { problems: [{ code: "not-enough", message: "Only 1 left." }] };

test.each([
  ["gets no answer", null],
  ["isn't made as asked", refused],
])("a new quantity that %s keeps the shopper from the checkout", async (_what, answer) => {
  change.mockResolvedValue(answer);
  await press("Increase");

  await press("Check out");

  expect(submit).not.toHaveBeenCalled();
});
