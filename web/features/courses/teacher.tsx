import { documentPath } from "@shop/schemas/paths.ts";
import { Portrait } from "#features/courses/portrait.tsx";
import type { CoursePage } from "#content/content-types.ts";
import { Band } from "#ui/band.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import styles from "./teacher.module.css";

export interface TeacherProps {
  instructor: CoursePage["instructor"];
}

/** A course's instructor and their bio. */
export function Teacher({ instructor }: TeacherProps) {
  if (!instructor?.name) return null;
  const { name, role, shortBio, about, image } = instructor;
  return (
    <Band>
      <div className={styles.portrait}>
        <Portrait figure={image} sizes="(width >= 40rem) 40vw, 100vw" />
      </div>
      <div className={styles.words}>
        <p className={styles.role}>{role}</p>
        <h2 className={styles.name}>
          <SiteLink href={documentPath(instructor)}>{name}</SiteLink>
        </h2>
        <p className={styles.introduction}>{shortBio}</p>
        <RichText value={about} />
      </div>
    </Band>
  );
}
