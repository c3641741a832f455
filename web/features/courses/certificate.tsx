import type { CoursePage } from "#content/content-types.ts";
import { countOf } from "#lib/count-of.ts";
import { SideHeadingBand } from "#ui/side-heading-band.tsx";
import styles from "./certificate.module.css";

export interface CertificateProps {
  course: Pick<CoursePage, "title" | "stats" | "instructor">;
  /** The site's name. */
  school: string | null;
}

/** A sample of the certificate that comes with a course's CEUs. Nothing for a course without any. */
export function Certificate({ course: { title, stats, instructor }, school }: CertificateProps) {
  if (!stats?.ceuCount) return null;
  const units = countOf(stats.ceuCount, "CEU");
  return (
    <SideHeadingBand title="Certificate">
      <figure className={styles.figure}>
        <div className={styles.certificate}>
          <p className={styles.school}>{school}</p>
          <p>Certificate of completion (sample)</p>
          <p className={styles.name}>Your name</p>
          <p className={styles.course}>{title}</p>
          <p className={styles.units}>{units}</p>
          <p>{instructor?.name}</p>
        </div>
        <figcaption>
          When you’ve finished, you get a certificate with your name and {units}, continuing education units.
        </figcaption>
      </figure>
    </SideHeadingBand>
  );
}
