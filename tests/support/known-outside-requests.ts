/** The font of @sanity/ui 5, which the media plugin's styles bring along. Nothing is missing when it doesn't come. */
const font = /^https:\/\/design-system-static\.sanity\.io\//;

export const isKnownOutsideRequest = (url: string) => font.test(url);

/**
 * What the Studio logs when the page is left while it announces presence, or when its idle work finds no idle moment for ten
 * seconds (a timeout of its own, without a message).
 */
const knownErrors = [
  /^WebSocket is already in CLOSING or CLOSED state/,
  /^Failed to resolve initial value for template "\w+": Error \(/,
];

export const isKnownStudioError = (text: string) => knownErrors.some((pattern) => pattern.test(text));
