"use client";
import { useRouter } from "next/navigation";
import { startTransition, useEffect } from "react";
import { connectLiveEvents } from "./connect-live-events.ts";

/** Keeps an open page up to date: it rerenders when a webhook expires what it may show. */
export function LiveExpirations() {
  const router = useRouter();
  useEffect(() => {
    const refresh = () => startTransition(() => router.refresh());
    return connectLiveEvents({ url: "/api/live/expirations", onChange: refresh, onMissed: refresh });
  }, [router]);
  return null;
}
