// Preloaded into every process of the stack: without its parent it would live on and keep its port.
if (process.channel) {
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
  process.channel.unref();
}
