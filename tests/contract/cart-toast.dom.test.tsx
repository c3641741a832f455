import type { CartToastProps } from "@shop/web/features/cart/overlays/cart-toast.client.tsx";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { builtinEnvironments } from "vitest/runtime";

const undo = { path: "/api/cart/lines", method: "POST", body: {} } as const;
let unmount: () => void;

beforeAll(async () => {
  await builtinEnvironments.jsdom.setup(globalThis, {});
  // jsdom doesn't scroll.
  vi.stubGlobal("scrollTo", () => undefined);
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => unmount());

/** A page with the message that a line was removed. */
async function openPage(body: string, handlers: Partial<Pick<CartToastProps, "onSend" | "onDismiss">>) {
  // React looks for a browser when it loads.
  const { flushSync } = await import("react-dom");
  const { createRoot } = await import("react-dom/client");
  const { CartToast } = await import("@shop/web/features/cart/overlays/cart-toast.client.tsx");
  document.body.innerHTML = `<main id="main" tabindex="-1"></main>${body}<div></div>`;
  const root = createRoot(document.querySelector("div") as Element);
  unmount = () => root.unmount();
  const { onSend = async () => null, onDismiss = () => undefined } = handlers;
  flushSync(() =>
    root.render(<CartToast message={{ text: "Removed", undo }} onSend={onSend} onDismiss={onDismiss} />),
  );
}

/** Presses Undo, and waits for the shop's answer. */
async function undoRemoval(body: string) {
  const answered = Promise.resolve({ problems: [], lastAddedId: "gid://shopify/CartLine/7" });
  await openPage(body, { onSend: () => answered });
  (document.activeElement as HTMLElement).click();
  await answered;
}

const show = async (html: string) => {
  document.querySelector("main")?.insertAdjacentHTML("beforeend", html);
  // Observers hear of it afterward.
  await Promise.resolve();
};

const line = '<ul><li id="line-7"><h2><a href="/books/a">A book</a></h2><button>Remove</button></li></ul>';

test("Undo leads to the line once it's back", async () => {
  await undoRemoval("");
  expect(document.activeElement?.id).toBe("main");

  await show(line);

  expect(document.activeElement?.textContent).toBe("A book");
});

test("Undo leads to the closed list that has the line", async () => {
  await undoRemoval("");

  await show(`<details><summary>Who the seats are for</summary>${line}</details>`);

  expect(document.activeElement?.textContent).toBe("Who the seats are for");
});

test("Undo leaves the focus of a shopper who has gone on", async () => {
  await undoRemoval('<a href="/books">Books</a>');
  document.querySelector<HTMLElement>('[href="/books"]')?.focus();

  await show(line);

  expect(document.activeElement?.textContent).toBe("Books");
});

test("Escape dismisses a message with buttons, unless a dialog is open", async () => {
  const onDismiss = vi.fn<() => void>();
  await openPage("<dialog open></dialog>", { onDismiss });
  const press = () =>
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));

  press();
  const calls = [onDismiss.mock.calls.length];
  document.querySelector("dialog")?.remove();
  press();
  calls.push(onDismiss.mock.calls.length);

  expect(calls).toEqual([0, 1]);
  expect(document.activeElement?.id).toBe("main");
});
