import { expect, test, vi } from "vitest";
import { builtinEnvironments } from "vitest/runtime";

test("Escape dismisses a message with buttons, unless a dialog is open", async () => {
  await builtinEnvironments.jsdom.setup(globalThis, {});
  // React looks for a browser when it loads.
  const { flushSync } = await import("react-dom");
  const { createRoot } = await import("react-dom/client");
  const { CartToast } = await import("@shop/web/features/cart/overlays/cart-toast.client.tsx");
  const onDismiss = vi.fn<() => void>();
  document.body.innerHTML = '<main id="main" tabindex="-1"></main><dialog open></dialog><div></div>';
  const root = createRoot(document.querySelector("div") as Element);
  const undo = { path: "/api/cart/lines", method: "POST", body: {} } as const;
  flushSync(() =>
    root.render(
      <CartToast message={{ text: "Removed", undo }} onSend={async () => null} onDismiss={onDismiss} />,
    ),
  );
  const press = () =>
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));

  press();
  const calls = [onDismiss.mock.calls.length];
  document.querySelector("dialog")?.remove();
  press();
  calls.push(onDismiss.mock.calls.length);

  expect(calls).toEqual([0, 1]);
  expect(document.activeElement?.id).toBe("main");
  root.unmount();
});
