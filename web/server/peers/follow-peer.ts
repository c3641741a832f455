import { setTimeout as wait } from "node:timers/promises";
import { createParser } from "eventsource-parser";
import { z } from "zod";
import { describeFetchError } from "../describe-fetch-error.ts";
import { heartbeatMs, peersPath, processHeader, toPeerToken } from "./answer-peer.ts";

interface PeerOptions {
  /** The peer's origin. */
  url: string;
  secret: string;
  /** This process's id. */
  processId: string;
  /** These tags expired there. */
  onExpired: (tags: readonly string[]) => void;
  /** Something may have expired there that it can't name: it has restarted, or was out of reach for long. */
  onMissed: () => void;
  log: (line: string) => void;
  pauseMs?: number;
}

const tagsSchema = z.array(z.string());

const maxSilenceMs = 3 * heartbeatMs;

/** Follows a peer's changes, and connects again whenever the connection is lost. Returns a function that stops. */
export function followPeer(options: PeerOptions): () => void {
  const { url, secret, processId, onExpired, onMissed, log, pauseMs = 500 } = options;
  const stop = new AbortController();
  let lastId: string | undefined;
  let isFollowing = true;

  const note = (following: boolean, line: string) => {
    if (following !== isFollowing) log(line);
    isFollowing = following;
  };

  const follow = async () => {
    const silence = new AbortController();
    const timer = setTimeout(() => silence.abort(new Error("It's silent.")), maxSilenceMs);
    try {
      const response = await fetch(url + peersPath, {
        headers: {
          authorization: `Bearer ${toPeerToken(secret)}`,
          [processHeader]: processId,
          ...(lastId !== undefined && { "last-event-id": lastId }),
        },
        signal: AbortSignal.any([stop.signal, silence.signal]),
      });
      if (response.status === 204) stop.abort();
      if (!response.ok || !response.body) throw new Error(`It responded with ${response.status}.`);
      const parser = createParser({
        onEvent: ({ id, event, data }) => {
          if (event === "missed") onMissed();
          else onExpired(tagsSchema.parse(JSON.parse(data)));
          lastId = id;
        },
      });
      const decoder = new TextDecoder();
      for await (const chunk of response.body) {
        note(true, `Following the peer ${url} again.`);
        timer.refresh();
        parser.feed(decoder.decode(chunk, { stream: true }));
      }
    } finally {
      clearTimeout(timer);
    }
  };

  const followAlways = async () => {
    while (!stop.signal.aborted) {
      await follow().catch((error: unknown) => {
        if (!stop.signal.aborted)
          note(
            false,
            `Can't follow the peer ${url}, so what expires there will show up here late. ${describeFetchError(error)}`,
          );
      });
      await wait(pauseMs, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  };

  void followAlways();
  return () => stop.abort();
}
