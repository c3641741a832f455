/** Sends a change, and tells whether it went as asked. */
type Send = () => Promise<boolean>;

/** Groups a burst of clicks into one change. */
const debounceMs = 300;

// Shared by the whole page, so that leaving it or the checkout sends what it's waiting for.
const waiting = new Set<Send>();

/** Sends a change once the shopper pauses. The returned function stops that, unless the change was sent. */
export function sendLater(send: Send): () => void {
  let sent: Promise<boolean> | undefined;
  const now = () => {
    sent ??= send().finally(() => waiting.delete(now));
    return sent;
  };
  const timer = setTimeout(now, debounceMs);
  waiting.add(now);
  return () => {
    clearTimeout(timer);
    if (!sent) waiting.delete(now);
  };
}

/** Sends these changes without a pause, and tells whether all of them, and those on their way, went as asked. */
export async function sendNow(): Promise<boolean> {
  const sent = await Promise.all(Array.from(waiting, (now) => now()));
  return !sent.includes(false);
}
