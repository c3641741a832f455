"use client";

import { createContext, useContext } from "react";
import styles from "./error-screen.module.css";

/** The digest of the error that the screen is about, which its boundary provides. */
export const ErrorDigest = createContext<string | null>(null);

/** The code with which support finds the error in the log. Only errors on the server have one. */
export function ErrorCode() {
  const digest = useContext(ErrorDigest);
  if (digest === null) return null;
  return (
    <p className={styles.code}>
      Error code: <code>{digest}</code>
    </p>
  );
}
