/**
 * The Storefront API version the site asks for (requirements §7.21). Shopify answers a retired one as a newer: see
 * `X-Shopify-API-Version`.
 */
export const storefrontApiVersion = "2025-01";
