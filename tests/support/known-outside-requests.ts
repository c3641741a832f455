/**
 * What the unmodified Studio asks of the outside whatever its configuration, each harmless when it fails:
 * the Inter font, the newest version's number, and whether feedback is wanted.
 */
const known = [
  /^https:\/\/design-system-static\.sanity\.io\//,
  /^https:\/\/sanity-cdn\.com\/v1\/modules\//,
  /^https:\/\/api\.sanity\.io\/v[^/]+\/intake\/feedback/,
];

export const isKnownOutsideRequest = (url: string) => known.some((pattern) => pattern.test(url));

/** What the Studio writes to the console because of them, or when it is left while it says who is present. */
const knownErrors = [
  /^Failed to fetch version for package/,
  /^WebSocket is already in CLOSING or CLOSED state/,
];

export const isKnownStudioError = (text: string) => knownErrors.some((pattern) => pattern.test(text));
