import type { CartLine } from "#commerce/cart/cart.ts";
import { SiteLink } from "#ui/site-link.tsx";
import { toLinePath } from "./line-path.ts";

/** A line's product, linked to its page. */
export const LineTitle = ({ line }: { line: CartLine }) => (
  <SiteLink href={toLinePath(line)}>{line.merchandise.product.title}</SiteLink>
);
