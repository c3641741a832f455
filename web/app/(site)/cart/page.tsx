import type { Metadata } from "next";
import { CartView } from "#features/cart/cart-view.tsx";
import { readShopperCart } from "#features/cart/read-shopper-cart.server.ts";
import { toReason } from "#features/cart/reasons.ts";

export const metadata: Metadata = { title: "Cart", robots: { index: false } };

// The page waits for the cart instead of streaming it in later: what is streamed needs JavaScript to be seen.
export const instant = false;

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function CartPage({ searchParams }: Props) {
  // First: a prerender stops here, before the cookies are asked for.
  const { problem } = await searchParams;
  const cart = await readShopperCart().catch((error: unknown) => {
    console.error("A cart could not be read.", error);
    return "unreadable" as const;
  });
  return <CartView cart={cart} notice={toReason(problem)} />;
}
