import type { CartLine } from "#commerce/cart/cart.ts";
import { toSavedCart, toSavedItems } from "#commerce/cart/saved-cart.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { Field } from "#ui/field.tsx";
import { SiteLink } from "#ui/site-link.tsx";

export interface SaveCartProps {
  lines: readonly CartLine[];
  /** The site's address, for a link that works anywhere. */
  siteUrl: string;
}

/** A link to the cart for later, or for somebody else. The link is the whole memory, so nothing is stored, and nobody is named. */
export function SaveCart({ lines, siteUrl }: SaveCartProps) {
  const items = toSavedItems(lines);
  if (items.length === 0) return null;
  const path = `/cart?saved=${toSavedCart(items)}`;
  return (
    <Disclosure summary="Save or share this cart" size="small">
      <Field
        label="Link to this cart"
        hint="Keep it for later, or send it to someone. It has what’s in the cart and how many, but no names, cards, or codes."
        defaultValue={`${siteUrl}${path}`}
        readOnly
      />
      <SiteLink href={path}>Open the link</SiteLink>
    </Disclosure>
  );
}
