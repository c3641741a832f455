import type { StringRule } from "sanity";
import { isPath } from "./address.ts";

/** A page's path in its canonical form: `/about-us`. */
export const sitePath = (rule: StringRule) =>
  rule
    .custom((path) => !path || isPath(path) || "refused")
    .error(
      "Use / or a path such as /about-us, with lowercase letters, numbers, and hyphens, and no slash at the end.",
    );
