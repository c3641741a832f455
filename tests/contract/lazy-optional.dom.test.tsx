import { act, type ComponentType, Suspense } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { builtinEnvironments } from "vitest/runtime";
import { lazyOptional } from "@shop/web/lib/lazy-optional.ts";

const Estimate = ({ seats }: { seats: number }) => <p>{seats} seats</p>;
const load = vi.fn<() => Promise<ComponentType<{ seats: number }>>>();
let show: (seats: number) => Promise<void>;
let unmount: () => Promise<void>;

beforeEach(async () => {
  await builtinEnvironments.jsdom.setup(globalThis, {});
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  vi.useFakeTimers();
  load.mockReset().mockRejectedValueOnce(new Error("The connection was lost.")).mockResolvedValue(Estimate);
  // React looks for a browser when it loads.
  const { createRoot } = await import("react-dom/client");
  const LazyEstimate = lazyOptional(load);
  document.body.innerHTML = "<div></div>";
  const root = createRoot(document.querySelector("div") as Element);
  show = (seats) =>
    act(async () =>
      root.render(
        <>
          <textarea />
          <Suspense fallback={<p>Enter your seats.</p>}>
            <LazyEstimate seats={seats} />
          </Suspense>
        </>,
      ),
    );
  unmount = () => act(async () => root.unmount());
});
afterEach(async () => {
  await unmount();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const readPart = () => document.querySelector("p")?.textContent;

test("a part that can't be loaded is left out, and what's typed stays", async () => {
  await show(1);
  const field = document.querySelector("textarea") as HTMLTextAreaElement;
  field.value = "Dear Ana";

  await show(2);

  expect(readPart()).toBe("Enter your seats.");
  expect(document.querySelector("textarea")).toBe(field);
  expect(field.value).toBe("Dear Ana");
  expect(console.warn).toHaveBeenCalledWith("A part of the page didn't load.", expect.any(Error));
});

test.each([
  ["once the browser is back online", () => dispatchEvent(new Event("online"))],
  ["a second later", () => vi.advanceTimersByTime(1000)],
])("a part that couldn't be loaded comes %s", async (_when, pass) => {
  await show(2);

  await act(async () => pass());

  expect(readPart()).toBe("2 seats");
});
