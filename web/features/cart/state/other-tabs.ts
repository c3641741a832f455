const name = "cart";

/**
 * Tells this browser's other tabs that the cart changed. Posts on the listening channel, because a second one would
 * notify this tab too.
 */
export function notifyOtherTabs(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- BroadcastChannel is same-origin.
  listening?.postMessage("changed");
}

let listening: BroadcastChannel | null = null;

/** Calls back when another tab changes the cart, until `signal` aborts. */
export function subscribeToOtherTabs(onChange: () => void, signal: AbortSignal): void {
  const channel = new BroadcastChannel(name);
  listening = channel;
  channel.addEventListener("message", onChange);
  signal.addEventListener("abort", () => {
    channel.close();
    if (listening === channel) listening = null;
  });
}
