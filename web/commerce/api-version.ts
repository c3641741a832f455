/**
 * The Storefront API version the site requests (requirements §7.21). Shopify serves retired versions as a newer one, named in
 * `X-Shopify-API-Version`.
 */
export const storefrontApiVersion = "2025-01";

/** The Admin API version for the orders of school wallets. Nothing requires an older one. */
export const adminApiVersion = "2026-04";
