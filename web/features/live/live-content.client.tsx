"use client";
import { useRouter } from "next/navigation";
import { startTransition, useEffect } from "react";
import { connectLiveEvents } from "./connect-live-events.ts";
import { refreshContent } from "./refresh-content.actions.ts";

interface LiveContentProps {
  url: string;
  drafts: boolean;
}

/** The webhook has expired the changed content by then, whoever else reported it. */
const webhookTime = 1500;

/** Keeps an open page true: it changes within a second of a publish, or of an edit when drafts are shown. */
export function LiveContent({ url, drafts }: LiveContentProps) {
  const router = useRouter();
  useEffect(() => {
    const refresh = () => startTransition(() => router.refresh());
    const refreshTags = async (tags: string[]) => {
      // A site that is just restarting, or has been built anew, cannot run the action; it can still be asked for the page.
      const outcome = await refreshContent(tags).catch(() => "busy" as const);
      if (outcome === "busy") setTimeout(refresh, webhookTime);
    };
    return connectLiveEvents({
      url,
      onChange: drafts ? refresh : (tags) => startTransition(() => refreshTags(tags)),
      onMissed: refresh,
    });
  }, [router, url, drafts]);
  return null;
}
