"use client";

import { isInAreas } from "@shop/schemas/vocabulary/site-areas.ts";
import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { useWalletSession } from "#features/wallet/use-wallet-session.client.ts";
import { AnnouncementFrame } from "./announcement-frame.tsx";
import { type Message, RotatingAnnouncements } from "./rotating-announcements.client.tsx";

export interface AnnouncementsOrWalletProps {
  /** The bar in a school wallet session. */
  wallet: ReactNode;
  messages: readonly (Message & {
    /** The parts of the site that show it; all without any. */
    areas: readonly string[];
  })[];
}

/** A page without a message has no bar. */
export function AnnouncementsOrWallet({ wallet, messages }: AnnouncementsOrWalletProps) {
  const path = usePathname();
  const shown = messages.filter(({ areas }) => isInAreas(path, areas));
  if (useWalletSession()) return wallet;
  if (shown.length === 0) return null;
  return (
    <AnnouncementFrame>
      <RotatingAnnouncements messages={shown} />
    </AnnouncementFrame>
  );
}
