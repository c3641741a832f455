import { CartQuantity } from "#features/site-header/cart-quantity.client.tsx";

export interface CartLinkProps {
  className?: string | undefined;
}

/** Not prefetched, because the cart is specific to the shopper. */
export function CartLink({ className }: CartLinkProps) {
  return (
    <a className={className} href="/cart" data-prefetch="no" data-opens="cart">
      Cart
      <CartQuantity />
    </a>
  );
}
