interface LiveEvents {
  url: string;
  /** Content with these tags has changed. */
  onChange: (tags: string[]) => void;
  /** Changes may have been missed. */
  onMissed: () => void;
  /** Events have ended for this page, such as a preview whose link was revoked. */
  onRefused?: () => void;
}

/** A page that rendered during a change may be outdated. Nobody waits longer than this for a page. */
const rendering = 5000;

const pollInterval = 30_000;
const maxPause = 30_000;

/**
 * Listens to live events, from Sanity or from the site, while the page is visible. Browsers allow six connections per
 * host over HTTP/1.1, and background tabs need none. Handles `welcome`, `message`, `restart` and `goaway` like
 * @sanity/client's live client. Returns a function that stops.
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
      // The browser reconnects by itself, unless it was refused.
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

/** Whether the site reported a change within the last `ms`. Sanity's events don't say. */
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
