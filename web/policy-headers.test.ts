import { getPathMatch } from "next/dist/shared/lib/router/utils/path-match.js";
import { expect, test } from "vitest";
import { policyHeaders } from "./policy-headers.ts";

test.each([
  ["/", "strict-origin-when-cross-origin"],
  ["/orders", "strict-origin-when-cross-origin"],
  ["/orders/8c1f.W7-3", "strict-origin"],
  ["/wallet/purchases/W-7K3M9Q2D", "strict-origin"],
  ["/newsletter/confirm", undefined],
  ["/preview/8c1f", undefined],
  ["/requests/quotes/8c1f", undefined],
  ["/api/orders/corrections", undefined],
])("Next sends %s with the referrer policy %s", (path, policy) => {
  const headers = policyHeaders
    .filter(({ source }) => getPathMatch(source, { strict: true })(path))
    .flatMap((rule) => rule.headers);

  expect(headers.findLast(({ key }) => key === "referrer-policy")?.value).toBe(policy);
});
