import type { FormError } from "./form-page.ts";

interface Issue {
  path: readonly PropertyKey[];
  message: string;
}

/** The first error of each field. */
export function toFormErrors(issues: readonly Issue[] = []): FormError[] {
  const byField = Map.groupBy(issues, ({ path }) => String(path[0] ?? ""));
  return Array.from(byField, ([field, [first]]) => ({ field, message: first?.message ?? "" }));
}
