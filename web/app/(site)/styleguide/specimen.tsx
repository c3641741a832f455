import type { ReactNode } from "react";
import styles from "./specimen.module.css";

export interface SpecimenProps {
  /** The component's name or the state shown. */
  name: string;
  children: ReactNode;
}

/** An example with its name. */
export function Specimen({ name, children }: SpecimenProps) {
  return (
    <div className={styles.specimen}>
      <p className={styles.name}>{name}</p>
      <div className={styles.thing}>{children}</div>
    </div>
  );
}
