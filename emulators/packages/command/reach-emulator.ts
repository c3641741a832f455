import { type ControlClient, createControlClient } from "./control-client.ts";

interface ReachOptions {
  /** Where it would be running. */
  port: number;
  token: string;
  /** Opens an emulator on the data, with its control plane. */
  open: () => Promise<{ url: string; close: () => Promise<void> }>;
}

export interface ReachedEmulator {
  url: string;
  control: ControlClient;
  close: () => Promise<void>;
}

/** The running emulator that has this token, or one that's opened for as long as it's needed. */
export async function reachEmulator({ port, token, open }: ReachOptions): Promise<ReachedEmulator> {
  const running = { url: `http://127.0.0.1:${port}`, close: async () => {} };
  const { url, close } = (await isRunning(running.url, token)) ? running : await open();
  return { url, close, control: createControlClient({ url, token }) };
}

async function isRunning(url: string, token: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/_emulator/snapshots`, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(5000),
    });
    return response.ok;
  } catch {
    // Nothing is listening, or something that isn't an emulator.
    return false;
  }
}
