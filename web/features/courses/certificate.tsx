import type { CoursePage } from "#content/content-types.ts";
import { Arc } from "#ui/arc.tsx";
import { Hanging } from "#ui/hanging.tsx";
import styles from "./certificate.module.css";

export interface CertificateProps {
  course: Pick<CoursePage, "title" | "subtitle" | "stats" | "instructor">;
  /** The site's name. */
  school: string | null;
}

/** A sample of the certificate that comes with a course's CEUs. Nothing for a course without any. */
export function Certificate({ course, school }: CertificateProps) {
  const { title, subtitle, stats, instructor } = course;
  if (!stats?.ceuCount) return null;
  const units = `${stats.ceuCount} ${stats.ceuCount === 1 ? "CEU" : "CEUs"}`;
  return (
    <Hanging title="Certificate">
      <figure className={styles.figure}>
        <div className={styles.certificate}>
          <p className={styles.school}>{school}</p>
          <p className={styles.kind}>Certificate of completion</p>
          <p className={styles.name}>Your name</p>
          <Arc shape="leap" className={styles.arc} />
          <p className={styles.course}>
            {title}
            {subtitle && <span className={styles.subtitle}>{subtitle}</span>}
          </p>
          <p className={styles.units}>{units}</p>
          <p className={styles.instructor}>{instructor?.name}</p>
          <p className={styles.sample}>Sample</p>
        </div>
        <figcaption className={styles.caption}>
          When you’ve finished, you get a certificate with your name and {units}, continuing education units.
        </figcaption>
      </figure>
    </Hanging>
  );
}
