import type { ReferenceRule } from "sanity";

/** A course is never its own prerequisite or its own part. */
export const requireDifferentDocument = (rule: ReferenceRule) =>
  rule.custom((reference, { document }) => {
    const own = document?._id.replace(/^(drafts|versions\.[^.]+)\./, "");
    return reference?._ref === own ? "A course cannot refer to itself. Choose another one." : true;
  });
