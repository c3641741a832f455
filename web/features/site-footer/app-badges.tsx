import { mobileAppPath } from "#features/site-header/site-links.ts";
import styles from "./app-badges.module.css";

const platforms = ["iPhone", "Android"];

/** Links to the mobile app page (requirements §2.17). */
export function AppBadges() {
  return (
    <ul className={styles.badges} aria-label="Mobile app">
      {platforms.map((platform) => (
        <li key={platform}>
          <a className={styles.badge} href={mobileAppPath}>
            <svg className={styles.mark} viewBox="0 0 16 24" aria-hidden="true">
              <path d="M4 1.5h8a2.5 2.5 0 0 1 2.5 2.5v16a2.5 2.5 0 0 1-2.5 2.5h-8a2.5 2.5 0 0 1-2.5-2.5V4A2.5 2.5 0 0 1 4 1.5M7 19h2" />
            </svg>
            App for {platform}
          </a>
        </li>
      ))}
    </ul>
  );
}
