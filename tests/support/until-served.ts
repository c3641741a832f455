import type { ChildProcess } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";

/** Resolves once the URL's response is OK. Rejects if the process that should serve it ends first, or can't be started. */
export async function untilServed(url: string, server: ChildProcess, name: string): Promise<void> {
  const ended = new AbortController();
  const gone = new Promise<never>((_, reject) => {
    server.once("error", reject);
    server.once("exit", (code, signal) =>
      reject(new Error(`${name} ended (${signal ?? `exit code ${code}`}).`)),
    );
  });
  try {
    await Promise.race([poll(url, ended.signal), gone]);
  } finally {
    ended.abort();
  }
}

async function poll(url: string, ended: AbortSignal): Promise<void> {
  while (!ended.aborted && !(await isServed(url))) await wait(50);
}

const isServed = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
