import { z } from "zod";
import { faultRulesSchema } from "#http/faults.ts";
import { throttledBody } from "#storefront/graphql/api/throttled-body.ts";

/** How Shopify rejects too many requests (shopify.dev, "API response status and error codes"). */
const refusals = {
  throttled: { status: 200, body: throttledBody },
  "too-many-requests": {
    status: 429,
    headers: { "retry-after": "2.0" },
    // The REST Admin API's message. For the Storefront API, only the status and the header are reported.
    body: {
      errors:
        "Exceeded 2 calls per second for api client. Reduce request rates to resume uninterrupted service.",
    },
  },
  // No source shows this body, so it's a page, to keep clients from relying on JSON.
  "security-rejection": {
    status: 430,
    headers: { "content-type": "text/html" },
    body: "<!doctype html><title>Shopify Security Rejection</title>",
  },
};

const refusalSchema = z
  .looseObject({
    refusal: z.enum(["throttled", "too-many-requests", "security-rejection"]),
    error: z.undefined().optional(),
  })
  .transform(({ refusal, ...rule }) => ({ ...rule, error: refusals[refusal] }));

/** Fault rules, where one of Shopify's `refusal`s can stand for a written-out `error`. */
export const shopFaultRulesSchema = z.array(z.union([refusalSchema, z.unknown()])).pipe(faultRulesSchema);
