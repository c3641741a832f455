import { CartQuantity } from "#features/site-header/cart-quantity.client.tsx";
import { LocalLink } from "#ui/local-link.client.tsx";

export interface CartLinkProps {
  className?: string | undefined;
}

/** Not prefetched, because the cart is specific to the shopper. */
export function CartLink({ className }: CartLinkProps) {
  return (
    <LocalLink className={className} href="/cart" prefetch={false} data-opens="cart">
      Cart
      <CartQuantity />
    </LocalLink>
  );
}
