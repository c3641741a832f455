import type { Page } from "@playwright/test";
import axe, { type AxeResults, type RunOptions } from "axe-core";

const options: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
  resultTypes: ["violations"],
  // A service's player is not ours to mend.
  iframes: false,
};

/**
 * Where a page, or the part of it at a selector, breaks WCAG 2.2 AA, as far as axe can tell: each rule with the places that
 * break it. A part that isn't there is an error.
 */
export async function findViolations(page: Page, part = "html") {
  const { violations } = await page.evaluate<AxeResults>(
    `${axe.source}; axe.run(${JSON.stringify(part)}, ${JSON.stringify(options)})`,
  );
  return violations.map(({ id, nodes }) => ({ id, places: nodes.map(({ target }) => target) }));
}
