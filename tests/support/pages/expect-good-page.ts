import type { Page } from "@playwright/test";
import { findViolations } from "../find-violations.ts";
import { expect } from "../shop-test.ts";
import { findOverflowOnScreens, inspectPage } from "./inspect-page.ts";
import { takeScreenshot } from "./take-screenshot.ts";
import { whereItDraws } from "./where-it-draws.ts";

const phone = { width: 360, height: 900 };

/** Visits a page on a phone: it doesn't shift, fits every screen, is accessible, and matches its screenshot. */
export async function expectGoodPage(page: Page, name: string, path: string): Promise<void> {
  await page.setViewportSize(phone);
  await whereItDraws(page, async (shown) => {
    expect.soft(await inspectPage(shown, { path, country: "CA" })).toEqual([]);
    expect.soft(await takeScreenshot(shown)).toMatchSnapshot(`${name}-${phone.width}.webp`);
    expect.soft(await findViolations(shown)).toEqual([]);
    expect.soft(await findOverflowOnScreens(shown)).toEqual([]);
  });
}
