import { expect, test } from "vitest";
import { builtinEnvironments } from "vitest/runtime";
import type { Cart } from "@shop/web/commerce/cart/cart.ts";

test("a refused code stays in its field to be corrected, and an applied one leaves it, with the focus in place", async () => {
  await builtinEnvironments.jsdom.setup(globalThis, {});
  // React looks for a browser when it loads.
  const { flushSync } = await import("react-dom");
  const { createRoot } = await import("react-dom/client");
  const { WithoutCart } = await import("../support/site/no-cart.tsx");
  const { DiscountCodes } = await import("@shop/web/features/cart/page/discount-codes.tsx");
  document.body.innerHTML = "<div></div>";
  document.addEventListener("submit", (event) => event.preventDefault());
  const root = createRoot(document.body.firstElementChild as Element);
  const show = (codes: Cart["discountCodes"]) =>
    flushSync(() =>
      root.render(
        <WithoutCart>
          <DiscountCodes codes={codes} allocations={[]} currency="USD" />
        </WithoutCart>,
      ),
    );
  const send = (code: string) => {
    input.value = code;
    input.dispatchEvent(new Event("input", { bubbles: true }));
    input.form?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  };
  const refused = { code: "BOK3", applicable: false, refusal: "DISCOUNT_NOT_FOUND" } as const;
  show([]);
  const input = document.querySelector('input[name="code"]') as HTMLInputElement;
  input.focus();

  send("bok3");
  show([refused]);
  const states = [[input.value, input.getAttribute("aria-invalid"), describe(input).slice(0, 4)]];
  send("book3");
  show([refused, { code: "BOOK3", applicable: true }]);
  await expect.poll(() => input.value).toBe("");
  states.push([input.value, input.getAttribute("aria-invalid"), describe(input)]);

  expect(states).toEqual([
    ["bok3", "true", "BOK3"],
    ["", null, ""],
  ]);
  expect(document.activeElement).toBe(input);
  root.unmount();
});

function describe(element: Element): string {
  const ids = element.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join("");
}
