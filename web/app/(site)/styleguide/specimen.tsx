import type { ReactNode } from "react";
import styles from "./specimen.module.css";

export interface SpecimenProps {
  /** What it is called in the code, or the state that it shows. */
  name: string;
  children: ReactNode;
}

/** One thing shown beside its name. */
export function Specimen({ name, children }: SpecimenProps) {
  return (
    <div className={styles.specimen}>
      <p className={styles.name}>{name}</p>
      <div className={styles.thing}>{children}</div>
    </div>
  );
}
