/**
 * Aborts when the person or the machine asks this process to stop: Ctrl-C, a termination, a closed terminal, or the
 * loss of the process that started it. Ctrl-C arrives several times (from the terminal, from npm, from the bootstrap),
 * so what follows within two seconds is the same wish; a later one ends the process at once.
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
