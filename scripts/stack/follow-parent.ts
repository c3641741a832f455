// Preloaded into every process of the stack: without its parent it would live on and keep its port.
// What such a process spawns inherits the preload, and has a channel to its own parent that must stay as it is.
if (process.channel && process.env["FOLLOWED_PARENT"] === String(process.ppid)) {
  process.once("disconnect", () => {
    process.kill(process.pid, "SIGTERM");
    // A server that waits for its open streams to end would wait forever.
    setTimeout(() => process.kill(process.pid, "SIGKILL"), 10_000).unref();
  });
  process.channel.unref();
}
