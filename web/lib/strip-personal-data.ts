import { isIPv6 } from "node:net";
import { secretPathPrefixes } from "./secret-paths.ts";

/**
 * A text for the log without email and IP addresses, query strings and fragments, and the secrets in the site's and the shop's
 * paths: preview and quote links, orders, checkouts, newsletter links, carts, school purchases. Stacks stay readable.
 */
export const stripPersonalData = (text: string): string =>
  text
    .replaceAll(bearerToken, "Bearer […]")
    .replaceAll(cartId, "gid://shopify/Cart/…")
    .replaceAll(queryOrFragment, "")
    .replaceAll(secretPath, "$<before>/$<prefix>/…")
    .replaceAll(emailAddress, "[email]")
    .replaceAll(ipv4Address, "[ip]")
    .replaceAll(colons, (found) => (isIPv6(found) ? "[ip]" : found));

const bearerToken = /\bBearer \S+/gi;
const cartId = /gid:\/\/shopify\/Cart\/[^\s"']+/g;
const queryOrFragment = /(?<=[\w/.-])[?#][^\s"'`<>()]+/g;
/** Of a path that begins here or after an origin. In a file's path, the same words are folders. */
const secretPath = new RegExp(
  `(?<before>^|[\\s"'\`([<=:]|https?://[^\\s/]{1,255}/?)/(?<prefix>${secretPathPrefixes.join("|")})/[^\\s"'\`<>()\\]]+`,
  "g",
);
// The lengths are RFC 5321's. Without them, a long text would take quadratic time.
const emailAddress = /[^\s@<>"'(),;:/?=&]{1,64}(?:@|%40)[^\s@<>"'(),;:/?=&%]{1,255}\.[a-z]{2,63}(?![\w@/])/gi;
/** Not a browser's version: `Chrome/140.0.0.0`. */
const ipv4Address = /(?<![\d.]|\w\/)(?:\d{1,3}\.){3}\d{1,3}(?![\d.])/g;
const colons = /(?<![\w:.])[\da-f:]{2,39}(?![\w:])/gi;
