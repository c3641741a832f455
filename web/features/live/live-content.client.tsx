"use client";
import { useRouter } from "next/navigation";
import { startTransition, useEffect } from "react";
import { connectLiveEvents } from "./connect-live-events.ts";

interface LiveContentProps {
  url: string;
  drafts: boolean;
}

/** By then, the webhook has expired the changed content, whatever reported the change. */
const webhookTime = 1500;

/** Keeps an open page up to date: it changes within a second of a publish, or of an edit when drafts are shown. */
export function LiveContent({ url, drafts }: LiveContentProps) {
  const router = useRouter();
  useEffect(() => {
    const refresh = () => startTransition(() => router.refresh());
    const refreshTags = async (tags: string[]) => {
      const hasExpired = await expire(tags);
      refresh();
      if (!hasExpired) setTimeout(refresh, webhookTime);
    };
    return connectLiveEvents({
      url,
      onChange: drafts ? refresh : refreshTags,
      onMissed: refresh,
      // A draft changes with each keystroke, also between the page's rendering and the first event.
      ...(drafts && { onRefused: refresh, mayBeOutdated: true }),
    });
  }, [router, url, drafts]);
  return null;
}

/** Whether everything with these tags has expired. A restarting site doesn't respond. */
async function expire(tags: string[]): Promise<boolean> {
  const answer = await fetch("/api/live/refresh", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ tags }),
  }).catch(() => null);
  return answer?.status === 204;
}
