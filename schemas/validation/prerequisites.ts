import type { Finding } from "./finding.ts";

/** A course's fields for this check. */
export interface CourseNode {
  id: string;
  title: string | null;
  handle: string | null;
  type: string | null;
  /** The ids of its prerequisites. */
  prerequisites: readonly string[] | null;
}

interface Prerequisites {
  course: CourseNode;
  /** All courses as visitors will see them. */
  courses: readonly CourseNode[];
  /** Prerequisites in order, by handle. */
  neededBefore: ReadonlyMap<string, readonly string[]>;
}

/** Checks that all prerequisites can be taken and match the curriculum. */
export function checkPrerequisites({ course, courses, neededBefore }: Prerequisites): Finding {
  const ids = course.prerequisites ?? [];
  if (course.type === "bundle") return ids.length === 0 || "Bundles don't need prerequisites. Remove these.";
  const prerequisites = ids.flatMap((id) => courses.find((other) => other.id === id) ?? []);
  if (prerequisites.length < ids.length)
    return "One of these courses was deleted or isn't published. Publish it first, or remove it here.";
  const bundle = prerequisites.find(({ type }) => type === "bundle");
  if (bundle) return `${toName(bundle)} is a bundle. Choose single courses.`;
  const circle = prerequisites.find(({ id }) => leadsTo(course.id, { from: id, courses }));
  if (circle) return `${toName(circle)} requires this course, so nobody could take either.`;
  return checkCurriculum(course, { prerequisites, courses, neededBefore });
}

function checkCurriculum(
  { handle }: CourseNode,
  {
    prerequisites,
    courses,
    neededBefore,
  }: Omit<Prerequisites, "course"> & { prerequisites: readonly CourseNode[] },
): Finding {
  const needed = neededBefore.get(handle ?? "");
  if (!needed || needed.join() === prerequisites.map((other) => other.handle).join()) return true;
  if (needed.length === 0) return "This course doesn't need prerequisites. Remove these.";
  const names = needed.map((name) => {
    const other = courses.find((node) => node.handle === name);
    return other ? toName(other) : `“${name}”`;
  });
  return `This course needs these prerequisites, in order: ${names.join(", ")}.`;
}

/** Whether a course requires another, directly or indirectly. */
function leadsTo(
  target: string,
  { from, courses }: { from: string; courses: readonly CourseNode[] },
  seen = new Set<string>(),
): boolean {
  if (from === target) return true;
  if (seen.has(from)) return false;
  seen.add(from);
  const previous = courses.find(({ id }) => id === from)?.prerequisites ?? [];
  return previous.some((id) => leadsTo(target, { from: id, courses }, seen));
}

const toName = ({ title, handle, id }: CourseNode) => `“${title ?? handle ?? id}”`;
