/** Prerequisites of courses, in order, by handle (requirements §4.10). Editors choose those of other courses. */
export const neededBefore: ReadonlyMap<string, readonly string[]> = new Map([
  ["level-1a-online-asl-course", []],
  ["level-1b-online-asl-course", ["level-1a-online-asl-course"]],
  ["level-2a-online-asl-course", ["level-1a-online-asl-course", "level-1b-online-asl-course"]],
  [
    "level-2b-online-asl-course",
    ["level-1a-online-asl-course", "level-1b-online-asl-course", "level-2a-online-asl-course"],
  ],
  ["kids-asl-course-level-1a", []],
  ["kids-asl-course-level-1b", ["kids-asl-course-level-1a"]],
]);
