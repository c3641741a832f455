/**
 * The Storefront API version the site requests (requirements §7.21). Shopify serves retired versions as a newer one, named in
 * `X-Shopify-API-Version`.
 */
export const storefrontApiVersion = "2025-01";
