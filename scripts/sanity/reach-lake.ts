import { z } from "zod";
import { serveContentLake } from "../../emulators/content-lake/serve-content-lake.ts";
import { contentSeed } from "../../emulators/seed/content-seed.ts";
import type { Credentials } from "../../emulators/seed/credentials.ts";
import { PlainError } from "../command/plain-error.ts";
import { type DataLock, lockData } from "../stack/data-lock.ts";

interface ReachLakeOptions {
  /** The port of a lake running on this data. */
  port: number;
  dataDir: string;
  credentials: Credentials;
}

export interface ReachedLake {
  url: string;
  close: () => Promise<void>;
}

/** The embedded content lake: the running one, or one started temporarily on its data. */
export async function reachLake(options: ReachLakeOptions): Promise<ReachedLake> {
  const url = `http://127.0.0.1:${options.port}`;
  if (await isLakeOf(options.credentials, url)) return { url, close: async () => {} };
  return openLake(options, lock(options));
}

function lock({ dataDir, port }: ReachLakeOptions): DataLock {
  try {
    return lockData(dataDir);
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    const problem = `Handshape is running on ${dataDir}, but its content lake isn't responding on port ${port}`;
    throw new PlainError(`${problem}. Set CONTENT_LAKE_PORT to the port it was started with, or stop it.`, {
      cause: error,
    });
  }
}

/** Its webhooks wait on disk until the site is running. */
async function openLake(
  { dataDir, credentials }: ReachLakeOptions,
  dataLock: DataLock,
): Promise<ReachedLake> {
  const lake = await serveContentLake({
    port: 0,
    dataDir,
    credentials,
    seed: contentSeed,
    projectName: "Handshape",
  });
  return {
    url: lake.url,
    close: async () => {
      await lake.close();
      dataLock.release();
    },
  };
}

/** Whether the server at the URL is a lake that accepts these tokens. */
async function isLakeOf({ contentLake }: Credentials, url: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${contentLake.administrator}` };
  try {
    const response = await fetch(`${url}/v1/users/me`, { headers, signal: AbortSignal.timeout(5000) });
    return z.object({ role: z.literal("administrator") }).safeParse(await response.json()).success;
  } catch {
    // Nothing is listening, or something else is. The lock says whether the data is in use.
    return false;
  }
}
