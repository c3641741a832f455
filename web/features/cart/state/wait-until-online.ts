/** Waits while the browser says that it is offline, which `onWait` is told of. */
export async function waitUntilOnline(onWait: () => void): Promise<void> {
  if (navigator.onLine) return;
  onWait();
  await new Promise((resolve) => addEventListener("online", resolve, { once: true }));
}
