import { toDataDir } from "./environment-data-dir.ts";
import {
  axiomSchema,
  embeddedContentSchema,
  embeddedLogsSchema,
  embeddedMailSchema,
  embeddedStorefrontSchema,
  embeddedWalletSchema,
  hostedContentSchema,
  hostedMailSchema,
  hostedStorefrontSchema,
  hostedWalletSchema,
  orderingStorefrontSchema,
  siteSchema,
} from "./environment-schemas.ts";
import type { LogLevel } from "./log-levels.ts";
import {
  type Cdn,
  type Learning,
  type Newsletter,
  parseCdn,
  parseLearning,
  parseNewsletter,
} from "./external-services.ts";
import { parseStatusWidget, parseTagManager, type TagManager } from "./third-party-scripts.ts";
import { dropEmpty, isHosted, parseVariables, type Variables } from "./parse-variables.ts";

interface ContentBackend {
  projectId: string;
  dataset: string;
  /** Reads drafts. Stays on the server. */
  readToken: string;
  /** Counts uses of preview links and stores reviewers' comments. Stays on the server. */
  writeToken: string;
  webhookSecret: string;
}

export interface Environment {
  /** Without a trailing slash. */
  siteUrl: string;
  /** Where this process reaches itself. Behind a load balancer, `siteUrl` may be another process. */
  serverUrl: string;
  /** The site's other processes. This one may be among them. */
  peerUrls: readonly string[];
  /** Null without one. */
  cdn: Cdn | null;
  /** How many proxies in front of the site append to `X-Forwarded-For`. */
  trustedProxies: number;
  /** Multiplies the limits for all visitors together, for machines larger than a small one. */
  rateLimitMultiplier: number;
  /** The folder for the site's own data, such as mails to send. Absolute. */
  dataDir: string;
  content: ContentBackend & ({ mode: "hosted" } | { mode: "embedded"; apiHost: string });
  storefront: {
    mode: "hosted" | "embedded";
    url: string;
    accessToken: string;
    /** For requests that include the shopper's IP; null when the shop only has a public token. */
    privateToken: string | null;
    /** Prepares the orders of school wallets. Null when the shop has no wallet. Stays on the server. */
    adminToken: string | null;
    /** Verifies the shop's webhooks. */
    webhookSecret: string;
  };
  mail: {
    mode: "hosted" | "embedded";
    /** The mail server, with a user and a password if it requires them. */
    smtpUrl: string;
    /** The sender: `Name <address>`. */
    from: string;
  };
  /** Where log entries and web vitals go: Axiom's ingest API, or the emulator of it. */
  logs: {
    mode: "hosted" | "embedded";
    url: string;
    token: string;
    dataset: string;
    /** Entries below it are dropped. */
    level: LogLevel;
  };
  /** Where traces are exported to, without `/v1/traces`. Null if they aren't. */
  tracing: { endpoint: string; serviceName: string } | null;
  /** The wallet that schools pay from. Null for a hosted shop without one: an emulated wallet must not place real orders. */
  wallet: {
    mode: "hosted" | "embedded";
    url: string;
    vendorId: string;
    /** What the wallet signs in with at the site. */
    username: string;
    password: string;
  } | null;
  newsletter: Newsletter;
  /** Google Tag Manager's container, or the embedded one. Null without either. */
  tagManager: TagManager | null;
  /** The script of a service that announces outages. */
  statusWidget: string | null;
  learning: Learning;
  /** A geolocation service, with `{address}` in its URL. Null if only the request's headers are used. */
  geolocationUrl: string | null;
}

/**
 * Parses the environment. Each backend is hosted once any of its hosted variables is set, and then needs all of them;
 * otherwise it's embedded, with the variables `npm start` sets. Throws an Error that names every missing or invalid
 * variable. An empty variable counts as missing.
 */
export function parseEnvironment(variables: Variables): Environment {
  const nonempty = dropEmpty(variables);
  const site = parseVariables(siteSchema, nonempty);
  const siteUrl = site.SITE_URL ?? `http://localhost:${nonempty["PORT"] ?? 3000}`;
  const content = parseContent(nonempty);
  const storefront = parseStorefront(nonempty);
  const mail = parseMail(nonempty);
  return {
    siteUrl,
    serverUrl: site.SERVER_URL ?? siteUrl,
    peerUrls: site.PEER_URLS,
    cdn: parseCdn(nonempty),
    trustedProxies: site.TRUSTED_PROXIES,
    rateLimitMultiplier: site.RATE_LIMIT_MULTIPLIER,
    dataDir: toDataDir({
      dataDir: site.DATA_DIR,
      isHosted: [content, storefront, mail].some(({ mode }) => mode === "hosted"),
      hasServer: site.SERVER_URL !== undefined,
    }),
    content,
    storefront,
    mail,
    logs: { ...parseLogs(nonempty), level: site.LOG_LEVEL },
    tracing: site.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { endpoint: site.OTEL_EXPORTER_OTLP_ENDPOINT, serviceName: site.OTEL_SERVICE_NAME }
      : null,
    wallet: parseWallet(nonempty),
    newsletter: parseNewsletter(nonempty),
    tagManager: parseTagManager(nonempty),
    statusWidget: parseStatusWidget(nonempty),
    learning: parseLearning(nonempty),
    geolocationUrl: site.GEOLOCATION_URL ?? null,
  };
}

function parseContent(nonempty: Variables): Environment["content"] {
  if (
    isHosted(nonempty, [
      "SANITY_STUDIO_PROJECT_ID",
      "SANITY_STUDIO_DATASET",
      "SANITY_API_READ_TOKEN",
      "SANITY_API_WRITE_TOKEN",
      "SANITY_WEBHOOK_SECRET",
    ])
  ) {
    const hosted = parseVariables(hostedContentSchema, nonempty);
    return {
      mode: "hosted",
      projectId: hosted.SANITY_STUDIO_PROJECT_ID,
      dataset: hosted.SANITY_STUDIO_DATASET,
      readToken: hosted.SANITY_API_READ_TOKEN,
      writeToken: hosted.SANITY_API_WRITE_TOKEN,
      webhookSecret: hosted.SANITY_WEBHOOK_SECRET,
    };
  }
  const embedded = parseVariables(embeddedContentSchema, nonempty);
  return {
    mode: "embedded",
    projectId: "embedded",
    dataset: "production",
    apiHost: embedded.CONTENT_LAKE_URL,
    readToken: embedded.CONTENT_LAKE_READ_TOKEN,
    writeToken: embedded.CONTENT_LAKE_WRITE_TOKEN,
    webhookSecret: embedded.CONTENT_WEBHOOK_SECRET,
  };
}

function parseStorefront(nonempty: Variables): Environment["storefront"] {
  if (isStorefrontHosted(nonempty)) {
    const hosted = parseVariables(hostedStorefrontSchema, nonempty);
    return {
      mode: "hosted",
      url: `https://${hosted.SHOPIFY_STORE_DOMAIN}`,
      accessToken: hosted.SHOPIFY_STOREFRONT_ACCESS_TOKEN,
      privateToken: hosted.SHOPIFY_STOREFRONT_PRIVATE_TOKEN ?? null,
      adminToken: hosted.SHOPIFY_ADMIN_ACCESS_TOKEN ?? null,
      webhookSecret: hosted.SHOPIFY_WEBHOOK_SECRET,
    };
  }
  const embedded = parseVariables(embeddedStorefrontSchema, nonempty);
  return {
    mode: "embedded",
    url: embedded.STOREFRONT_URL,
    accessToken: embedded.STOREFRONT_ACCESS_TOKEN,
    privateToken: embedded.STOREFRONT_PRIVATE_TOKEN ?? null,
    adminToken: embedded.STOREFRONT_ADMIN_TOKEN,
    webhookSecret: embedded.STOREFRONT_WEBHOOK_SECRET,
  };
}

const isStorefrontHosted = (nonempty: Variables) =>
  isHosted(nonempty, ["SHOPIFY_STORE_DOMAIN", "SHOPIFY_STOREFRONT_ACCESS_TOKEN", "SHOPIFY_WEBHOOK_SECRET"]);

function parseWallet(nonempty: Variables): Environment["wallet"] {
  if (isHosted(nonempty, Object.keys(hostedWalletSchema.shape))) {
    if (isStorefrontHosted(nonempty)) parseVariables(orderingStorefrontSchema, nonempty);
    const hosted = parseVariables(hostedWalletSchema, nonempty);
    return {
      mode: "hosted",
      url: hosted.CLASSWALLET_URL,
      vendorId: hosted.CLASSWALLET_VENDOR_ID,
      username: hosted.CLASSWALLET_USERNAME,
      password: hosted.CLASSWALLET_PASSWORD,
    };
  }
  if (isStorefrontHosted(nonempty)) return null;
  const embedded = parseVariables(embeddedWalletSchema, nonempty);
  return {
    mode: "embedded",
    url: embedded.WALLET_URL,
    vendorId: embedded.WALLET_VENDOR_ID,
    username: embedded.WALLET_USERNAME,
    password: embedded.WALLET_PASSWORD,
  };
}

function parseMail(nonempty: Variables): Environment["mail"] {
  if (isHosted(nonempty, ["SMTP_URL", "MAIL_FROM"])) {
    const hosted = parseVariables(hostedMailSchema, nonempty);
    return { mode: "hosted", smtpUrl: hosted.SMTP_URL, from: hosted.MAIL_FROM };
  }
  const embedded = parseVariables(embeddedMailSchema, nonempty);
  return {
    mode: "embedded",
    smtpUrl: embedded.MAIL_SERVER_URL,
    from: "Handshape <hello@handshape.test>",
  };
}

function parseLogs(nonempty: Variables): Omit<Environment["logs"], "level"> {
  if (isHosted(nonempty, ["AXIOM_TOKEN", "AXIOM_DATASET"])) {
    const { AXIOM_URL, AXIOM_TOKEN, AXIOM_DATASET } = parseVariables(axiomSchema, nonempty);
    return { mode: "hosted", url: AXIOM_URL, token: AXIOM_TOKEN, dataset: AXIOM_DATASET };
  }
  const { TELEMETRY_URL } = parseVariables(embeddedLogsSchema, nonempty);
  // The emulator accepts any token and any dataset.
  return { mode: "embedded", url: TELEMETRY_URL, token: "embedded", dataset: "handshape" };
}
