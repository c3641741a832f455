/**
 * Aborts when this process is asked to stop: Ctrl-C, termination, a closed terminal, or the end of its parent. Ctrl-C
 * arrives several times (from the terminal, npm and the bootstrap), so repeats within two seconds are ignored; a later
 * one exits at once.
 */
export function createStopSignal(): AbortSignal {
  const controller = new AbortController();
  let askedAt = 0;
  const ask = () => {
    if (!controller.signal.aborted) {
      askedAt = Date.now();
      controller.abort();
    } else if (Date.now() - askedAt > 2000) process.exit(130);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, ask);
  if (process.channel) {
    process.once("disconnect", ask);
    process.channel.unref();
  }
  return controller.signal;
}
