interface LiveEvents {
  url: string;
  /** What is behind these tags has changed. */
  onChange: (tags: string[]) => void;
  /** Something may have changed while nobody listened. */
  onMissed: () => void;
  /** The events are over for this page, as for a preview whose link was taken back. */
  onRefused?: () => void;
}

/** A page that is being rendered while something changes may be the old one; nobody waits longer for a page. */
const rendering = 5000;

const pollInterval = 30_000;
const maxPause = 30_000;

/**
 * Follows live events, Sanity's or the shop's, while the page is visible: a browser has six connections to a host over HTTP/1.1,
 * and tabs in the background need none. Speaks `welcome`, `message`, `restart` and `goaway` as @sanity/client's live client
 * does. Returns a function that stops.
 */
export function connectLiveEvents({ url, onChange, onMissed, onRefused }: LiveEvents): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasConnected = false;
  let failures = 0;

  const close = () => {
    clearTimeout(timer);
    source?.close();
    source = null;
  };

  const open = () => {
    close();
    source = new EventSource(url);
    source.addEventListener("welcome", ({ data }) => {
      failures = 0;
      if (wasConnected || hasChangedSince(data, performance.now() + rendering)) onMissed();
      wasConnected = true;
    });
    source.addEventListener("message", (event) => onChange(parseTags(event.data)));
    source.addEventListener("restart", onMissed);
    source.addEventListener("goaway", poll);
    source.addEventListener("error", () => {
      // The browser tries again by itself unless it was refused.
      if (source?.readyState !== EventSource.CLOSED) return;
      failures += 1;
      if (failures === 1) onRefused?.();
      timer = setTimeout(open, Math.min(maxPause, 500 * 2 ** failures));
    });
  };

  const poll = () => {
    close();
    timer = setTimeout(() => {
      onMissed();
      poll();
    }, pollInterval);
  };

  const follow = () => (document.visibilityState === "visible" ? open() : close());

  follow();
  document.addEventListener("visibilitychange", follow);
  return () => {
    document.removeEventListener("visibilitychange", follow);
    close();
  };
}

/** Whether the site has told of a change within the last `ms`. Sanity's own events don't say. */
function hasChangedSince(data: unknown, ms: number): boolean {
  const { quietFor } = parseEvent(data);
  return typeof quietFor === "number" && quietFor < ms;
}

function parseTags(data: unknown): string[] {
  const { tags } = parseEvent(data);
  return Array.isArray(tags) ? tags.filter((tag) => typeof tag === "string") : [];
}

function parseEvent(data: unknown): { tags?: unknown; quietFor?: unknown } {
  const parsed: unknown = typeof data === "string" ? JSON.parse(data) : null;
  return parsed && typeof parsed === "object" ? parsed : {};
}
