import { setTimeout as delay } from "node:timers/promises";
import { expect, type Page } from "@playwright/test";

/**
 * To be called before the Studio is loaded, and its answer once it is there: waits until its screen stands. The Studio draws its
 * whole screen once more some time after the first, and forgets what was typed until then.
 */
export function watchStudioScreen(page: Page): { stands: () => Promise<void> } {
  const drawn = drawnTwice(page);
  return {
    stands: async () => {
      await drawn;
      await expect(async () => {
        const screen = await page.getByTestId("studio-layout").elementHandle();
        await delay(700);
        expect(await screen?.evaluate((element) => element.isConnected)).toBe(true);
      }).toPass();
    },
  };
}

/** Each time the Studio draws its whole screen it asks whether it is the newest. */
async function drawnTwice(page: Page): Promise<void> {
  let draws = 0;
  const isSecond = (url: URL) => {
    if (url.searchParams.get("tag") === "sanity.studio.module.version-check") draws += 1;
    return draws === 2;
  };
  await page
    .waitForRequest((request) => isSecond(new URL(request.url())), { timeout: 20_000 })
    .catch(() => console.log("The Studio drew its screen but once."));
}
