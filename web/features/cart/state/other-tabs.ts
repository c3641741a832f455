const name = "cart";

/** Tells the other tabs of this browser that the cart has changed. A channel does not hear itself, but another of its name here would. */
export function notifyOtherTabs(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has no other origin.
  listening?.postMessage("changed");
}

let listening: BroadcastChannel | null = null;

/** Calls back when another tab has changed the cart, until `signal` aborts. */
export function subscribeToOtherTabs(onChange: () => void, signal: AbortSignal): void {
  const channel = new BroadcastChannel(name);
  listening = channel;
  channel.addEventListener("message", onChange);
  signal.addEventListener("abort", () => {
    channel.close();
    if (listening === channel) listening = null;
  });
}
