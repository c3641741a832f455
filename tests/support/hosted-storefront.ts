import { readFileSync } from "node:fs";
import { setGlobalProxyFromEnv } from "node:http";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import type { StorefrontOptions } from "@shop/emulators/storefront/storefront.ts";
import {
  type HostedBackends,
  startHostedBackends,
} from "@shop/emulators/packages/command/hosted-backends.ts";
import { type TestStorefront, startTestStorefront } from "./storefront.ts";
import { startWebhookSite, type WebhookSite } from "./webhook-site.ts";

export const shopDomain = "handshape-test.myshopify.com";

/**
 * A test's own storefront that this process's `fetch` also reaches at the shop's domain, over TLS. A client that only takes a
 * domain and insists on https can use it unchanged.
 */
export async function startHostedStorefront(
  options: Partial<StorefrontOptions> = {},
): Promise<TestStorefront> {
  const storefront = await startTestStorefront({ publicUrl: `https://${shopDomain}`, ...options });
  const hosted = await startHostedBackends({ hosts: [shopDomain], answers: () => storefront.url });
  const leave = enter(hosted);
  return {
    ...storefront,
    stop: async () => {
      leave();
      await hosted[Symbol.asyncDispose]();
      await storefront.stop();
    },
  };
}

export interface AnnouncingStorefront extends TestStorefront {
  /** Gets the webhooks. */
  site: WebhookSite;
}

/** The same, with a receiver of its webhooks. */
export async function startAnnouncingStorefront(
  options: Partial<StorefrontOptions> = {},
): Promise<AnnouncingStorefront> {
  const site = await startWebhookSite();
  const storefront = await startHostedStorefront({ ...options, webhookUrl: site.url });
  return {
    ...storefront,
    site,
    stop: async () => {
      await storefront.stop();
      await site.stop();
    },
  };
}

/** Makes this process reach the hosts and trust their certificate, as the variables do for a child process. */
function enter({ variables }: HostedBackends): () => void {
  const authorities = getCACertificates("default");
  setDefaultCACertificates([...authorities, readFileSync(variables.NODE_EXTRA_CA_CERTS, "utf8")]);
  const leave = setGlobalProxyFromEnv({ ...process.env, ...variables });
  return () => {
    leave();
    setDefaultCACertificates(authorities);
  };
}
