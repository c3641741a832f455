import { CartQuantity } from "#features/site-header/cart-quantity.client.tsx";
import { LocalLink } from "#ui/local-link.client.tsx";

export interface CartLinkProps {
  className?: string | undefined;
}

/** The cart is the shopper's own, so its page is never fetched ahead. */
export function CartLink({ className }: CartLinkProps) {
  return (
    <LocalLink className={className} href="/cart" prefetch={false} data-opens="cart">
      Cart
      <CartQuantity />
    </LocalLink>
  );
}
