import type { SitePaths } from "#content/content-types.ts";
import { SiteLink } from "#ui/site-link.tsx";
import styles from "./places-to-look.module.css";

const places = [
  { title: "Courses", href: "/courses", line: "For adults and for kids, at your own pace." },
  { title: "Books", href: "/books", line: "Our workbooks, and books by others about ASL and Deaf life." },
  { title: "Free lessons", href: "/free-lessons/asl-level-1", line: "Start today, without an account." },
  { title: "Quizzes", href: "/quizzes", line: "Find your level, or see what you know." },
  { title: "Dictionary", href: "/asl/dictionary", line: "How to make each sign, from A to Z." },
] as const;

export interface PlacesToLookProps {
  paths: SitePaths;
}

/** Links to the site's main parts, as far as it has them. */
export function PlacesToLook({ paths }: PlacesToLookProps) {
  const shown = places.filter(({ href }) => paths.has(href));
  return (
    <ul className={styles.places}>
      {shown.map(({ title, href, line }) => (
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
