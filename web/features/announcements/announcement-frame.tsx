import type { ReactNode } from "react";
import styles from "./announcement-frame.module.css";

/** The bar's ground and width, around a message. */
export function AnnouncementFrame({ children }: { children: ReactNode }) {
  return (
    <section className={styles.bar} data-ground="ink" aria-label="Announcements">
      <div className={styles.row}>{children}</div>
    </section>
  );
}
