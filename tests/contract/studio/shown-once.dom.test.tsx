import { act } from "react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { builtinEnvironments } from "vitest/runtime";

const link = "https://shop.example/preview?token=abc";
let element: HTMLElement;
let showLink: () => Promise<void>;

beforeAll(async () => {
  await builtinEnvironments.jsdom.setup(globalThis, {});
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  // jsdom has none.
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  // React looks for a browser when it loads.
  const { createRoot } = await import("react-dom/client");
  const { ThemeProvider } = await import("@sanity/ui");
  const { buildTheme } = await import("@sanity/ui/theme");
  const { ShownOnce } = await import("@shop/studio/preview-links/shown-once.tsx");
  showLink = async () => {
    element = document.body.appendChild(document.createElement("main"));
    await act(async () =>
      createRoot(element).render(
        <ThemeProvider theme={buildTheme()}>
          <ShownOnce link={link} onAnother={() => {}} />
        </ThemeProvider>,
      ),
    );
  };
});
afterEach(() => element.remove());

const pressCopy = () =>
  act(async () =>
    [...element.querySelectorAll("button")].find((button) => /Copy/.test(button.textContent))?.click(),
  );

test("a preview link is copied", async () => {
  const writeText = vi.fn<Clipboard["writeText"]>(async () => {});
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  await showLink();

  await pressCopy();

  expect(writeText).toHaveBeenCalledWith(link);
  expect(element.textContent).toContain("Copied");
});

test("a preview link that can't be copied is selected, and the editor is told", async () => {
  vi.stubGlobal("navigator", { clipboard: undefined });
  await showLink();

  await pressCopy();

  expect(element.querySelector("[role=alert]")?.textContent).toContain("press Ctrl+C");
  expect(document.activeElement).toBe(element.querySelector("input"));
  expect(element.textContent).not.toContain("Copied");
});
