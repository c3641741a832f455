import { findPrintFaults } from "./find-print-faults.ts";
import { expect, test } from "./shop-test.ts";

/** Tests that each page has no blank sheet and no text on another when it's printed. */
export function definePrintingTests(paths: readonly string[]): void {
  for (const path of paths)
    test(`${path} is printed without blank pages and with no text on another`, async ({ shop, page }) => {
      await shop.open(path);

      expect(await findPrintFaults(page)).toEqual([]);
    });
}
