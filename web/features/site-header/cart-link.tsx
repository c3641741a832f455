import Link from "next/link";

export interface CartLinkProps {
  className?: string | undefined;
}

/** The cart is the shopper's own, so its page is never fetched ahead. */
export function CartLink({ className }: CartLinkProps) {
  return (
    <Link className={className} href="/cart" prefetch={false}>
      Cart
    </Link>
  );
}
