/** Shopify's 200 response to a throttled request, as reported for its APIs (community.shopify.com, "Throttled"). */
export const throttledBody = {
  errors: [
    {
      message: "Throttled",
      extensions: { code: "THROTTLED", documentation: "https://shopify.dev/api/usage/rate-limits" },
    },
  ],
};
