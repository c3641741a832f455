import { giftsPath } from "#features/site-header/header-entries.ts";
import { OutsideWallet } from "#features/wallet/outside-wallet.client.tsx";
import type { NamedLink } from "#content/content-types.ts";
import { SiteLink } from "#ui/site-link.tsx";

export interface HeaderLinkProps {
  link: NamedLink;
  className?: string | undefined;
}

/** A link of the header as an item of its list; the one to the gifts is not for schools that shop with their wallet. */
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
