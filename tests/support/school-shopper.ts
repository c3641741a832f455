import type { Page } from "@playwright/test";
import { testStack } from "./test-stack.ts";

/** Comes from the wallet's site, as a school's shopper does. */
export async function shopForSchool(page: Page, school = "Lincoln Elementary"): Promise<void> {
  await page.goto(testStack.walletUrl);
  await page.getByRole("button", { name: `Shop for ${school}` }).click();
  await page.waitForURL(`${testStack.siteUrl}/`);
}

/** Moves the wallet's clock ahead. */
export async function advanceWallet(ms: number): Promise<void> {
  await fetch(`${testStack.walletUrl}/_emulator/advance`, { method: "POST", body: JSON.stringify({ ms }) });
}
