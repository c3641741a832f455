import { invalid } from "./mutation-failure.ts";

/** "Maximum attribute depth" in sanity.io/docs/content-lake/technical-limits. Attributes and array items both count. */
export const attributeDepthLimit = 20;

/** Names that a JavaScript object can't have safely. The hosted service accepts them. */
export const forbiddenNames: ReadonlySet<string> = new Set(["__proto__", "hasOwnProperty"]);

/** Throws a `MutationFailure` for a value that couldn't be read back as it was written. */
export function requireStorable(value: unknown, depthLimit = attributeDepthLimit): void {
  if (typeof value === "number" && !Number.isFinite(value)) {
    throw invalid("A number is too large to be stored");
  }
  if (typeof value !== "object" || value === null) return;
  if (depthLimit === 0 && Object.keys(value).length > 0) {
    throw invalid(`The maximum attribute depth of ${attributeDepthLimit} is exceeded`);
  }
  for (const [name, item] of Object.entries(value)) {
    if (forbiddenNames.has(name)) throw invalid(`"${name}" can't be the name of an attribute`);
    requireStorable(item, depthLimit - 1);
  }
}
