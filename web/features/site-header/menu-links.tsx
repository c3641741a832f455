import type { HeaderEntry } from "#features/site-header/header-entries.ts";
import { HeaderLink } from "#features/site-header/header-link.tsx";
import styles from "./menu-links.module.css";

export type MenuLinksProps = Pick<Extract<HeaderEntry, { kind: "menu" }>, "groups">;

/** A header menu's links, one column per group. */
export function MenuLinks({ groups }: MenuLinksProps) {
  return (
    <div className={styles.groups}>
      {groups.map(({ title, links }) => (
        <div className={styles.group} key={title}>
          {title && <p className={styles.title}>{title}</p>}
          <ul className={styles.links}>
            {links.map((link) => (
              <HeaderLink className={styles.link} key={link._key} link={link} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
