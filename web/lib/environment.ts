import { resolve } from "node:path";
import type { z } from "zod";
import {
  embeddedContentSchema,
  embeddedMailSchema,
  embeddedStorefrontSchema,
  embeddedWalletSchema,
  hostedContentSchema,
  hostedMailSchema,
  hostedStorefrontSchema,
  hostedWalletSchema,
  klaviyoSchema,
  orderingStorefrontSchema,
  siteSchema,
  thinkificSchema,
} from "./environment-schemas.ts";

interface ContentBackend {
  projectId: string;
  dataset: string;
  /** Reads drafts. Stays on the server. */
  readToken: string;
  /** Counts uses of preview links. Stays on the server. */
  writeToken: string;
  webhookSecret: string;
}

export interface Environment {
  /** Without a trailing slash. */
  siteUrl: string;
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
  /** The wallet that schools pay from. Null for a hosted shop without one: an emulated wallet must not place real orders. */
  wallet: {
    mode: "hosted" | "embedded";
    url: string;
    vendorId: string;
    /** What the wallet signs in with at the site. */
    username: string;
    password: string;
  } | null;
  newsletter: { mode: "klaviyo"; apiKey: string; listId: string } | { mode: "embedded" };
  learning:
    | {
        mode: "thinkific";
        apiKey: string;
        subdomain: string;
        /** The id of a custom profile field; null if the school has none for it. */
        studentIdField: number | null;
      }
    | { mode: "embedded" };
  /** A geolocation service, with `{address}` in its URL. Null if only the request's headers are used. */
  geolocationUrl: string | null;
}

type Variables = Record<string, string | undefined>;

/**
 * Parses the environment. Each backend is hosted once any of its hosted variables is set, and then needs all of them;
 * otherwise it's embedded, with the variables `npm start` sets. Throws an Error that names every missing or invalid
 * variable. An empty variable counts as missing.
 */
export function readEnvironment(variables: Variables): Environment {
  const nonempty = dropEmpty(variables);
  const site = parse(siteSchema, nonempty);
  return {
    siteUrl: site.SITE_URL ?? `http://localhost:${nonempty["PORT"] ?? 3000}`,
    trustedProxies: site.TRUSTED_PROXIES,
    rateLimitMultiplier: site.RATE_LIMIT_MULTIPLIER,
    dataDir: resolve(site.DATA_DIR),
    content: readContent(nonempty),
    storefront: readStorefront(nonempty),
    mail: readMail(nonempty),
    wallet: readWallet(nonempty),
    newsletter: readNewsletter(nonempty),
    learning: readLearning(nonempty),
    geolocationUrl: site.GEOLOCATION_URL ?? null,
  };
}

function readContent(nonempty: Variables): Environment["content"] {
  if (
    isHosted(nonempty, [
      "SANITY_STUDIO_PROJECT_ID",
      "SANITY_STUDIO_DATASET",
      "SANITY_API_READ_TOKEN",
      "SANITY_API_WRITE_TOKEN",
      "SANITY_WEBHOOK_SECRET",
    ])
  ) {
    const hosted = parse(hostedContentSchema, nonempty);
    return {
      mode: "hosted",
      projectId: hosted.SANITY_STUDIO_PROJECT_ID,
      dataset: hosted.SANITY_STUDIO_DATASET,
      readToken: hosted.SANITY_API_READ_TOKEN,
      writeToken: hosted.SANITY_API_WRITE_TOKEN,
      webhookSecret: hosted.SANITY_WEBHOOK_SECRET,
    };
  }
  const embedded = parse(embeddedContentSchema, nonempty);
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

function readStorefront(nonempty: Variables): Environment["storefront"] {
  if (isStorefrontHosted(nonempty)) {
    const hosted = parse(hostedStorefrontSchema, nonempty);
    return {
      mode: "hosted",
      url: `https://${hosted.SHOPIFY_STORE_DOMAIN}`,
      accessToken: hosted.SHOPIFY_STOREFRONT_ACCESS_TOKEN,
      privateToken: hosted.SHOPIFY_STOREFRONT_PRIVATE_TOKEN ?? null,
      adminToken: hosted.SHOPIFY_ADMIN_ACCESS_TOKEN ?? null,
      webhookSecret: hosted.SHOPIFY_WEBHOOK_SECRET,
    };
  }
  const embedded = parse(embeddedStorefrontSchema, nonempty);
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

function readWallet(nonempty: Variables): Environment["wallet"] {
  if (
    isHosted(nonempty, [
      "CLASSWALLET_URL",
      "CLASSWALLET_VENDOR_ID",
      "CLASSWALLET_USERNAME",
      "CLASSWALLET_PASSWORD",
    ])
  ) {
    if (isStorefrontHosted(nonempty)) parse(orderingStorefrontSchema, nonempty);
    const hosted = parse(hostedWalletSchema, nonempty);
    return {
      mode: "hosted",
      url: hosted.CLASSWALLET_URL,
      vendorId: hosted.CLASSWALLET_VENDOR_ID,
      username: hosted.CLASSWALLET_USERNAME,
      password: hosted.CLASSWALLET_PASSWORD,
    };
  }
  if (isStorefrontHosted(nonempty)) return null;
  const embedded = parse(embeddedWalletSchema, nonempty);
  return {
    mode: "embedded",
    url: embedded.WALLET_URL,
    vendorId: embedded.WALLET_VENDOR_ID,
    username: embedded.WALLET_USERNAME,
    password: embedded.WALLET_PASSWORD,
  };
}

function readMail(nonempty: Variables): Environment["mail"] {
  if (isHosted(nonempty, ["SMTP_URL", "MAIL_FROM"])) {
    const hosted = parse(hostedMailSchema, nonempty);
    return { mode: "hosted", smtpUrl: hosted.SMTP_URL, from: hosted.MAIL_FROM };
  }
  const embedded = parse(embeddedMailSchema, nonempty);
  return {
    mode: "embedded",
    smtpUrl: embedded.MAIL_SERVER_URL,
    from: "Handshape <hello@handshape.test>",
  };
}

/** Also for commands that need nothing else from the environment. */
export function readNewsletter(variables: Variables): Environment["newsletter"] {
  const nonempty = dropEmpty(variables);
  if (!isHosted(nonempty, ["KLAVIYO_API_KEY", "KLAVIYO_LIST_ID"])) return { mode: "embedded" };
  const { KLAVIYO_API_KEY: apiKey, KLAVIYO_LIST_ID: listId } = parse(klaviyoSchema, nonempty);
  return { mode: "klaviyo", apiKey, listId };
}

function readLearning(nonempty: Variables): Environment["learning"] {
  if (!isHosted(nonempty, ["THINKIFIC_API_KEY", "THINKIFIC_SUBDOMAIN"])) return { mode: "embedded" };
  const {
    THINKIFIC_API_KEY: apiKey,
    THINKIFIC_SUBDOMAIN: subdomain,
    THINKIFIC_STUDENT_ID_FIELD: studentIdField = null,
  } = parse(thinkificSchema, nonempty);
  return { mode: "thinkific", apiKey, subdomain, studentIdField };
}

const dropEmpty = (variables: Variables): Variables =>
  Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));

const isHosted = (nonempty: Variables, names: readonly string[]) =>
  names.some((name) => nonempty[name] !== undefined);

function parse<Shape extends z.ZodObject>(schema: Shape, nonempty: Variables): z.infer<Shape> {
  const parsed = schema.safeParse(nonempty);
  if (parsed.success) return parsed.data;
  const messages = parsed.error.issues.map((issue) => {
    const name = issue.path.join(".");
    return nonempty[name] === undefined ? `${name} is missing` : `${name} isn't valid (${issue.message})`;
  });
  throw new Error(`The site cannot start: ${messages.join("; ")}. .env.example explains each variable.`);
}
