import type { Credentials } from "../../emulators/seed/credentials.ts";
import { type Environment as SiteEnvironment, parseEnvironment } from "../../web/lib/environment.ts";
import { PlainError } from "../command/plain-error.ts";
import type { Ports, Variables } from "./environment.ts";

interface SiteSetupOptions {
  variables: Variables;
  ports: Ports;
  credentials: Credentials;
  /** Absolute. */
  dataDir: string;
  /** Next's output folder inside web/. */
  distDir: string;
}

export interface SiteSetup {
  /** The site's variables as the site parses them. */
  environment: SiteEnvironment;
  /** Variables for its process and its build. */
  variables: Record<string, string | undefined>;
}

/**
 * The site's variables: those given and, for each embedded backend, its URL and credentials. Throws a `PlainError` with
 * the site's message when a hosted backend is partly configured.
 */
export function createSiteSetup({
  variables,
  ports,
  credentials,
  dataDir,
  distDir,
}: SiteSetupOptions): SiteSetup {
  const common = {
    ...variables,
    PORT: String(ports.site),
    DATA_DIR: dataDir,
    NEXT_DIST_DIR: distDir,
    NEXT_TELEMETRY_DISABLED: "1",
  };
  const embeddedContent = {
    CONTENT_LAKE_URL: `http://127.0.0.1:${ports.contentLake}`,
    CONTENT_LAKE_READ_TOKEN: credentials.contentLake.viewer,
    CONTENT_LAKE_WRITE_TOKEN: credentials.contentLake.editor,
    CONTENT_WEBHOOK_SECRET: credentials.contentWebhookSecret,
  };
  const embeddedStorefront = {
    STOREFRONT_URL: `http://127.0.0.1:${ports.storefront}`,
    STOREFRONT_ACCESS_TOKEN: credentials.storefront.accessToken,
    STOREFRONT_ADMIN_TOKEN: credentials.storefront.adminToken,
    STOREFRONT_WEBHOOK_SECRET: credentials.storefront.webhookSecret,
  };
  const embeddedMail = { MAIL_SERVER_URL: `smtp://127.0.0.1:${ports.smtp}` };
  const embeddedWallet = {
    WALLET_URL: `http://127.0.0.1:${ports.wallet}`,
    WALLET_VENDOR_ID: credentials.wallet.vendorId,
    WALLET_USERNAME: credentials.wallet.username,
    WALLET_PASSWORD: credentials.wallet.password,
  };
  const embeddedTelemetry = { TELEMETRY_URL: `http://127.0.0.1:${ports.telemetry}` };
  const environment = parse({
    ...common,
    ...embeddedContent,
    ...embeddedStorefront,
    ...embeddedMail,
    ...embeddedWallet,
    ...embeddedTelemetry,
  });
  return {
    environment,
    variables: {
      ...common,
      SITE_URL: environment.siteUrl,
      ...(environment.content.mode === "embedded" && embeddedContent),
      ...(environment.storefront.mode === "embedded" && embeddedStorefront),
      ...(environment.mail.mode === "embedded" && embeddedMail),
      ...(environment.wallet?.mode === "embedded" && embeddedWallet),
      ...(environment.logs.mode === "embedded" && embeddedTelemetry),
    },
  };
}

function parse(variables: Variables): SiteEnvironment {
  try {
    return parseEnvironment(variables);
  } catch (error) {
    throw new PlainError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** The variables that affect the build. Secrets and data don't, because pages are expired when an old build is served. */
export function pickBuildVariables(variables: Variables): Record<string, string> {
  const relevant = /^(PORT$|SITE_URL$|SANITY_|SHOPIFY_|CONTENT_|STOREFRONT_|NEXT_)/;
  const secret = /(TOKEN|SECRET)$/;
  return Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) =>
      value && relevant.test(name) && !secret.test(name) ? [[name, value]] : [],
    ),
  );
}
