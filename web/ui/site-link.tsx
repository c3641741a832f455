import type { ComponentProps } from "react";
import { isExternal, toSafeHref } from "#ui/safe-href.ts";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";

export interface SiteLinkProps extends Pick<ComponentProps<"a">, "children" | "className"> {
  href: string | null | undefined;
  /** Other sites open in a new window, except as a step of the same task, such as checkout. */
  opens?: "new-window" | "here";
  /** Lets the browser load the page, which opens a disclosure for the URL's hash. Next's router would only scroll. */
  loads?: boolean;
  /** Marks the link to the learning site. */
  "data-login"?: boolean;
  /** The `rel` of an external link, such as `sponsored`. */
  rel?: string | undefined;
}

/**
 * A link to one of our pages, or to another site in a new window, which it announces. An unsafe link becomes plain
 * text.
 */
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
  return (
    <a href={address} {...(loads && { "data-loads": true })} {...rest}>
      {children}
    </a>
  );
}
