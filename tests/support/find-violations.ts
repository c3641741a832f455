import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const options = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
  resultTypes: ["violations" as const],
};

/**
 * Where a page, or the part of it at a selector, breaks WCAG 2.2 AA, as far as axe can tell: each rule with the places that
 * break it. A part that isn't there is an error.
 */
export async function findViolations(page: Page, part = "html") {
  const { violations } = await new AxeBuilder({ page })
    .options(options)
    .include(part)
    // In the page itself: otherwise axe opens another one to put together what it found.
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => ({ id, places: nodes.map(({ target }) => target) }));
}
