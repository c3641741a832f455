import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { builtinEnvironments } from "vitest/runtime";

const classroom = {
  courses: [{ handle: "level-1a", title: "Level 1A", prices: { USD: "79.0", CAD: "109.0" } }],
  discounts: [],
};
const parts: Record<string, ReactNode> = {};
/** Renders a part as the server does, and starts its script after `fillIn`. */
let open: (part: ReactNode, fillIn: () => void) => void;
let unmount: () => void;

beforeAll(async () => {
  await builtinEnvironments.jsdom.setup(globalThis, {});
});
beforeEach(async () => {
  // React looks for a browser when it loads.
  const { hydrateRoot } = await import("react-dom/client");
  const { ClassroomEstimate } = await import("@shop/web/features/requests/classroom-estimate.client.tsx");
  const { GiftCodeForm } = await import("@shop/web/features/gifts/gift-code-form.tsx");
  const { GiftFields } = await import("@shop/web/features/cart/gifts/gift-fields.tsx");
  const { GiftUnits } = await import("@shop/web/features/cart/gifts/gift-units.client.tsx");
  const { RosterCheck } = await import("@shop/web/features/courses/roster-check.client.tsx");
  const { WithoutCart } = await import("../support/site/no-cart.tsx");
  parts["estimate"] = (
    <form>
      <input name="seats-level-1a" />
      <ClassroomEstimate classroom={classroom} />
    </form>
  );
  parts["class list"] = (
    <WithoutCart>
      <form>
        <input name="quantity" defaultValue={2} />
        <textarea name="roster" />
        <RosterCheck />
      </form>
    </WithoutCart>
  );
  parts["gift"] = (
    <form>
      <input name="quantity" defaultValue={1} />
      <GiftUnits>
        <GiftFields gift={{}} />
      </GiftUnits>
    </form>
  );
  parts["gift code"] = <GiftCodeForm supportEmail="support@example.test" />;
  document.body.innerHTML = "<div></div>";
  const place = document.querySelector("div") as Element;
  open = (part, fillIn) => {
    place.innerHTML = renderToString(part);
    fillIn();
    const root = hydrateRoot(place, part);
    unmount = () => root.unmount();
  };
});
afterEach(() => unmount());

const field = (name: string) => document.getElementsByName(name)[0] as HTMLInputElement;
const enter = (name: string, text: string) => () => (field(name).value = text);
const readForm = () => document.querySelector("form")?.textContent;

test.each([
  ["estimate", "seats-level-1a", "12", "$948.00 12 seats. Before tax."],
  ["class list", "roster", "Ana, Ng, ana@example.test", "1 student named, 1 seat to name later"],
  ["gift", "message", "See you in class", "A course for youSee you in class"],
])("the %s shows what was typed before its script came", async (part, name, text, shown) => {
  open(parts[part], enter(name, text));

  await expect.poll(readForm).toContain(shown);
});

test("a choice of cards is there for two gifts that were asked for before its script came", async () => {
  open(parts["gift"], enter("quantity", "2"));

  await expect.poll(() => field("cards").closest("[hidden]")).toBeNull();
});

test("a card shows the design that was chosen before its script came", async () => {
  const choose = () => document.querySelector<HTMLInputElement>("[value=Birthday]")?.click();
  open(parts["gift"], choose);

  await expect.poll(() => document.querySelector("figure")?.innerHTML).toContain("#birthday");
});

test.each([
  ["holds the focus", () => field("code").focus()],
  ["is filled in", enter("code", "ABCD-EFGH-JKMN")],
])("a gift code's form is taken over when its field %s before its script comes", async (_when, fillIn) => {
  open(parts["gift code"], fillIn);

  await expect.poll(() => document.querySelector("form")?.noValidate).toBe(true);
});
