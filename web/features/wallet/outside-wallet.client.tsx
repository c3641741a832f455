"use client";

import type { ReactNode } from "react";
import { useWalletSession } from "#features/wallet/use-wallet-session.client.ts";

/**
 * Hides its children in a school wallet session (requirements §6.2). They have `data-wallet="outside"`, by which
 * `visitor-styles.ts` hides them without JavaScript.
 */
export function OutsideWallet({ children }: { children: ReactNode }) {
  return useWalletSession() ? null : children;
}
