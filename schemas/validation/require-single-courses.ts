import type { ValidationContext } from "sanity";
import { publicClient } from "./clients.ts";
import { textOf } from "./field-values.ts";
import type { Finding } from "./finding.ts";

const bundleQuery = `*[_type == "course" && type == "bundle" && _id in $ids][0].title`;

/** A bundle contains at least two single courses. */
export async function requireSingleCourses(
  courses: readonly unknown[] | undefined,
  context: ValidationContext,
): Promise<Finding> {
  if (textOf(context.document, "type") !== "bundle") return true;
  const ids = (courses ?? []).flatMap((reference) => textOf(reference, "_ref") ?? []);
  if (ids.length < 2) return "A bundle needs at least two courses.";
  const bundle = await publicClient(context).fetch<string | null>(bundleQuery, { ids });
  return bundle === null || `“${bundle}” is a bundle. Choose its courses instead.`;
}
