import { expect, type Locator } from "@playwright/test";
import { minFillMs } from "@shop/web/lib/form-guard.ts";

/** Until the script has the form, and the page has been open as long as a person needs at least. */
export async function untilFormReady(form: Locator): Promise<void> {
  await expect(form).toHaveJSProperty("noValidate", true);
  await expect.poll(() => form.page().evaluate(() => performance.now())).toBeGreaterThan(minFillMs);
}
