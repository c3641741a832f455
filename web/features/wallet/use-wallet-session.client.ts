"use client";

import { useSyncExternalStore } from "react";
import { createVisitorValue, readOwn } from "#lib/visitor-value.ts";
import type { WalletSession } from "../../providers/wallet/wallet.ts";

const walletSession = createVisitorValue<WalletSession | null>({
  initial: null,
  read: async () => (await readOwn<{ data: WalletSession | null }>("/api/cw/sessions/active")).data,
  complaint: "The wallet session could not be read.",
});

/** The school whose funds the visitor shops with; null before that is known, and for everybody else (SPEC §4). */
export function useWalletSession(): WalletSession | null {
  return useSyncExternalStore(walletSession.subscribe, walletSession.get, () => null);
}
