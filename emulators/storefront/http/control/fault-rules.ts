import { z } from "zod";
import { faultRulesSchema } from "#http/faults.ts";
import { throttledBody } from "#storefront/graphql/api/throttled-body.ts";

/** The ways in which Shopify refuses who asks too much (shopify.dev, "API response status and error codes"). */
const refusals = {
  throttled: { status: 200, body: throttledBody },
  "too-many-requests": {
    status: 429,
    headers: { "retry-after": "2.0" },
    // As the REST Admin API says it; for the Storefront API the status and the header alone are reported.
    body: {
      errors:
        "Exceeded 2 calls per second for api client. Reduce request rates to resume uninterrupted service.",
    },
  },
  // No source shows the body of this one: a page, so that no client counts on JSON.
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

/** Fault rules, in which a `refusal` of Shopify's can stand for an `error` that is written out. */
export const shopFaultRulesSchema = z.array(z.union([refusalSchema, z.unknown()])).pipe(faultRulesSchema);
