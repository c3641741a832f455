import { SiteLink } from "#ui/site-link.tsx";
import styles from "./places-to-look.module.css";

const places = [
  { title: "Courses", href: "/courses", line: "For adults and for kids, at your own pace." },
  { title: "Books", href: "/books", line: "Our workbooks, and books on ASL and Deaf life by others." },
  { title: "Free lessons", href: "/free-lessons/asl-level-1", line: "Begin today, without an account." },
  { title: "Dictionary", href: "/asl/dictionary", line: "How each sign is made, from A to Z." },
] as const;

/** The parts of the shop that somebody may have been looking for. */
export function PlacesToLook() {
  return (
    <ul className={styles.places}>
      {places.map(({ title, href, line }) => (
        <li className={styles.place} key={href}>
          <SiteLink className={styles.title} href={href}>
            {title}
          </SiteLink>
          <p className={styles.line}>{line}</p>
        </li>
      ))}
    </ul>
  );
}
