import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime.js";
import { act, type ContextType } from "react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { builtinEnvironments } from "vitest/runtime";

const router = { push: vi.fn<(href: string) => void>(), prefetch: vi.fn<(href: string) => void>() };
const origin = "http://localhost:3000";
let render: (prefetches: boolean) => Promise<void>;
let unmount: () => Promise<void>;

beforeAll(async () => {
  await builtinEnvironments.jsdom.setup(globalThis, {});
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
});

beforeEach(async () => {
  vi.clearAllMocks();
  document.body.innerHTML = "<div></div>";
  // React looks for a browser when it loads.
  const { createRoot } = await import("react-dom/client");
  const { LinkNavigation } = await import("@shop/web/ui/link-navigation.client.tsx");
  const root = createRoot(document.querySelector("div") as Element);
  render = (prefetches) =>
    act(async () =>
      root.render(
        <AppRouterContext value={router as unknown as ContextType<typeof AppRouterContext>}>
          <LinkNavigation prefetches={prefetches} />
          <a href="/books?for=kids#shelf">
            <b>Books</b>
          </a>
          <a href="/cart" data-prefetch="no">
            <b>Cart</b>
          </a>
          <a href="/files/sample.pdf" data-loads>
            <b>Sample</b>
          </a>
        </AppRouterContext>,
      ),
    );
  unmount = () => act(async () => root.unmount());
});
afterEach(() => unmount());

const find = (words: string) =>
  Array.from(document.querySelectorAll("b")).find((element) => element.textContent === words);

/** Whether the browser is left to follow the link. */
const send = (words: string, event: Event) => find(words)?.dispatchEvent(event);
const click = (words: string, keys: MouseEventInit = {}) =>
  send(words, new MouseEvent("click", { bubbles: true, cancelable: true, ...keys }));

test("a click on a link opens its page in this document", async () => {
  await render(true);

  expect(click("Books")).toBe(false);
  expect(router.push.mock.calls).toEqual([[`${origin}/books?for=kids#shelf`]]);
});

test.each([
  ["with Ctrl", "Books", { ctrlKey: true }],
  ["with Command", "Books", { metaKey: true }],
  ["with Shift", "Books", { shiftKey: true }],
  ["with another button", "Books", { button: 1 }],
  ["on a file", "Sample", {}],
])("a click %s is the browser's", async (_how, words, keys) => {
  await render(true);
  // jsdom can't open pages.
  const stop = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  window.addEventListener("click", stop, { once: true });

  click(words, keys);

  expect(stop).toHaveBeenCalledOnce();
  expect(router.push).not.toHaveBeenCalled();
});

test("a click that something else takes isn't followed", async () => {
  await render(true);
  find("Cart")?.addEventListener("click", (event) => event.preventDefault());

  click("Cart");

  expect(router.push).not.toHaveBeenCalled();
});

test.each(["mouseover", "touchstart", "focusin"])("on %s, a link's page is prefetched", async (sign) => {
  await render(true);

  send("Books", new Event(sign, { bubbles: true }));
  send("Cart", new Event(sign, { bubbles: true }));
  send("Sample", new Event(sign, { bubbles: true }));

  expect(router.prefetch.mock.calls).toEqual([[`${origin}/books?for=kids#shelf`]]);
});

test("a preview prefetches nothing, and opens pages the same way", async () => {
  await render(false);

  send("Books", new Event("mouseover", { bubbles: true }));
  click("Books");

  expect(router.prefetch).not.toHaveBeenCalled();
  expect(router.push).toHaveBeenCalledOnce();
});
