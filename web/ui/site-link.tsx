import type { ComponentProps } from "react";
import { LocalLink } from "#ui/local-link.client.tsx";
import { isExternal, toSafeHref } from "#ui/safe-href.ts";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";

export interface SiteLinkProps extends Pick<ComponentProps<"a">, "children" | "className"> {
  href: string | null | undefined;
  /** Whether another site opens in a new window, as it does unless the way leads there, as to the checkout. */
  opens?: "new-window" | "here";
  /** Has the browser load the page: it opens a disclosure that the address ends in, where Next's router would only scroll. */
  loads?: boolean;
  /** What the shop says of another site, such as that its link is paid for. */
  rel?: string | undefined;
}

/** A link to a page of ours or to another site, which opens in a new window and says so. An unsafe address leaves the words. */
export function SiteLink({
  href,
  opens = "new-window",
  loads = false,
  rel = "noopener",
  children,
  ...rest
}: SiteLinkProps) {
  const address = toSafeHref(href);
  if (!address) return <span {...rest}>{children}</span>;
  if (isExternal(address) && opens === "new-window") {
    return (
      <a href={address} target="_blank" rel={rel} {...rest}>
        {children}
        <VisuallyHidden> (opens in a new window)</VisuallyHidden>
      </a>
    );
  }
  if (loads || !address.startsWith("/")) {
    return (
      <a href={address} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <LocalLink href={address} {...rest}>
      {children}
    </LocalLink>
  );
}
