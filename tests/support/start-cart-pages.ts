import type { StorefrontOptions } from "@shop/emulators/storefront/storefront.ts";
import { builtinEnvironments } from "vitest/runtime";
import type { OpenCartPage } from "./cart-page.tsx";
import { startHostedStorefront } from "./hosted-storefront.ts";
import type { RunningStorefront } from "./storefront.ts";

export interface CartPages {
  storefront: RunningStorefront;
  openCartPage: OpenCartPage;
}

/**
 * A hosted shop, and pages that sell what it has. Beside the server it is, this process becomes a browser until it ends: Vitest gives
 * each file of tests its own. React asks for a browser when it is loaded, so what needs React is imported afterwards.
 */
export async function startCartPages(options: Partial<StorefrontOptions> = {}): Promise<CartPages> {
  const storefront = await startHostedStorefront(options);
  await builtinEnvironments.jsdom.setup(globalThis, { jsdom: { url: "https://www.handshape.test/" } });
  const { openCartPage } = await import("./cart-page.tsx");
  return { storefront, openCartPage };
}
