/** Waits while the browser is offline, and calls `onWait` if it is. */
export async function waitUntilOnline(onWait: () => void): Promise<void> {
  if (navigator.onLine) return;
  onWait();
  await new Promise((resolve) => addEventListener("online", resolve, { once: true }));
}
