// Preloaded into every process of the stack, which would otherwise outlive its parent and keep its port. Child
// processes inherit the preload, but their own channel to their parent stays unchanged.
if (process.channel && process.env["FOLLOWED_PARENT"] === String(process.ppid)) {
  process.once("disconnect", () => {
    process.kill(process.pid, "SIGTERM");
    // A server waiting for open streams would never exit.
    setTimeout(() => process.kill(process.pid, "SIGKILL"), 10_000).unref();
  });
  process.channel.unref();
}
