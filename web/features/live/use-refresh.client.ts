"use client";
import { useRouter } from "next/navigation";
import { useCallback, useEffect, useState, useTransition } from "react";

/**
 * Returns a function that refreshes the page, one refresh at a time. When the answers of two are on their way, Next takes the page for
 * another one: it asks again, and then reloads the page, which loses what was typed and where it was scrolled to.
 */
export function useRefresh(): () => void {
  const router = useRouter();
  const [isWanted, setWanted] = useState(false);
  const [isRefreshing, startRefresh] = useTransition();
  useEffect(() => {
    if (!isWanted || isRefreshing) return;
    startRefresh(() => {
      setWanted(false);
      router.refresh();
    });
  }, [isWanted, isRefreshing, router]);
  return useCallback(() => setWanted(true), []);
}
