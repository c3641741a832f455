import { type ControlClient, createControlClient } from "./control-client.ts";

/** How an emulator is found or opened for one call of a command. */
export interface Reachable<Settings> {
  /** The token that opens its control plane. */
  readToken: (settings: Settings) => string;
  /** Opens it on the data, with its control plane. */
  serve: (settings: Settings, port: number) => Promise<{ url: string; close: () => Promise<void> }>;
}

interface ReachedEmulator {
  url: string;
  control: ControlClient;
  close: () => Promise<void>;
}

/** The emulator that's running on the port with this data's token, or one that's opened on the data until it's closed. */
export async function reachEmulator<Settings extends { port: number }>(
  { readToken, serve }: Reachable<Settings>,
  settings: Settings,
): Promise<ReachedEmulator> {
  const token = readToken(settings);
  const running = { url: `http://127.0.0.1:${settings.port}`, close: async () => {} };
  const { url, close } = (await isRunning(running.url, token)) ? running : await serve(settings, 0);
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
