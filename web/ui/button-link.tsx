import type { ButtonTone } from "#ui/button.tsx";
import { SiteLink, type SiteLinkProps } from "#ui/site-link.tsx";
import styles from "./button.module.css";

export interface ButtonLinkProps extends SiteLinkProps {
  tone?: ButtonTone;
}

/** A link that looks like a button, for the main action. */
export function ButtonLink({ tone = "call", ...rest }: ButtonLinkProps) {
  return <SiteLink className={styles.button} data-tone={tone} {...rest} />;
}
