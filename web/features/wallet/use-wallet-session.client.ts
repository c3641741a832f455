"use client";
import { useSiteData } from "#lib/use-site-data.client.ts";
import type { WalletSession } from "#providers/wallet/wallet.ts";

const nobody: { data: WalletSession | null } = { data: null };
const complaint = "The wallet session could not be read.";

/** The school whose funds the visitor shops with; null before that is known, and for everybody else (requirements §4.82). */
export function useWalletSession(): WalletSession | null {
  return useSiteData("/api/cw/sessions/active", complaint, nobody).data;
}
