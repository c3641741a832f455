import { secretPathPrefixes } from "./lib/secret-paths.ts";

/** Routes that set stricter headers of their own, which Next would overwrite with these. */
const withOwnPolicies =
  "preview/|newsletter/|requests/quotes/|learning$|api/(?:cart|country|gifts|newsletter|orders|preview|requests)/|api/cw/sessions|lake/";

/** Header rules for next.config.ts: who may embed a page, and who is told its address. The last rule for a path wins. */
export const policyHeaders = [
  {
    source: `/((?!${withOwnPolicies}).*)`,
    headers: [
      { key: "referrer-policy", value: "strict-origin-when-cross-origin" },
      // Only the Studio may embed the site, from the same origin.
      { key: "content-security-policy", value: "frame-ancestors 'self'" },
    ],
  },
  {
    // A page's own policy comes too late for what the Link header preloads.
    source: `/((?!${withOwnPolicies})(?:${secretPathPrefixes.join("|")})/.+)`,
    headers: [{ key: "referrer-policy", value: "strict-origin" }],
  },
];
