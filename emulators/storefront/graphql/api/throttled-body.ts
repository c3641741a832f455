/** What Shopify answers with 200 to who asks too much, as reported of its APIs (community.shopify.com, "Throttled"). */
export const throttledBody = {
  errors: [
    {
      message: "Throttled",
      extensions: { code: "THROTTLED", documentation: "https://shopify.dev/api/usage/rate-limits" },
    },
  ],
};
