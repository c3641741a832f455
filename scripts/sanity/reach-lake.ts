import { z } from "zod";
import { type ContentLake, createContentLake } from "../../emulators/content-lake/content-lake.ts";
import { serviceHosts } from "../../emulators/http/own-host.ts";
import { serve } from "../../emulators/http/serve.ts";
import { contentSeed } from "../../emulators/seed/content-seed.ts";
import type { Credentials } from "../../emulators/seed/credentials.ts";
import { PlainError } from "../command/plain-error.ts";
import { type DataLock, lockData } from "../stack/data-lock.ts";

interface ReachLakeOptions {
  /** Where a running lake of these data listens. */
  port: number;
  dataDir: string;
  credentials: Credentials;
}

export interface ReachedLake {
  url: string;
  close: () => Promise<void>;
}

/** The embedded content lake: the one that runs, or one started on its data for as long as it is needed. */
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
    const why = `Handshape is running on ${dataDir}, but its content lake does not answer on port ${port}`;
    throw new PlainError(`${why}: set CONTENT_LAKE_PORT as it was started with, or stop it.`, {
      cause: error,
    });
  }
}

/** What its webhooks have to tell waits on the disk until the site is there to hear it. */
async function openLake({ dataDir, credentials }: ReachLakeOptions, held: DataLock): Promise<ReachedLake> {
  const opened = Promise.withResolvers<ContentLake>();
  const served = await serve({
    port: 0,
    hostNames: serviceHosts.sanity,
    fetch: async (request) => (await opened.promise).fetch(request),
  });
  const lake = createContentLake({ dataDir, credentials, seed: contentSeed, publicUrl: served.url });
  opened.resolve(lake);
  await lake.ready;
  return {
    url: served.url,
    close: async () => {
      await lake.close();
      await served.close();
      held.release();
    },
  };
}

/** Whether what listens there is a lake, and one that knows these tokens. */
async function isLakeOf({ contentLake }: Credentials, url: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${contentLake.administrator}` };
  try {
    const response = await fetch(`${url}/v1/users/me`, { headers, signal: AbortSignal.timeout(5000) });
    return z.object({ role: z.literal("administrator") }).safeParse(await response.json()).success;
  } catch {
    // Nobody listens, or somebody who is no lake; the lock tells which data are in use.
    return false;
  }
}
