import type { UrlRule } from "sanity";
import { isLinkAddress, isPathOrSecureAddress, isWebAddress } from "./address.ts";

/** A page of ours or a full address; nothing a browser would run. */
export const linkAddress = (rule: UrlRule) =>
  anyAddress(rule)
    .custom<string>((address) => !address || isLinkAddress(address) || "refused")
    .error("Use a path such as /courses, or an address that begins with https://, mailto: or tel:.");

/** A page of ours or a secure address on the web. */
export const pathOrSecureAddress = (rule: UrlRule) =>
  anyAddress(rule)
    .custom<string>((address) => !address || isPathOrSecureAddress(address) || "refused")
    .error("Use a path such as /courses, or an address that begins with https://.");

/** A full address on the web. */
export const webAddress = (rule: UrlRule) =>
  anyAddress(rule)
    .custom<string>((address) => !address || isWebAddress(address) || "refused")
    .error("Use an address that begins with https://.");

/** Sanity's own rule for addresses knows no paths: it lets everything pass that the rules above judge. */
const anyAddress = (rule: UrlRule) => rule.uri({ allowRelative: true, allowCredentials: true, scheme: /.*/ });
