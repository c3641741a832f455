import type { ReactNode } from "react";
import type { Figure } from "#content/content-types.ts";
import { Band } from "#ui/band.tsx";
import { Picture } from "#ui/picture.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import styles from "./form-section.module.css";

export interface FormSectionProps {
  /** The anchor. */
  id: string;
  titleId: string;
  title: string | null;
  text: string | null;
  image: Figure | null;
  /** True for a page's first section: its title is the page's, and the form is beside it. */
  opensPage: boolean;
  ground: "paper" | "sand";
  children: ReactNode;
}

/** A form under a heading, or beside it on the first screen of a page that people come to for the form. */
export function FormSection({
  id,
  titleId,
  title,
  text,
  image,
  opensPage,
  ground,
  children,
}: FormSectionProps) {
  if (!opensPage)
    return (
      <Band id={id} ground={ground} aria-labelledby={titleId}>
        <SectionHead title={title} text={text} id={titleId} />
        <div>{children}</div>
      </Band>
    );
  return (
    <Band id={id} ground={ground} space="none" aria-labelledby={titleId}>
      <div className={styles.words}>
        <h1 className={styles.title} id={titleId}>
          {title}
        </h1>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      <div className={styles.form}>{children}</div>
      {image?.asset && (
        <div className={styles.picture}>
          <Picture figure={image} sizes="(width >= 60rem) 42vw, 100vw" maxWidth={1200} />
        </div>
      )}
    </Band>
  );
}

/** In place of a form. Without a support address, nobody would get what visitors send, or could be asked when it fails. */
export const UnavailableForm = () => <p>This form isn’t available right now. Please come back later.</p>;
