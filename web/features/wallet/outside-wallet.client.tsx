"use client";

import type { ReactNode } from "react";
import { useWalletSession } from "#features/wallet/use-wallet-session.client.ts";

/** What a school that shops with its wallet does not see (requirements §6.2). */
export function OutsideWallet({ children }: { children: ReactNode }) {
  return useWalletSession() ? null : children;
}
