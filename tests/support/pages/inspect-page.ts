import { expect, type Page } from "@playwright/test";
import { findViolations } from "../find-violations.ts";
import { testStack } from "../test-stack.ts";
import { findOverflow } from "./find-overflow.ts";
import { measureLayoutShift } from "./measure-layout-shift.ts";

interface Visit {
  path: string;
  country: "US" | "CA";
}

/** What WCAG 1.4.4 and 1.4.10 ask of a page: the smallest phone, and text of twice the size, without scrolling sideways. */
const screens = [
  { width: 320, text: 16 },
  { width: 640, text: 32 },
  { width: 320, text: 32 },
  { width: 768, text: 16 },
];

/**
 * Opens a page at the window's size and says in words what is wrong with it: layout shifts, prices in another currency, broken
 * accessibility. Leaves it open, with reduced motion.
 */
export async function inspectPage(page: Page, { path, country }: Visit): Promise<string[]> {
  await page.context().addCookies([{ name: "country", value: country, url: testStack.siteUrl }]);
  // With a visitor's cache: how a font arrives on a first visit depends on how busy the machine is.
  await page.goto(path, { waitUntil: "load" });
  const shift = await measureLayoutShift(page, path);
  const faults = shift > 0.05 ? [`shifts its layout by ${shift.toFixed(3)}`] : [];
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  faults.push(...(await findOtherPrices(page, country)));
  for (const { id, places } of await findViolations(page)) {
    faults.push(`breaks ${id} at ${places.join(" ; ")}`);
  }
  return faults;
}

/** Says in words what makes the open page scroll sideways, on its own screen and on others. */
export async function findOverflowOnScreens(page: Page): Promise<string[]> {
  const size = page.viewportSize();
  if (!size) throw new Error("The window has no size to go back to.");
  const faults: string[] = [];
  for (const screen of [{ width: size.width, text: 16 }, ...screens]) {
    const places = await findOverflow(page, screen);
    faults.push(
      ...places.map((place) => `scrolls sideways at ${screen.width} px, text ${screen.text} px: ${place}`),
    );
  }
  return faults;
}

/** Amounts that are not in the shopper's currency; what is saved and other shops' prices are not said in it (SPEC §9). */
async function findOtherPrices(page: Page, country: "US" | "CA"): Promise<string[]> {
  const text = await page.locator("body").innerText();
  const amounts = text.match(/(?<!US|Save )\$[\d,]+\.\d\d(?: CAD)?/g) ?? [];
  const others = amounts.filter((amount) => amount.endsWith(" CAD") !== (country === "CA"));
  return others.length > 0 ? [`shows ${others.join(", ")}`] : [];
}
