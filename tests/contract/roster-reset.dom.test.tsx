import { act } from "react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { builtinEnvironments } from "vitest/runtime";
import { toClientCart } from "@shop/web/commerce/cart-api/cart-response.ts";
import { cart, line, seat } from "../support/site/example-cart.ts";

const ana = line("level-1a", { ...seat, first: "Ana" });
const before = toClientCart(cart([line("workbook")]));
const after = toClientCart(cart([ana, line("workbook")]));
let show: (shown: typeof before, isBusy: boolean) => Promise<void>;
let unmount: () => Promise<void>;

beforeAll(async () => {
  await builtinEnvironments.jsdom.setup(globalThis, {});
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
});
beforeEach(async () => {
  // React looks for a browser when it loads.
  const { createRoot } = await import("react-dom/client");
  const { RosterReading } = await import("@shop/web/features/courses/roster-reading.client.tsx");
  const { WithCart } = await import("../support/site/no-cart.tsx");
  const root = createRoot(document.body);
  show = (shown, isBusy) =>
    act(async () =>
      root.render(
        <WithCart cart={shown}>
          <form aria-busy={isBusy}>
            <textarea />
            <RosterReading text="Ana" quantity="1" />
          </form>
        </WithCart>,
      ),
    );
  unmount = () => act(async () => root.unmount());
  await show(before, false);
  readList().value = "Ana";
});
afterEach(() => unmount());

const readList = () => document.querySelector("textarea") as HTMLTextAreaElement;

test("a class list is empty once its seats are in the cart", async () => {
  await show(before, true);
  const whileSent = readList().value;
  await show(after, true);

  expect([whileSent, readList().value]).toEqual(["Ana", ""]);
});

test("a class list that couldn't be added stays", async () => {
  await show(before, true);
  await show(before, false);

  expect(readList().value).toBe("Ana");
});

test("a class list that's being written stays when something else is added", async () => {
  await show(after, false);

  expect(readList().value).toBe("Ana");
});
