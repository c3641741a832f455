import type { Metadata } from "next";
import { openCart } from "#commerce/cart/cart.server.ts";
import { readPageMetadata } from "#content/page-metadata.server.ts";
import { readSiteSettings } from "#content/site-settings.server.ts";
import { readView } from "#content/view.server.ts";
import { CartView } from "#features/cart/cart-view.tsx";
import { readSeenCart } from "#features/cart/cart-memory.server.ts";
import { readNotice } from "#features/cart/read-notice.ts";
import { toMetadata } from "#features/metadata/to-metadata.server.ts";

export async function generateMetadata(): Promise<Metadata> {
  const view = await readView();
  const [meta, settings] = await Promise.all([readPageMetadata("/cart", view), readSiteSettings(view)]);
  return toMetadata({ settings, path: "/cart", title: "Cart", meta, isIndexed: false });
}

// The page waits for the cart instead of streaming it in later: what is streamed needs JavaScript to be seen.
export const instant = false;

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function CartPage({ searchParams }: Props) {
  // First: a prerender stops here, before the cookies are asked for.
  const { says } = await searchParams;
  const { cart } = await openCart(await readSeenCart()).read();
  return <CartView cart={cart} notice={readNotice(says)} />;
}
