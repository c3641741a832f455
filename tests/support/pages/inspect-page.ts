import { expect, type Page } from "@playwright/test";
import { testStack } from "../test-stack.ts";
import { findOverflow } from "./find-overflow.ts";
import { measureLayoutShift } from "./measure-layout-shift.ts";
import { readThrough } from "./read-through.ts";

interface Visit {
  path: string;
  country: "US" | "CA";
}

/**
 * Wide and narrow screens, plus what WCAG 1.4.4 and 1.4.10 require: no sideways scrolling on the smallest phone and at 200% text
 * size.
 */
const screens = [
  { width: 1280, text: 16 },
  { width: 768, text: 16 },
  { width: 360, text: 16 },
  { width: 320, text: 16 },
  { width: 640, text: 32 },
  { width: 320, text: 32 },
];

/** What Web Vitals call good (https://web.dev/articles/cls). A font that loads late on a busy machine causes up to 0.08 of it. */
const goodLayoutShift = 0.1;

/**
 * Opens a page that the visitor has seen before at this window size, with motion, and describes what's wrong: layout shifts,
 * prices in another currency. Leaves it open, with reduced motion.
 */
export async function inspectPage(page: Page, visit: Visit): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const others = await readPage(page, visit);
  const shift = await measureLayoutShift(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  if (shift.sum <= goodLayoutShift) return others;
  return [`shifts its layout by ${shift.sum.toFixed(3)}: ${shift.parts.join(" ; ")}`, ...others];
}

/** Opens a page, scrolls to its end and describes prices in another currency. */
export async function readPage(page: Page, { path, country }: Visit): Promise<string[]> {
  await page.context().addCookies([{ name: "country", value: country, url: testStack.siteUrl }]);
  await page.goto(path, { waitUntil: "load" });
  await readThrough(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  return findOtherPrices(page, country);
}

/** Describes what makes the open page scroll sideways on any screen, and leaves it with large text on the smallest. */
export async function findOverflowOnScreens(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const screen of screens) {
    const places = await findOverflow(page, screen);
    faults.push(
      ...places.map((place) => `scrolls sideways at ${screen.width} px, text ${screen.text} px: ${place}`),
    );
  }
  return faults;
}

/** Amounts that aren't in the shopper's currency. Savings and other shops' prices are exempt (requirements §9.31). */
async function findOtherPrices(page: Page, country: "US" | "CA"): Promise<string[]> {
  const text = await page.locator("body").innerText();
  const amounts = text.match(/(?<!US|Save )\$[\d,]+\.\d\d(?: CAD)?/g) ?? [];
  const others = amounts.filter((amount) => amount.endsWith(" CAD") !== (country === "CA"));
  return others.length > 0 ? [`shows ${others.join(", ")}`] : [];
}
