import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { builtinEnvironments } from "vitest/runtime";

// As in tests/flows/translated.spec.ts, for the parts that need no browser.
await builtinEnvironments.jsdom.setup(globalThis, {});
// React looks for a browser when it loads.
const { flushSync } = await import("react-dom");
const { createRoot } = await import("react-dom/client");
const { RosterTable } = await import("@shop/web/features/courses/roster-table.tsx");
const { EstimateSummary } = await import("@shop/web/features/requests/estimate-summary.tsx");
const { toSeatsName } = await import("@shop/web/features/requests/estimate.ts");
const { ResultList } = await import("@shop/web/features/search/result-list.tsx");

const classroom = {
  courses: [{ handle: "level-1a", title: "Level 1A", prices: { USD: "79.0", CAD: "109.0" } }],
  discounts: [],
};
const toEstimate = (seats: string) => (
  <output>
    <EstimateSummary texts={{ [toSeatsName("level-1a")]: seats }} classroom={classroom}>
      <span>Enter your seats.</span>
    </EstimateSummary>
  </output>
);
const toResults = (term: string) => (
  <ResultList
    matches={[
      {
        document: { id: "a", type: "page", path: "/a", title: "Numbers, family, and food", names: [] },
        terms: [term],
      },
    ]}
  />
);

test.each<[string, ReactNode, ReactNode, string]>([
  [
    "class list",
    <RosterTable key="a" text={"Ana\nBo bo@"} quantity="1" />,
    <RosterTable key="a" text={"Ana\nBo"} quantity="1" />,
    "2 students, 2 seats",
  ],
  ["class list without rows", <RosterTable key="a" text="Ana" quantity="1" />, toEstimate(""), "Enter"],
  ["estimate", toEstimate(""), toEstimate("12"), "$948.00 12 seats. Before tax."],
  ["estimate without seats", toEstimate("12"), toEstimate(""), "Enter your seats."],
  ["search result", toResults("family"), toResults("food"), "Numbers, family, and food"],
])("a %s that the browser has translated can change", (_name, before, after, text) => {
  const place = document.createElement("div");
  const root = createRoot(place);
  flushSync(() => root.render(before));
  for (const words of listTexts(place)) translate(words);

  flushSync(() => root.render(after));

  expect(place.textContent).toContain(text);
  root.unmount();
});

function listTexts(place: Element): Text[] {
  const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  return found;
}

function translate(words: Text): void {
  const translation = document.createElement("font");
  translation.textContent = `¡${words.data}!`;
  words.replaceWith(translation);
}
