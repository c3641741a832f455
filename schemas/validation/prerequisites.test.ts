import { expect, test } from "vitest";
import { neededBefore } from "../rules/prerequisites.ts";
import { checkPrerequisites, type CourseNode } from "./prerequisites.ts";

const node = (id: string, rest: Partial<CourseNode> = {}): CourseNode => ({
  id,
  title: id.toUpperCase(),
  handle: `level-${id}-online-asl-course`,
  type: "course",
  prerequisites: [],
  ...rest,
});

const levels = [
  node("1a"),
  node("1b", { prerequisites: ["1a"] }),
  node("2a", { prerequisites: ["1a", "1b"] }),
  node("all", { handle: "complete-course-bundle", type: "bundle" }),
];

test.each([
  ["nothing before 1A", node("1a"), true],
  ["1A before 1B", node("1b", { prerequisites: ["1a"] }), true],
  ["1A, 1B and 2A before 2B", node("2b", { prerequisites: ["1a", "1b", "2a"] }), true],
  ["nothing before a bundle", node("all", { type: "bundle" }), true],
  [
    "anything before a course outside the curriculum",
    node("x", { handle: "poetry", prerequisites: ["2a"] }),
    true,
  ],
  ["no list at all", node("1a", { prerequisites: null }), true],
])("accepts %s", (_name, course, finding) => {
  expect(checkPrerequisites({ course, courses: levels, neededBefore })).toBe(finding);
});

test.each([
  [
    "a course before a bundle",
    node("all", { type: "bundle", prerequisites: ["1a"] }),
    "Bundles don't need prerequisites. Remove these.",
  ],
  [
    "an unpublished or deleted course",
    node("1b", { prerequisites: ["gone"] }),
    "One of these courses was deleted or isn't published. Publish it first, or remove it here.",
  ],
  [
    "a bundle before a course",
    node("x", { handle: "poetry", prerequisites: ["all"] }),
    "“ALL” is a bundle. Choose single courses.",
  ],
  [
    "courses that require each other",
    node("1a", { prerequisites: ["2a"] }),
    "“2A” requires this course, so nobody could take either.",
  ],
  [
    "a course before 1A",
    node("1a", { prerequisites: ["x"] }),
    "This course doesn't need prerequisites. Remove these.",
  ],
  ["nothing before 1B", node("1b"), "This course needs these prerequisites, in order: “1A”."],
  [
    "the wrong order before 2A",
    node("2a", { prerequisites: ["1b", "1a"] }),
    "This course needs these prerequisites, in order: “1A”, “1B”.",
  ],
  [
    "a level that doesn't exist yet",
    node("kids", { handle: "kids-asl-course-level-1b", prerequisites: [] }),
    "This course needs these prerequisites, in order: “kids-asl-course-level-1a”.",
  ],
])("refuses %s", (_name, course, finding) => {
  const courses = [...levels, node("x", { handle: "poetry" })];

  expect(checkPrerequisites({ course, courses, neededBefore })).toBe(finding);
});

test("terminates when other courses require each other", () => {
  const courses = [node("1a", { prerequisites: ["1b"] }), node("1b", { prerequisites: ["1a"] })];
  const course = node("x", { handle: "poetry", prerequisites: ["1a"] });

  expect(checkPrerequisites({ course, courses, neededBefore })).toBe(true);
});
