"use client";
import { useSiteData } from "#lib/use-site-data.client.ts";
import type { ActiveWalletSession } from "#providers/wallet/wallet.ts";

const noSession: { data: ActiveWalletSession | null } = { data: null };
const errorMessage = "Reading the wallet session failed.";

/** The school wallet session; null until it's loaded and without one (requirements §4.82). */
export function useWalletSession(): ActiveWalletSession | null {
  return useSiteData("/api/cw/sessions/active", errorMessage, noSession).data;
}
