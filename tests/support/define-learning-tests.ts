import type { Enrollment, LearningPlatform } from "@shop/web/providers/learning/learning-platform.ts";
import { expect, test } from "vitest";

export interface LearningFixture extends AsyncDisposable {
  platform: LearningPlatform;
  clock: { time: number };
  /** A learner takes the first part of a course. */
  begin: (learningUrl: string, email: string, courseId: string) => void;
}

export const courseIds = [9001011, 9001012];

const dayMs = 24 * 3600 * 1000;
const ana = { first: "Ana", last: "Ng", email: "ana@example.test", studentId: "0a1b2c3d" };
const level1a = { id: "9001011", title: "ASL Level 1A" };
const level1b = { id: "9001012", title: "ASL Level 1B" };

/** The contract that every learning platform fulfills. */
export function defineLearningTests(open: () => Promise<LearningFixture>): void {
  const enroll = (fixture: LearningFixture, given: Partial<Enrollment> & { days?: number } = {}) => {
    const { days = 365, ...enrollment } = given;
    const expiresAt = fixture.clock.time + days * dayMs;
    return fixture.platform.enroll({ learner: ana, courses: [level1a], expiresAt, ...enrollment });
  };

  test("a learner's courses are open after they're enrolled, and there's a URL to start at", async () => {
    await using fixture = await open();

    const { learningUrl } = await enroll(fixture, { courses: [level1a, level1b] });

    expect(learningUrl).toMatch(/^https:\/\//);
    expect(await fixture.platform.readOpenCourses(ana.email)).toEqual(["9001011", "9001012"]);
  });

  test("the same person in other letters is the same learner", async () => {
    await using fixture = await open();
    await enroll(fixture);

    await enroll(fixture, { learner: { ...ana, email: "ANA@example.test" }, courses: [level1b] });

    expect(await fixture.platform.readOpenCourses(ana.email)).toEqual(["9001011", "9001012"]);
  });

  test("enrolling again leaves one enrollment", async () => {
    await using fixture = await open();

    await enroll(fixture);
    await enroll(fixture);

    expect(await fixture.platform.readOpenCourses(ana.email)).toEqual(["9001011"]);
  });

  test("each open course tells when access to it ends", async () => {
    await using fixture = await open();
    const { time } = fixture.clock;
    await enroll(fixture, { days: 30 });
    await enroll(fixture, { courses: [level1b], days: 365 });
    const before = await fixture.platform.readAccessEnds("ANA@example.test");

    fixture.clock.time += 31 * dayMs;

    expect([...before]).toEqual([
      ["9001011", time + 30 * dayMs],
      ["9001012", time + 365 * dayMs],
    ]);
    expect([...(await fixture.platform.readAccessEnds(ana.email)).keys()]).toEqual(["9001012"]);
    expect(await fixture.platform.readAccessEnds("nobody@example.test")).toEqual(new Map());
  });

  test("access ends when it expires", async () => {
    await using fixture = await open();
    await enroll(fixture, { days: 30 });

    fixture.clock.time += 31 * dayMs;

    expect(await fixture.platform.readOpenCourses(ana.email)).toEqual([]);
  });

  test("a course that has expired opens again", async () => {
    await using fixture = await open();
    await enroll(fixture, { days: 30 });
    fixture.clock.time += 31 * dayMs;

    await enroll(fixture, { days: 30 });

    expect(await fixture.platform.readOpenCourses(ana.email)).toEqual(["9001011"]);
  });

  test.each([
    [365, 30],
    [30, 365],
  ])("access of %d and %d days lasts for the longer one", async (first, second) => {
    await using fixture = await open();
    await enroll(fixture, { days: first });

    await enroll(fixture, { days: second });
    fixture.clock.time += 31 * dayMs;

    expect(await fixture.platform.readOpenCourses(ana.email)).toEqual(["9001011"]);
  });

  test("withdrawing ends access to the named courses only", async () => {
    await using fixture = await open();
    await enroll(fixture, { courses: [level1a, level1b] });

    await fixture.platform.withdraw("ANA@example.test", [level1a.id]);

    expect(await fixture.platform.readOpenCourses(ana.email)).toEqual(["9001012"]);
  });

  test("what was withdrawn opens again", async () => {
    await using fixture = await open();
    await enroll(fixture);
    await fixture.platform.withdraw(ana.email, [level1a.id]);

    await enroll(fixture);

    expect(await fixture.platform.readOpenCourses(ana.email)).toEqual(["9001011"]);
  });

  test("a learner has started once they've begun one of the courses", async () => {
    await using fixture = await open();
    const { learningUrl } = await enroll(fixture, { courses: [level1a, level1b] });
    const before = await fixture.platform.hasStarted(ana.email, [level1a.id, level1b.id]);

    fixture.begin(learningUrl, ana.email, level1a.id);

    expect(before).toBe(false);
    expect(await fixture.platform.hasStarted("ANA@example.test", [level1a.id, level1b.id])).toBe(true);
    expect(await fixture.platform.hasStarted(ana.email, [level1b.id])).toBe(false);
    expect(await fixture.platform.hasStarted("nobody@example.test", [level1a.id])).toBe(false);
  });

  test("withdrawing somebody who isn't a learner does nothing", async () => {
    await using fixture = await open();

    await fixture.platform.withdraw("nobody@example.test", [level1a.id]);

    expect(await fixture.platform.readOpenCourses("nobody@example.test")).toEqual([]);
  });
}
