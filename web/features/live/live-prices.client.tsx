"use client";
import { useRouter } from "next/navigation";
import { startTransition, useEffect } from "react";
import { connectLiveEvents } from "./connect-live-events.ts";

/** Keeps the prices of an open page true: it changes within a second of the shop's webhook. */
export function LivePrices() {
  const router = useRouter();
  useEffect(() => {
    const refresh = () => startTransition(() => router.refresh());
    return connectLiveEvents({ url: "/api/live/shop", onChange: refresh, onMissed: refresh });
  }, [router]);
  return null;
}
