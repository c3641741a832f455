import type { Service } from "../../scripts/stack/service.ts";

/** Suspends a process until the end of the block, so that it answers nothing and closes nothing. */
export function hang(service: Service | null): Disposable {
  const pid = service?.pid();
  if (pid === undefined) throw new Error("The process to suspend isn't running.");
  process.kill(pid, "SIGSTOP");
  return { [Symbol.dispose]: () => process.kill(pid, "SIGCONT") };
}
