import { z } from "zod";
import { logLevels } from "./log-levels.ts";

// The variables of each part, as `.env.example` explains them.

const toUrlSchema = (error = "a URL that begins with https:// or http://") =>
  z.url({ protocol: /^https?$/, error }).transform((value) => value.replace(/\/$/, ""));
const url = toUrlSchema();
const origin = url.refine((value) => new URL(value).href === `${new URL(value).origin}/`, "without a path");
const filled = z.string().min(1);

export const siteSchema = z.object({
  SITE_URL: origin.optional(),
  SERVER_URL: url.optional(),
  PEER_URLS: z
    .string()
    .transform((list) => list.split(",").map((item) => item.trim()))
    .pipe(z.array(toUrlSchema("URLs that begin with https:// or http://, with commas between them")))
    .default([]),
  DATA_DIR: z.string().optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url.optional(),
  OTEL_SERVICE_NAME: z.string().default("handshape"),
  LOG_LEVEL: z.enum(logLevels).default("debug"),
  GEOLOCATION_URL: z
    .url({ protocol: /^https?$/ })
    .includes("{address}", "it must contain {address}")
    .optional(),
  TRUSTED_PROXIES: z.string().regex(/^\d$/, "a number from 0 to 9").default("0").transform(Number),
  RATE_LIMIT_MULTIPLIER: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, "a whole number from 1 to 999")
    .default("1")
    .transform(Number),
});

export const cdnSchema = z.object({ CDN_PURGE_URL: url, CDN_PURGE_TOKEN: filled });

export const hostedContentSchema = z.object({
  SANITY_STUDIO_PROJECT_ID: z.string().regex(/^[a-z0-9-]+$/, "lowercase letters, digits, and dashes"),
  SANITY_STUDIO_DATASET: z
    .string()
    .regex(/^[a-z0-9~][a-z0-9_~-]*$/, "lowercase letters, digits, dashes, and underscores"),
  SANITY_API_READ_TOKEN: filled,
  SANITY_API_WRITE_TOKEN: filled,
  SANITY_WEBHOOK_SECRET: filled,
  SITE_URL: origin,
});

export const embeddedContentSchema = z.object({
  CONTENT_LAKE_URL: url,
  CONTENT_LAKE_READ_TOKEN: filled,
  CONTENT_LAKE_WRITE_TOKEN: filled,
  CONTENT_WEBHOOK_SECRET: filled,
});

export const hostedStorefrontSchema = z.object({
  SHOPIFY_STORE_DOMAIN: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, "a domain such as your-shop.myshopify.com, without https://"),
  SHOPIFY_STOREFRONT_ACCESS_TOKEN: filled,
  SHOPIFY_STOREFRONT_PRIVATE_TOKEN: filled.optional(),
  SHOPIFY_ADMIN_ACCESS_TOKEN: filled.optional(),
  SHOPIFY_WEBHOOK_SECRET: filled,
});

export const embeddedStorefrontSchema = z.object({
  STOREFRONT_URL: url,
  STOREFRONT_ACCESS_TOKEN: filled,
  STOREFRONT_PRIVATE_TOKEN: filled.optional(),
  STOREFRONT_ADMIN_TOKEN: filled,
  STOREFRONT_WEBHOOK_SECRET: filled,
});

const smtpUrl = z.url({ protocol: /^smtps?$/ });

export const hostedMailSchema = z.object({
  SMTP_URL: smtpUrl,
  MAIL_FROM: z
    .string()
    .regex(/^([^<>"\r\n]+ <[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/, "Name <address>, or an address"),
});

export const embeddedMailSchema = z.object({ MAIL_SERVER_URL: smtpUrl });

export const hostedWalletSchema = z.object({
  CLASSWALLET_URL: url.default("https://app.classwallet.com"),
  CLASSWALLET_VENDOR_ID: filled,
  CLASSWALLET_USERNAME: filled.refine((name) => !name.includes(":"), "without a colon"),
  CLASSWALLET_PASSWORD: filled,
});

export const embeddedWalletSchema = z.object({
  WALLET_URL: url,
  WALLET_VENDOR_ID: filled,
  WALLET_USERNAME: filled,
  WALLET_PASSWORD: filled,
});

export const axiomSchema = z.object({
  AXIOM_TOKEN: filled,
  AXIOM_DATASET: z.string().regex(/^[\w-]+$/, "letters, digits, dashes, and underscores"),
  AXIOM_URL: url.default("https://api.axiom.co"),
});

export const embeddedLogsSchema = z.object({ TELEMETRY_URL: url });

export const klaviyoSchema = z.object({ KLAVIYO_API_KEY: filled, KLAVIYO_LIST_ID: filled });

export const thinkificSchema = z.object({
  THINKIFIC_API_KEY: filled,
  THINKIFIC_SUBDOMAIN: z.string().regex(/^[a-z0-9-]+$/, "the part before .thinkific.com"),
  THINKIFIC_STUDENT_ID_FIELD: z.coerce.number().int().positive().optional(),
});

/** What a wallet requires of a hosted shop, besides its own variables. */
export const orderingStorefrontSchema = z.object({ SHOPIFY_ADMIN_ACCESS_TOKEN: filled });
