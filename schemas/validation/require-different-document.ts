import type { ReferenceRule } from "sanity";

/** Nothing comes before itself, is its own part or leads to itself; `name` is the type's, as editors say it. */
export const requireDifferentDocument = (name: string) => (rule: ReferenceRule) =>
  rule.custom((reference, { document }) => {
    const own = document?._id.replace(/^(drafts|versions\.[^.]+)\./, "");
    return reference?._ref === own ? `A ${name} cannot refer to itself. Choose another one.` : true;
  });
