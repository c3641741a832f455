import { act } from "react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { builtinEnvironments } from "vitest/runtime";

const onRevoke = vi.fn<() => void>();
let element: HTMLElement;
let showButton: () => Promise<void>;

beforeAll(async () => {
  await builtinEnvironments.jsdom.setup(globalThis, {});
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  // jsdom has none.
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  // React looks for a browser when it loads.
  const { createRoot } = await import("react-dom/client");
  const { LayerProvider, ThemeProvider } = await import("@sanity/ui");
  const { buildTheme } = await import("@sanity/ui/theme");
  const { RevokeButton } = await import("@shop/studio/preview-links/revoke-button.tsx");
  showButton = async () => {
    element = document.body.appendChild(document.createElement("main"));
    await act(async () =>
      createRoot(element).render(
        <ThemeProvider theme={buildTheme()}>
          <LayerProvider>
            <RevokeButton onRevoke={onRevoke} title="For Ana" />
          </LayerProvider>
        </ThemeProvider>,
      ),
    );
  };
});
beforeEach(async () => {
  onRevoke.mockClear();
  await showButton();
});
afterEach(() => element.remove());

const readDialog = () => document.querySelector("[role=dialog]")?.textContent;

const press = (name: string) =>
  act(async () => [...document.querySelectorAll("button")].find((one) => one.textContent === name)?.click());

test("a link isn't revoked before the editor has confirmed it", async () => {
  await press("Revoke");

  expect(readDialog()).toContain("“For Ana” stops working");
  expect(onRevoke).not.toHaveBeenCalled();
  await press("Revoke link");
  expect(onRevoke).toHaveBeenCalledOnce();
  expect(readDialog()).toBeUndefined();
});

test("a link that an editor decides not to revoke keeps working, and focus returns to the button", async () => {
  await press("Revoke");
  await press("Cancel");

  expect(readDialog()).toBeUndefined();
  expect(onRevoke).not.toHaveBeenCalled();
  expect(document.activeElement?.textContent).toBe("Revoke");
});
