import { expect, test } from "vitest";
import { parseFileName, samplePath, syllabusPath } from "./file-paths.ts";

test("a book's sample and a course's syllabus have readable paths", () => {
  expect(samplePath("getting-started-with-asl")).toBe("/files/getting-started-with-asl-sample.pdf");
  expect(syllabusPath("level-1a-online-asl-course")).toBe("/files/level-1a-online-asl-course-syllabus.pdf");
});

test.each([
  ["getting-started-with-asl-sample.pdf", { kind: "sample", of: "getting-started-with-asl" }],
  ["level-1a-online-asl-course-syllabus.pdf", { kind: "syllabus", of: "level-1a-online-asl-course" }],
  ["a-syllabus-sample.pdf", { kind: "sample", of: "a-syllabus" }],
])("%s is a file", (name, file) => {
  expect(parseFileName(name)).toEqual(file);
});

test.each([
  ["sample.pdf"],
  ["-sample.pdf"],
  ["level-1a.pdf"],
  ["level-1a-sample.txt"],
  ["Level-1A-sample.pdf"],
  ["../secrets-sample.pdf"],
  ["https://example.com/x-sample.pdf"],
])("%s isn't a file", (name) => {
  expect(parseFileName(name)).toBeNull();
});
