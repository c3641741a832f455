import type { CourseCard } from "#content/content-types.ts";

/** A color step in tokens.css. */
export type LevelGround =
  | "adult-1"
  | "adult-2"
  | "adult-3"
  | "adult-4"
  | "adult-bundle"
  | "kids-1"
  | "kids-2"
  | "kids-bundle";

export interface Level {
  ground: LevelGround;
  /** Such as "1A". Null for a bundle, and for a course without a position in its series. */
  mark: string | null;
}

type LevelSource = Pick<CourseCard, "audience" | "type" | "orderInSeries">;

const adultGrounds = ["adult-1", "adult-2", "adult-3", "adult-4"] as const;
const kidsGrounds = ["kids-1", "kids-2"] as const;

/** A level's color and number. Each number has an A and a B, so the third course in a series is 2A. */
export function toLevel({ audience, type, orderInSeries }: LevelSource): Level {
  const isKids = audience === "kids";
  if (type === "bundle") return { ground: isKids ? "kids-bundle" : "adult-bundle", mark: null };
  const grounds = isKids ? kidsGrounds : adultGrounds;
  const step = Math.min(Math.max(orderInSeries ?? 1, 1), grounds.length);
  return { ground: grounds[step - 1] ?? grounds[0], mark: orderInSeries ? toMark(orderInSeries) : null };
}

export interface SeriesStep {
  mark: string;
  isTaught: boolean;
}

/** All levels of a course's series (requirements §3.45: four for adults, two for kids), and which of them it teaches. */
export function toSeries(course: LevelSource & { bundledCourses: LevelSource[] | null }): SeriesStep[] {
  const courses = course.type === "bundle" ? (course.bundledCourses ?? []) : [course];
  const taught = new Set(courses.map(({ orderInSeries }) => orderInSeries));
  const count = course.audience === "kids" ? kidsGrounds.length : adultGrounds.length;
  return Array.from({ length: count }, (_, index) => ({
    mark: toMark(index + 1),
    isTaught: taught.has(index + 1),
  }));
}

function toMark(orderInSeries: number): string {
  return `${Math.ceil(orderInSeries / 2)}${orderInSeries % 2 === 1 ? "A" : "B"}`;
}
