import type { Metadata } from "next";
import { Suspense } from "react";
import { CartView } from "#features/cart/cart-view.tsx";
import { CartSkeleton } from "#features/cart/cart-skeleton.tsx";
import { readShopperCart } from "#features/cart/read-shopper-cart.server.ts";
import { toReason } from "#features/cart/reasons.ts";

export const metadata: Metadata = { title: "Cart", robots: { index: false } };

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default function CartPage(props: Props) {
  return (
    <Suspense fallback={<CartSkeleton />}>
      <ShopperCart {...props} />
    </Suspense>
  );
}

async function ShopperCart({ searchParams }: Props) {
  // First: a prerender stops here, before the cookies are asked for.
  const { problem } = await searchParams;
  const cart = await readShopperCart().catch((error: unknown) => {
    console.error("A cart could not be read.", error);
    return "unreadable" as const;
  });
  return <CartView cart={cart} notice={toReason(problem)} />;
}
