import type { StringRule } from "sanity";
import { isPath } from "./address.ts";

/** Where a page stands, in the one way it is written: `/about-us`. */
export const sitePath = (rule: StringRule) =>
  rule
    .custom((path) => !path || isPath(path) || "refused")
    .error("Use / or a path such as /about-us: small letters, digits and hyphens, no slash at the end.");
