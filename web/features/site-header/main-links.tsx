import type { HeaderEntry } from "#features/site-header/header-entries.ts";
import { HeaderLink } from "#features/site-header/header-link.tsx";
import { HeaderMenu } from "#features/site-header/header-menu.client.tsx";
import { MenuLinks } from "#features/site-header/menu-links.tsx";
import styles from "./main-links.module.css";

export interface MainLinksProps {
  entries: HeaderEntry[];
}

/** The header's links and menus in one line. The wordmark is the home link. */
export function MainLinks({ entries }: MainLinksProps) {
  return (
    <ul className={styles.links}>
      {entries.map((entry) => {
        switch (entry.kind) {
          case "home":
            return null;
          case "link":
            return <HeaderLink className={styles.link} key={entry.link._key} link={entry.link} />;
          case "menu":
            return (
              <li key={entry.label}>
                <HeaderMenu label={entry.label}>
                  <MenuLinks groups={entry.groups} />
                </HeaderMenu>
              </li>
            );
          default:
            return entry satisfies never;
        }
      })}
    </ul>
  );
}
