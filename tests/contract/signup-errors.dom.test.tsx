import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { builtinEnvironments } from "vitest/runtime";

let unmount: () => void;

beforeEach(async () => {
  await builtinEnvironments.jsdom.setup(globalThis, {});
  vi.stubGlobal("scrollTo", () => undefined);
  Element.prototype.scrollIntoView = () => undefined;
  // React looks for a browser when it loads.
  const { hydrateRoot } = await import("react-dom/client");
  const { SignupBox } = await import("@shop/web/features/newsletter/signup-box.tsx");
  const box = <SignupBox title="A little ASL" text={null} supportEmail="hello@handshape.test" />;
  document.body.innerHTML = `<div>${renderToString(box)}</div>`;
  const root = hydrateRoot(document.body.firstElementChild as Element, box);
  unmount = () => root.unmount();
});
afterEach(() => unmount());

const readForm = () => document.querySelector("form") as HTMLFormElement;
const readAlerts = () =>
  Array.from(readForm().querySelectorAll('[role="alert"]'), ({ textContent }) => textContent).filter(Boolean);

test.each([
  ["pointer", "pointerover"],
  ["focus", "focusin"],
])("a form that's sent empty shows its own messages once the %s has come", async (_what, event) => {
  readForm().dispatchEvent(new Event(event, { bubbles: true }));
  await expect.poll(() => readForm().noValidate).toBe(true);

  readForm().querySelector("button")?.click();

  await expect
    .poll(readAlerts)
    .toEqual(["Please enter your first name", "Please enter a valid email address"]);
});
