import type { SitePaths } from "#content/content-types.ts";
import { SiteLink } from "#ui/site-link.tsx";
import styles from "./trust-line.module.css";

export interface TrustLineProps {
  paths: SitePaths;
  /** Whether it's about courses, which open by themselves once they have a learning site ID. */
  opensCourses?: boolean;
  /** Whether it's about printed books. */
  shipsBooks?: boolean;
  /** Continuing education units of a course that has some (requirements §9.23). */
  ceuCount?: number | null | undefined;
}

const refundsPath = "/requests/refund";

/** What a buyer can count on, beside each buy button: refunds, how soon a course opens, its credits, and where books go. */
export function TrustLine({ paths, opensCourses = false, shipsBooks = false, ceuCount }: TrustLineProps) {
  return (
    <ul className={styles.promises} aria-label="Good to know">
      <li>
        {/* Without its page, the promise is plain text. */}
        <SiteLink href={paths.has(refundsPath) ? refundsPath : null}>30-day refunds</SiteLink>
      </li>
      {opensCourses && <li>Opens within minutes</li>}
      {ceuCount ? <li>Earns {ceuCount} CEUs</li> : null}
      {shipsBooks && <li>Ships to Canada and the United States</li>}
    </ul>
  );
}
