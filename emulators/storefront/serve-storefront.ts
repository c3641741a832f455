import { serviceHosts } from "#http/own-host.ts";
import { serve } from "#http/serve.ts";
import { createStorefront, type Storefront, type StorefrontOptions } from "#storefront/storefront.ts";

interface ServeStorefrontOptions extends StorefrontOptions {
  /** 0 picks a free one. */
  port: number;
}

export interface ServedStorefront {
  url: string;
  close: () => Promise<void>;
}

/**
 * A shop on a port of this machine. Rejects with Node's `EADDRINUSE` if the port is in use, and if the data can't be opened.
 */
export async function serveStorefront({
  port,
  ...options
}: ServeStorefrontOptions): Promise<ServedStorefront> {
  const opened = Promise.withResolvers<Storefront>();
  opened.promise.catch(() => {});
  let storefront: Storefront | undefined;
  // The port comes first, because a port in use is the more common problem, and easier to report before the data is opened.
  const served = await serve({
    hostNames: serviceHosts.shopify,
    port,
    fetch: async (request) => (await opened.promise).fetch(request),
    direct: (incoming, outgoing) => storefront?.direct(incoming, outgoing) ?? null,
  });
  try {
    storefront = createStorefront(options);
  } catch (error) {
    opened.reject(error);
    await served.close();
    throw error;
  }
  opened.resolve(storefront);
  const { close } = storefront;
  return {
    url: served.url,
    close: async () => {
      await served.close();
      await close();
    },
  };
}
