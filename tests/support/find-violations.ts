import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** Where a page breaks WCAG 2.2 AA, as far as axe can tell: each rule with the places that break it. */
export async function findViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  return violations.map(({ id, nodes }) => ({ id, places: nodes.map(({ target }) => target) }));
}
