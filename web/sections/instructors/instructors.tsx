import { documentPath } from "@shop/schemas/paths.ts";
import { Portrait } from "#features/courses/portrait.tsx";
import type { Section } from "#content/content-types.ts";
import { ArcRule } from "#ui/arc-rule.tsx";
import { Band } from "#ui/band.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import styles from "./instructors.module.css";

export interface InstructorsProps {
  section: Section<"instructors">;
}

/** Instructors with portraits. The second is lower than the first. */
export function Instructors({ section: { title, people } }: InstructorsProps) {
  const knownPeople = people?.filter((person) => person !== null) ?? [];
  if (knownPeople.length === 0) return null;
  return (
    <Band>
      <ArcRule at="start" />
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.people}>
        {knownPeople.map((person) => (
          <li className={styles.person} key={person._id}>
            <Portrait figure={person.image} sizes="(width >= 60rem) 34rem, 100vw" />
            <div className={styles.words}>
              <h3 className={styles.name}>
                <SiteLink href={documentPath(person)}>{person.name}</SiteLink>
              </h3>
              <p className={styles.role}>{person.role}</p>
              <p className={styles.introduction}>{person.shortBio}</p>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}
