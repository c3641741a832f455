import type { Page } from "@playwright/test";

interface LayoutShift {
  /** As Web Vitals count it. */
  sum: number;
  /** The elements that shifted, each as the start of its HTML. */
  parts: string[];
}

/** How far the open page's elements have shifted since it was opened. */
export async function measureLayoutShift(page: Page): Promise<LayoutShift> {
  return page.evaluate(async () => {
    // A shift is recorded once its frame has been drawn.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    const shifts = (observer.takeRecords() as unknown as ShiftEntry[]).filter(
      ({ hadRecentInput }) => !hadRecentInput,
    );
    const nodes = shifts.flatMap(({ sources }) => sources.map(({ node }) => node));
    return {
      sum: shifts.reduce((sum, { value }) => sum + value, 0),
      parts: nodes.map((node) => (node instanceof Element ? node.outerHTML.slice(0, 80) : "text")),
    };
  });
}

/** https://developer.mozilla.org/docs/Web/API/LayoutShift, which TypeScript's library doesn't include. */
interface ShiftEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null }[];
}
