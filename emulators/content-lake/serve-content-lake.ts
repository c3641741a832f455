import { type ContentLake, type ContentLakeOptions, createContentLake } from "#content-lake/content-lake.ts";
import { serviceHosts } from "#http/own-host.ts";
import { serve } from "#http/serve.ts";

interface ServeContentLakeOptions extends Omit<ContentLakeOptions, "publicUrl"> {
  /** 0 picks a free one. */
  port: number;
  /** Where browsers reach the lake. By default, at the port. */
  publicUrl?: string | undefined;
}

export interface ServedContentLake {
  url: string;
  close: () => Promise<void>;
}

/**
 * A lake on a port of this machine, once its seed is loaded. Rejects with Node's `EADDRINUSE` if the port is in use, and if the data
 * can't be opened.
 */
export async function serveContentLake(options: ServeContentLakeOptions): Promise<ServedContentLake> {
  const { port, publicUrl, allowedOrigins = [], ...others } = options;
  const opened = Promise.withResolvers<ContentLake>();
  opened.promise.catch(() => {});
  // The port comes first, because a port in use is the more common problem, and easier to report before the data is opened.
  const served = await serve({
    hostNames: serviceHosts.sanity,
    port,
    fetch: async (request) => (await opened.promise).fetch(request),
    upgrade: (request, socket, head) =>
      void opened.promise.then(
        (lake) => lake.upgrade(request, socket, head),
        () => socket.destroy(),
      ),
  });
  try {
    const lake = createContentLake({
      ...others,
      publicUrl: publicUrl ?? served.url,
      allowedOrigins: [served.url, ...allowedOrigins],
    });
    opened.resolve(lake);
    await lake.ready;
    return {
      url: served.url,
      close: async () => {
        await lake.close();
        await served.close();
      },
    };
  } catch (error) {
    opened.reject(error);
    await served.close();
    throw error;
  }
}
