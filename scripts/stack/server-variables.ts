import type { Credentials } from "../../emulators/seed/credentials.ts";
import type { Environment } from "./environment.ts";

interface ServerVariablesOptions {
  environment: Environment;
  credentials: Credentials;
  /** Next's output folder inside web/. */
  distDir: string;
}

/** All that the site's process and its build are told: where its backends are, and how it signs in to them. */
export function toSiteVariables({
  environment,
  credentials,
  distDir,
}: ServerVariablesOptions): Record<string, string> {
  const { ports, content, commerce, siteUrl } = environment;
  const embeddedContent = {
    CONTENT_LAKE_URL: `http://127.0.0.1:${ports.contentLake}`,
    CONTENT_LAKE_READ_TOKEN: credentials.contentLake.viewer,
    CONTENT_WEBHOOK_SECRET: credentials.contentWebhookSecret,
  };
  const embeddedCommerce = {
    STOREFRONT_URL: `http://127.0.0.1:${ports.storefront}`,
    STOREFRONT_ACCESS_TOKEN: credentials.storefront.accessToken,
  };
  return {
    SITE_URL: siteUrl,
    NEXT_DIST_DIR: distDir,
    NEXT_TELEMETRY_DISABLED: "1",
    ...(content.kind === "hosted" ? content.variables : embeddedContent),
    ...(commerce.kind === "hosted" ? commerce.variables : embeddedCommerce),
  };
}

/** What the embedded lake's process is told: its public origin, and where it announces what was published. */
export function toContentLakeVariables({ siteUrl, ports }: Environment): Record<string, string> {
  return {
    SITE_URL: siteUrl,
    CONTENT_WEBHOOK_URL: `http://127.0.0.1:${ports.site}/api/webhooks/sanity`,
  };
}
