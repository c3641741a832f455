import { createStorefrontApiClient, type StorefrontApiClient } from "@shopify/storefront-api-client";
import { shopDomain } from "./hosted-storefront.ts";
import { accessToken } from "./storefront.ts";

type ClientOptions = Parameters<typeof createStorefrontApiClient>[0];
type Log = Parameters<NonNullable<ClientOptions["logger"]>>[0];

interface OpenApiClientOptions {
  /** The public token. The shop's by default. */
  token?: string;
  apiVersion?: string;
  retries?: number;
}

export interface OpenedApiClient {
  client: StorefrontApiClient;
  /** Its log messages, in order. */
  logs: Log[];
  /** How many times it retried. */
  countRetries: () => number;
}

/** Shopify's own client, set up for the hosted test shop. */
export function openApiClient({
  token = accessToken,
  apiVersion = "2026-04",
  retries = 0,
}: OpenApiClientOptions = {}): OpenedApiClient {
  const logs: Log[] = [];
  const client = createStorefrontApiClient({
    storeDomain: shopDomain,
    apiVersion,
    publicAccessToken: token,
    retries,
    logger: (log) => logs.push(log),
  });
  return { client, logs, countRetries: () => logs.filter(({ type }) => type === "HTTP-Retry").length };
}

export const courseQuery = `query Course($handle: String!, $country: CountryCode) @inContext(country: $country) {
  product(handle: $handle) { title tags priceRange { minVariantPrice { amount currencyCode } } }
}`;

/** The variables of `courseQuery`, and its result. */
export const course = {
  variables: { handle: "level-1a-online-asl-course", country: "CA" },
  data: {
    product: {
      title: "Level 1A Online ASL Course",
      tags: ["adult", "course"],
      priceRange: { minVariantPrice: { amount: "109.0", currencyCode: "CAD" } },
    },
  },
};
