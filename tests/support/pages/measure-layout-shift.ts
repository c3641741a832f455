import type { Page } from "@playwright/test";
import { readThrough } from "./read-through.ts";

/** How far a page's parts jumped about while it loaded and was read to its end, as web vitals count it. */
export async function measureLayoutShift(page: Page, path: string): Promise<number> {
  await page.goto(path, { waitUntil: "load" });
  await readThrough(page);
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list
            .getEntries()
            .filter((entry) => !("hadRecentInput" in entry && entry.hadRecentInput));
          resolve(shifts.reduce((sum, entry) => sum + ("value" in entry ? Number(entry.value) : 0), 0));
        }).observe({ type: "layout-shift", buffered: true });
        // A page on which nothing moved tells nothing.
        requestAnimationFrame(() => setTimeout(() => resolve(0), 200));
      }),
  );
}
