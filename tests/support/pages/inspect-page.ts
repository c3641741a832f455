import { expect, type Page } from "@playwright/test";
import { testStack } from "../test-stack.ts";
import { findOverflow } from "./find-overflow.ts";
import { measureLayoutShift } from "./measure-layout-shift.ts";
import { readThrough } from "./read-through.ts";

interface Visit {
  path: string;
  country: "US" | "CA";
}

/** Wide and narrow, and what WCAG 1.4.4 and 1.4.10 ask: the smallest phone, and text of twice the size, without scrolling sideways. */
const screens = [
  { width: 1280, text: 16 },
  { width: 768, text: 16 },
  { width: 360, text: 16 },
  { width: 320, text: 16 },
  { width: 640, text: 32 },
  { width: 320, text: 32 },
];

/** What web vitals call good (https://web.dev/articles/cls); a font that arrives late on a busy machine makes up to 0.08 of it. */
const goodLayoutShift = 0.1;

/**
 * Opens a page that the visitor has seen before at the window's size, with motion, and says in words what is wrong with it: layout
 * shifts, prices in another currency. Leaves it open, with reduced motion.
 */
export async function inspectPage(page: Page, visit: Visit): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const others = await readPage(page, visit);
  const shift = await measureLayoutShift(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  if (shift.sum <= goodLayoutShift) return others;
  return [`shifts its layout by ${shift.sum.toFixed(3)}: ${shift.parts.join(" ; ")}`, ...others];
}

/** Opens a page, goes down to its end and says in words which of its prices are in another currency. */
export async function readPage(page: Page, { path, country }: Visit): Promise<string[]> {
  await page.context().addCookies([{ name: "country", value: country, url: testStack.siteUrl }]);
  await page.goto(path, { waitUntil: "load" });
  await readThrough(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  return findOtherPrices(page, country);
}

/** Says in words what makes the open page scroll sideways on any screen, and leaves it with large text on the smallest. */
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

/**
 * Amounts that are not in the shopper's currency; what is saved and other shops' prices are not said in it (requirements §9.31).
 */
async function findOtherPrices(page: Page, country: "US" | "CA"): Promise<string[]> {
  const text = await page.locator("body").innerText();
  const amounts = text.match(/(?<!US|Save )\$[\d,]+\.\d\d(?: CAD)?/g) ?? [];
  const others = amounts.filter((amount) => amount.endsWith(" CAD") !== (country === "CA"));
  return others.length > 0 ? [`shows ${others.join(", ")}`] : [];
}
