import { act } from "react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { builtinEnvironments } from "vitest/runtime";
import type { PageEdit } from "@shop/web/features/preview/page-undo/page-edit.ts";

const undo = vi.fn<() => void>();
const sections = [{ _key: "hero" }];
const removed: PageEdit = { id: "drafts.page", before: { sections }, after: { sections: [] } };
const added: PageEdit = { id: "drafts.page", before: { sections: [] }, after: { sections } };
let show: (latest: PageEdit) => Promise<void>;
let unmount: () => Promise<void>;

beforeAll(async () => {
  await builtinEnvironments.jsdom.setup(globalThis, {});
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  document.body.innerHTML = '<main id="main" tabindex="-1"></main><div></div>';
});
beforeEach(async () => {
  undo.mockClear();
  // React looks for a browser when it loads.
  const { createRoot } = await import("react-dom/client");
  const { UndoLine } = await import("@shop/web/features/preview/page-undo/undo-line.client.tsx");
  const root = createRoot(document.querySelector("div") as Element);
  show = (latest) => act(async () => root.render(<UndoLine latest={latest} undo={undo} />));
  unmount = () => act(async () => root.unmount());
  await show(removed);
});
afterEach(() => unmount());

const readLine = () => document.querySelector("output")?.textContent;

const press = (key: string, ctrlKey = false) =>
  act(async () =>
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, ctrlKey, bubbles: true })),
  );

test("the line about an edit goes when it's dismissed, and the focus stays on the page", async () => {
  const button = document.querySelector<HTMLButtonElement>("[aria-label=Dismiss]");
  button?.focus();
  await act(async () => button?.click());

  expect(readLine()).toBe("");
  expect(document.activeElement?.id).toBe("main");
});

test("Escape dismisses the line, and Ctrl+Z still undoes the edit", async () => {
  await press("Escape");
  expect(readLine()).toBe("");

  await press("z", true);
  expect(undo).toHaveBeenCalledOnce();
});

test("after the line was dismissed, the next edit has one", async () => {
  await press("Escape");
  await show(added);

  expect(readLine()).toContain("Section added.");
});
