"use client";

import { TurningMessages } from "#features/announcements/turning-messages.client.tsx";
import { WalletMessage } from "#features/announcements/wallet-message.tsx";
import { useWalletSession } from "#features/wallet/use-wallet-session.client.ts";
import type { Announcement } from "#lib/content-types.ts";
import styles from "./announcement-bar.module.css";

export interface AnnouncementBarProps {
  announcements: Announcement[];
}

/** The bar on top of every page (SPEC §2, §4): messages that take turns, or one for schools that shop with their wallet. */
export function AnnouncementBar({ announcements }: AnnouncementBarProps) {
  const session = useWalletSession();
  if (!session && announcements.length === 0) return null;
  return (
    <section className={styles.bar} data-ground="ink" aria-label="Announcements">
      <div className={styles.row}>
        {session ? <WalletMessage /> : <TurningMessages announcements={announcements} />}
      </div>
    </section>
  );
}
