/**
 * Aborts when this process is asked to stop: Ctrl-C, termination, a closed terminal, or the end of its parent. Ctrl-C
 * arrives several times (from the terminal, npm and the bootstrap), so repeats within two seconds are ignored; a later
 * one exits at once.
 */
export function createStopSignal(): AbortSignal {
  const controller = new AbortController();
  let firstSignalAt = 0;
  const onSignal = () => {
    if (!controller.signal.aborted) {
      firstSignalAt = Date.now();
      controller.abort();
    } else if (Date.now() - firstSignalAt > 2000) process.exit(130);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, onSignal);
  if (process.channel) {
    process.once("disconnect", onSignal);
    process.channel.unref();
  }
  return controller.signal;
}
