import { giftsPath } from "#features/site-header/header-entries.ts";
import { OutsideWallet } from "#features/wallet/outside-wallet.client.tsx";
import type { NamedLink } from "#content/content-types.ts";
import { SiteLink } from "#ui/site-link.tsx";

export interface HeaderLinkProps {
  link: NamedLink;
  className?: string | undefined;
}

/** A header link as a list item. Gifts are hidden in a school wallet session. */
export function HeaderLink({ link: { label, href }, className }: HeaderLinkProps) {
  const isGifts = href === giftsPath;
  const item = (
    <li {...(isGifts && { "data-wallet": "outside" })}>
      <SiteLink className={className} href={href}>
        {label}
      </SiteLink>
    </li>
  );
  return isGifts ? <OutsideWallet>{item}</OutsideWallet> : item;
}
