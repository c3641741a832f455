import { SiteLink } from "#ui/site-link.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import type { SiteSettings } from "#content/content-types.ts";
import { toSocialMark } from "#features/site-header/social-marks.ts";
import styles from "./social-links.module.css";

export interface SocialLinksProps {
  links: SiteSettings["socialLinks"];
}

/** Links to social networks in new windows. A network without an icon shows its name. */
export function SocialLinks({ links }: SocialLinksProps) {
  if (!links?.length) return null;
  return (
    <ul className={styles.links}>
      {links.map(({ _key, label, href }) => {
        const mark = toSocialMark(href);
        return (
          <li key={_key}>
            <SiteLink className={styles.link} href={href}>
              {mark ? (
                <>
                  <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true">
                    <path d={mark} />
                  </svg>
                  <VisuallyHidden>{label}</VisuallyHidden>
                </>
              ) : (
                label
              )}
            </SiteLink>
          </li>
        );
      })}
    </ul>
  );
}
