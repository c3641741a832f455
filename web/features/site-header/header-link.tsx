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
  const item = (
    <li>
      <SiteLink className={className} href={href}>
        {label}
      </SiteLink>
    </li>
  );
  return href === giftsPath ? <OutsideWallet>{item}</OutsideWallet> : item;
}
