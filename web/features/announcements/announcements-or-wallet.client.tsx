"use client";

import type { ReactNode } from "react";
import { useWalletSession } from "#features/wallet/use-wallet-session.client.ts";
import styles from "./announcement-bar.module.css";

export interface AnnouncementsOrWalletProps {
  /** Shown in a school wallet session. */
  wallet: ReactNode;
  /** Shown otherwise; null when there are no announcements, which hides the bar. */
  children: ReactNode;
}

export function AnnouncementsOrWallet({ wallet, children }: AnnouncementsOrWalletProps) {
  const content = useWalletSession() ? wallet : children;
  return (
    content && (
      <section className={styles.bar} data-ground="ink" aria-label="Announcements">
        <div className={styles.row}>{content}</div>
      </section>
    )
  );
}
