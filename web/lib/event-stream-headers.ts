/** Compression would hold an event back until the next one. */
export const eventStreamHeaders = {
  "content-type": "text/event-stream",
  "cache-control": "no-store, no-transform",
};
