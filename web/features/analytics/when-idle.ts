const interactions = ["pointerdown", "keydown", "scroll"] as const;
const longestWaitMs = 4000;

/** Runs a task once, when the visitor does something or the browser is idle. Returns the function that cancels it. */
export function whenIdle(task: () => void): () => void {
  const stop = new AbortController();
  const run = () => {
    if (stop.signal.aborted) return;
    stop.abort();
    task();
  };
  for (const type of interactions) addEventListener(type, run, { signal: stop.signal, passive: true });
  // Safari has no idle callbacks.
  if ("requestIdleCallback" in globalThis) requestIdleCallback(run, { timeout: longestWaitMs });
  else setTimeout(run, longestWaitMs);
  return () => stop.abort();
}
