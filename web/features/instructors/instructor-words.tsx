import type { ReactNode } from "react";
import type { Instructor } from "#content/content-types.ts";
import { RichText } from "#ui/rich-text.tsx";
import styles from "./instructor-words.module.css";

export interface InstructorWordsProps {
  instructor: Pick<Instructor, "role" | "shortBio" | "about">;
  heading: "h1" | "h2";
  /** The name, linked or not. */
  children: ReactNode;
}

/** An instructor's role, name, and story. Empty fields are left out. */
export function InstructorWords({
  instructor: { role, shortBio, about },
  heading: Heading,
  children,
}: InstructorWordsProps) {
  return (
    <div className={styles.words}>
      {role && <p className={styles.role}>{role}</p>}
      <Heading className={styles.name}>{children}</Heading>
      {shortBio && <p className={styles.introduction}>{shortBio}</p>}
      <RichText value={about} />
    </div>
  );
}
