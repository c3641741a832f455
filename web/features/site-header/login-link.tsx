import { SiteLink } from "#ui/site-link.tsx";
import styles from "./login-link.module.css";

export interface LoginLinkProps {
  href: string | null | undefined;
  children: string;
}

/** A link to the learning site, under the two names of requirements §2.36. */
export function LoginLink({ href, children }: LoginLinkProps) {
  if (!href) return null;
  return (
    <SiteLink className={styles.login} href={href} data-login>
      {children}
    </SiteLink>
  );
}
