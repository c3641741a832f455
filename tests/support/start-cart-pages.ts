import type { StorefrontOptions } from "@shop/emulators/storefront/storefront.ts";
import { builtinEnvironments } from "vitest/runtime";
import type { OpenCartPage } from "./cart-page.tsx";
import { startHostedStorefront } from "./hosted-storefront.ts";
import type { TestStorefront } from "./storefront.ts";

export interface CartPages {
  storefront: TestStorefront;
  openCartPage: OpenCartPage;
}

/**
 * A hosted shop, and pages that sell its products. From here on, this process is a browser as well as the server. Vitest runs
 * each test file in its own process. React looks for a browser when it loads, so everything that needs React is imported
 * afterward.
 */
export async function startCartPages(options: Partial<StorefrontOptions> = {}): Promise<CartPages> {
  const storefront = await startHostedStorefront(options);
  await builtinEnvironments.jsdom.setup(globalThis, { jsdom: { url: "https://www.handshape.test/" } });
  const { openCartPage } = await import("./cart-page.tsx");
  return { storefront, openCartPage };
}
