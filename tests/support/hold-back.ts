import type { Page, Request, Route } from "@playwright/test";

type IsHeld = (request: Request) => boolean;

/** Holds the first matching request until it's released. */
export const holdRequest = (page: Page, isHeld: IsHeld) =>
  hold(page, isHeld, async (route, until) => {
    await until();
    await route.continue();
  });

/** Holds the first matching response, as it is now, until it's released. */
export const holdAnswer = (page: Page, isHeld: IsHeld) =>
  hold(page, isHeld, async (route, until) => {
    const response = await route.fetch();
    await until();
    await route.fulfill({ response });
  });

async function hold(
  page: Page,
  isIt: IsHeld,
  pass: (route: Route, until: () => Promise<void>) => Promise<void>,
) {
  const held = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  let isFirst = true;
  await page.route("**", async (route, request) => {
    if (!isFirst || !isIt(request)) return route.fallback();
    isFirst = false;
    return pass(route, () => {
      held.resolve();
      return released.promise;
    });
  });
  return { isHeld: held.promise, release: () => released.resolve() };
}

const scripts = /\/_next\/static\/.*\.js/;

/** Holds the scripts of the pages that are opened from now on until they're released, as a slow line would. */
export async function holdScripts(page: Page) {
  const released = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await released.promise;
    await route.continue();
  });
  return { release: () => released.resolve() };
}

/** Loses the scripts that contain a text, or all of them, until they're found. */
export async function loseScripts(page: Page, text = "") {
  let areLost = true;
  await page.route(scripts, async (route) => {
    const response = await route.fetch();
    if (areLost && (await response.text()).includes(text)) await route.abort();
    else await route.fulfill({ response });
  });
  return { find: () => void (areLost = false) };
}
