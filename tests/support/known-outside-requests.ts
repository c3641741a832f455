/**
 * Outside requests that the unmodified Studio makes whatever its configuration, and that are harmless when they fail: the Inter
 * font, the latest version's number, and whether feedback is wanted.
 */
const known = [
  /^https:\/\/design-system-static\.sanity\.io\//,
  /^https:\/\/sanity-cdn\.com\/v1\/modules\//,
  /^https:\/\/api\.sanity\.io\/v[^/]+\/intake\/feedback/,
];

export const isKnownOutsideRequest = (url: string) => known.some((pattern) => pattern.test(url));

/**
 * What the Studio logs because of them, when the page is left while it announces presence, or when its idle work finds no idle
 * moment for ten seconds (a timeout of its own, without a message).
 */
const knownErrors = [
  /^Failed to fetch version for package/,
  /^WebSocket is already in CLOSING or CLOSED state/,
  /^Failed to resolve initial value for template "\w+": Error \(/,
];

export const isKnownStudioError = (text: string) => knownErrors.some((pattern) => pattern.test(text));
