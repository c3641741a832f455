import type { ReferenceRule } from "sanity";

/** Checks that a document doesn't reference itself. `name` is the type's name for editors. */
export const requireDifferentDocument = (name: string) => (rule: ReferenceRule) =>
  rule.custom((reference, { document }) => {
    const ownId = document?._id.replace(/^(drafts|versions\.[^.]+)\./, "");
    return reference?._ref === ownId ? `A ${name} can't refer to itself. Choose another one.` : true;
  });
