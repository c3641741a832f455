import type { UrlRule } from "sanity";
import { isLinkAddress, isPathOrSecureAddress, isWebAddress } from "./address.ts";

/** One of our pages or a full URL, but nothing a browser would execute. */
export const linkAddress = (rule: UrlRule) =>
  anyAddress(rule)
    .custom<string>((address) => !address || isLinkAddress(address) || "refused")
    .error("Use a path such as /courses, or a URL that starts with https://, mailto:, or tel:.");

/** One of our pages or a secure web URL. */
export const pathOrSecureAddress = (rule: UrlRule) =>
  anyAddress(rule)
    .custom<string>((address) => !address || isPathOrSecureAddress(address) || "refused")
    .error("Use a path such as /courses, or a URL that starts with https://.");

/** A full web URL. */
export const webAddress = (rule: UrlRule) =>
  anyAddress(rule)
    .custom<string>((address) => !address || isWebAddress(address) || "refused")
    .error("Use a URL that starts with https://.");

/** Sanity's own URL rule doesn't allow paths, so it's relaxed in favor of the rules above. */
const anyAddress = (rule: UrlRule) => rule.uri({ allowRelative: true, allowCredentials: true, scheme: /.*/ });
