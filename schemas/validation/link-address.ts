import type { UrlRule } from "sanity";
import { isLinkAddress, isPathOrSecureAddress, isWebAddress, toOwnPath } from "./address.ts";

/** One of our pages or a full URL, but nothing a browser would execute. */
export const linkAddress = (rule: UrlRule) =>
  anyAddress(rule)
    .custom<string>((address) => !address || (isLinkAddress(address) && !isOwnPage(address)) || "refused")
    .error(
      "For our own pages, use a path such as /courses. Other URLs start with https://, mailto:, or tel:.",
    );

/** One of our pages or a secure web URL. */
export const pathOrSecureAddress = (rule: UrlRule) =>
  anyAddress(rule)
    .custom<string>(
      (address) => !address || (isPathOrSecureAddress(address) && !isOwnPage(address)) || "refused",
    )
    .error("For our own pages, use a path such as /courses. Other URLs start with https://.");

/** A full web URL. */
export const webAddress = (rule: UrlRule) =>
  anyAddress(rule)
    .custom<string>((address) => !address || isWebAddress(address) || "refused")
    .error("Use a URL that starts with https://.");

/** Whether it's a full URL of the site that the Studio is part of, as copied from the browser: it would open in a new window. */
const isOwnPage = (address: string) => toOwnPath(address, globalThis.location?.origin) !== null;

/** Sanity's own URL rule doesn't allow paths, so it's relaxed in favor of the rules above. */
const anyAddress = (rule: UrlRule) => rule.uri({ allowRelative: true, allowCredentials: true, scheme: /.*/ });
