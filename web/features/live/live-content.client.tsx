"use client";
import { useEffect, useState } from "react";
import { connectLiveEvents } from "./connect-live-events.ts";
import { useRefresh } from "./use-refresh.client.ts";

interface LiveContentProps {
  url: string;
  drafts: boolean;
  /** Whether it also rerenders when a webhook expires what it may show. */
  expirations: boolean;
  /** When the page was rendered, in ISO 8601, for events that tell what it has missed since. */
  renderedAt: string | null;
}

/** By then, the webhook has expired the changed content, whatever reported the change. */
const webhookTime = 1500;

/** Keeps an open page up to date: it changes within a second of a publish, or of an edit when drafts are shown. */
export function LiveContent({ url, drafts, expirations, renderedAt }: LiveContentProps) {
  const refresh = useRefresh();
  // The first time counts, because a refresh comes of events that have begun.
  const [since] = useState(renderedAt);
  useEffect(() => {
    const refreshTags = async (tags: string[]) => {
      const hasExpired = await expire(tags);
      refresh();
      if (!hasExpired) setTimeout(refresh, webhookTime);
    };
    return connectLiveEvents({
      url: since === null ? url : `${url}?since=${since}`,
      onChange: drafts ? refresh : refreshTags,
      onMissed: refresh,
      ...(drafts && { onRefused: refresh }),
    });
  }, [refresh, url, drafts, since]);
  useEffect(() => {
    if (!expirations) return;
    return connectLiveEvents({ url: "/api/live/expirations", onChange: refresh, onMissed: refresh });
  }, [refresh, expirations]);
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
