import type { UrlRule } from "sanity";

/** A page of ours or a full address; nothing a browser would run. */
export const linkAddress = (rule: UrlRule) =>
  rule
    .uri({ allowRelative: true, scheme: ["http", "https", "mailto", "tel"] })
    .error("Use a path such as /courses, or an address that begins with https://.");

/** A full address on the web. */
export const webAddress = (rule: UrlRule) =>
  rule.uri({ scheme: ["http", "https"] }).error("Use an address that begins with https://.");
