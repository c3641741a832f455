import type { Finding } from "./finding.ts";

/** A course as prerequisites see it. */
export interface CourseNode {
  id: string;
  title: string | null;
  handle: string | null;
  type: string | null;
  /** Ids of the courses that come before it. */
  prerequisites: readonly string[] | null;
}

interface Prerequisites {
  course: CourseNode;
  /** All courses as visitors will find them. */
  courses: readonly CourseNode[];
  /** What is taken before a course, in order, by handle. */
  neededBefore: ReadonlyMap<string, readonly string[]>;
}

/** The courses before this one can all be taken, and are those that the curriculum names. */
export function checkPrerequisites({ course, courses, neededBefore }: Prerequisites): Finding {
  const ids = course.prerequisites ?? [];
  if (course.type === "bundle")
    return ids.length === 0 || "A bundle needs no other course first. Remove these.";
  const found = ids.flatMap((id) => courses.find((other) => other.id === id) ?? []);
  if (found.length < ids.length)
    return "One of these courses is not published, or is gone. Publish it first, or remove it here.";
  const bundle = found.find(({ type }) => type === "bundle");
  if (bundle) return `${toName(bundle)} is a bundle. Choose single courses.`;
  const circle = found.find(({ id }) => leadsTo(course.id, { from: id, courses }));
  if (circle) return `${toName(circle)} needs this course first. Nobody could take either.`;
  return checkCurriculum(course, { found, courses, neededBefore });
}

function checkCurriculum(
  { handle }: CourseNode,
  { found, courses, neededBefore }: Omit<Prerequisites, "course"> & { found: readonly CourseNode[] },
): Finding {
  const needed = neededBefore.get(handle ?? "");
  if (!needed || needed.join() === found.map((other) => other.handle).join()) return true;
  if (needed.length === 0) return "This course needs no other first. Remove these.";
  const names = needed.map((name) => {
    const other = courses.find((node) => node.handle === name);
    return other ? toName(other) : `“${name}”`;
  });
  return `Before this course come, in this order: ${names.join(", ")}.`;
}

/** Whether the way back through prerequisites, from one course on, comes to another. */
function leadsTo(
  goal: string,
  { from, courses }: { from: string; courses: readonly CourseNode[] },
  seen = new Set<string>(),
): boolean {
  if (from === goal) return true;
  if (seen.has(from)) return false;
  seen.add(from);
  const before = courses.find(({ id }) => id === from)?.prerequisites ?? [];
  return before.some((id) => leadsTo(goal, { from: id, courses }, seen));
}

const toName = ({ title, handle, id }: CourseNode) => `“${title ?? handle ?? id}”`;
