import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";

// A browser parses the minified file in two thirds of the time, and each visit does that anew.
const axe = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

const options: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
  resultTypes: ["violations"],
  // We can't fix an outside service's player.
  iframes: false,
};

/**
 * Where a page, or the part of it at a selector, violates WCAG 2.2 AA according to axe: each rule with its elements. A missing
 * part is an error.
 */
export async function findViolations(page: Page, part = "html") {
  const { violations } = await page.evaluate<AxeResults>(
    `${axe}; axe.run(${JSON.stringify(part)}, ${JSON.stringify(options)})`,
  );
  return violations.map(({ id, nodes }) => ({ id, places: nodes.map(({ target }) => target) }));
}
