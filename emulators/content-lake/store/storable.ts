import { invalid } from "./mutation-failure.ts";

/** "Maximum attribute depth" of sanity.io/docs/content-lake/technical-limits: attributes and array items both count. */
export const attributeDepthLimit = 20;

/** Names that a JavaScript object cannot carry safely; the hosted service, which is none, takes them. */
export const forbiddenNames: ReadonlySet<string> = new Set(["__proto__", "hasOwnProperty"]);

/** Throws the `MutationFailure` for a value that could not be read back as it was written. */
export function requireStorable(value: unknown, depthLimit = attributeDepthLimit): void {
  if (typeof value === "number" && !Number.isFinite(value)) {
    throw invalid("A number is too large to be stored");
  }
  if (typeof value !== "object" || value === null) return;
  if (depthLimit === 0 && Object.keys(value).length > 0) {
    throw invalid(`The maximum attribute depth of ${attributeDepthLimit} is exceeded`);
  }
  for (const [name, item] of Object.entries(value)) {
    if (forbiddenNames.has(name)) throw invalid(`"${name}" cannot be the name of an attribute`);
    requireStorable(item, depthLimit - 1);
  }
}
