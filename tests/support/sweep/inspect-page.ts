import { expect, type Page, test } from "@playwright/test";
import { findViolations } from "../find-violations.ts";
import { measureLayoutShift } from "../measure-layout-shift.ts";
import { testStack } from "../test-stack.ts";

/** One visit: a currency, and the widths the page is then read at; it loads at the first. */
const visits = [
  { country: "US", widths: [1280, 768] },
  { country: "CA", widths: [360] },
] as const;

/** What is wrong with these pages as they are drawn, in words: jumps, sideways scrolling, other currencies, broken accessibility. */
export async function inspectPages(page: Page, paths: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { country, widths } of visits) {
    await page.context().addCookies([{ name: "country", value: country, url: testStack.siteUrl }]);
    for (const path of paths) {
      const visit = `${path} (${country})`;
      await test.step(visit, async () => {
        const found = [
          ...(await findJumps(page, path, widths[0])),
          ...(await findFaults(page, country, widths)),
        ];
        faults.push(...found.map((fault) => `${visit} ${fault}`));
      });
    }
  }
  return faults;
}

async function findJumps(page: Page, path: string, width: number): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: null });
  await page.setViewportSize({ width, height: 900 });
  const shift = await measureLayoutShift(page, path);
  return shift > 0.05 ? [`jumps by ${shift.toFixed(3)} at ${width} px`] : [];
}

async function findFaults(page: Page, country: "US" | "CA", widths: readonly number[]): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const faults = await findOtherPrices(page, country);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overflow > 0) faults.push(`scrolls sideways by ${overflow} px at ${width} px`);
  }
  const violations = await findViolations(page);
  return [...faults, ...violations.map(({ id, places }) => `breaks ${id} at ${places.join(" ; ")}`)];
}

/** Amounts that are not in the shopper's currency; what is saved and other shops' prices are not said in it (SPEC §9). */
async function findOtherPrices(page: Page, country: "US" | "CA"): Promise<string[]> {
  const text = await page.locator("body").innerText();
  const amounts = text.match(/(?<!US|Save )\$[\d,]+\.\d\d(?: CAD)?/g) ?? [];
  const others = amounts.filter((amount) => amount.endsWith(" CAD") !== (country === "CA"));
  return others.length > 0 ? [`shows ${others.join(", ")}`] : [];
}
