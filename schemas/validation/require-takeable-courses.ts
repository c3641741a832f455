import { getPublishedId, type ValidationContext } from "sanity";
import { neededBefore } from "../rules/prerequisites.ts";
import { publicClient } from "./clients.ts";
import { textOf } from "./field-values.ts";
import type { Finding } from "./finding.ts";
import { checkPrerequisites, type CourseNode } from "./prerequisites.ts";

const coursesQuery = `*[_type == "course"]{
  "id": _id, title, handle, type, "prerequisites": prerequisites[]._ref
}`;

/** A course can only be published when its prerequisites exist and can be taken (requirements §4.10). */
export async function requireTakeableCourses(
  prerequisites: readonly unknown[] | undefined,
  context: ValidationContext,
): Promise<Finding> {
  const { document } = context;
  if (!document) return true;
  const course: CourseNode = {
    id: getPublishedId(document._id),
    title: textOf(document, "title") ?? null,
    handle: textOf(document, "handle") ?? null,
    type: textOf(document, "type") ?? null,
    prerequisites: (prerequisites ?? []).flatMap((reference) => textOf(reference, "_ref") ?? []),
  };
  const courses = await publicClient(context).fetch<CourseNode[]>(coursesQuery);
  return checkPrerequisites({ course, courses, neededBefore });
}
