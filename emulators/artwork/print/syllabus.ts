import type { Instructor } from "@shop/schemas/generated/sanity.types.ts";
import { arc, echoes } from "#artwork/arc.ts";
import { placed } from "#artwork/curve.ts";
import { levelArcs } from "#artwork/level-arcs.ts";
import { levels, type Level } from "#artwork/levels.ts";
import { palette } from "#artwork/palette.ts";
import { bullets, paragraphs, words, type Printed } from "#artwork/print/printed.ts";
import { richTextHtml } from "#artwork/print/rich-text-html.ts";
import type { CourseSlug } from "#seed/content/course-id.ts";
import type { Seed, SeedCourse } from "#seed/content/seed-document.ts";

/** The levels of each course, which give its syllabus movements and colors. */
const levelsOf: Record<CourseSlug, readonly [Level, ...Level[]]> = {
  "level-1a-online-asl-course": [levels["1A"]],
  "level-1b-online-asl-course": [levels["1B"]],
  "level-2a-online-asl-course": [levels["2A"]],
  "level-2b-online-asl-course": [levels["2B"]],
  "complete-course-bundle": [levels["1A"], levels["1B"], levels["2A"], levels["2B"]],
  "asl-essentials-bundle": [levels["1A"], levels["1B"]],
  "kids-asl-course-level-1a": [levels.kids1A],
  "kids-asl-course-level-1b": [levels.kids1B],
  "asl-essentials-bundle-for-kids": [levels.kids1A, levels.kids1B],
};

interface SyllabusFacts {
  slug: CourseSlug;
  course: SeedCourse;
  instructor: Seed<Instructor>;
  /** The courses that come before it, or that it holds, in order. */
  needs: readonly SeedCourse[];
  holds: readonly SeedCourse[];
  supportEmail: string;
}

/** A course on two pages of paper, in the words of its own document. */
export function syllabus(facts: SyllabusFacts): Printed {
  const { slug, course } = facts;
  return {
    file: `syllabi/${slug}.pdf`,
    title: `${course.title}: syllabus`,
    footer: `${course.title} · Syllabus`,
    accent: course.audience === "kids" ? palette.coral : palette.pine,
    body: `<div class="syllabus">${toHead(course, levelsOf[slug])}
      <p class="lead">${words(course.header?.description ?? "")}</p>${toFacts(course)}
      <h3>After this course you can</h3>${bullets(course.whatYouWillLearn ?? [])}
      <h3>What it covers</h3><div class="columns">${toColumns(course.topics?.list ?? [])}</div>
      <div class="page"><h2>How it goes</h2>${richTextHtml(course.overview ?? [])}
      ${toCourses("In this bundle", facts.holds)}${toNeeds(facts)}
      <div class="columns">${(course.features ?? []).map(({ title = "", description = "" }) => `<div><h3>${words(title)}</h3>${paragraphs(description)}</div>`).join("")}</div>
      <div class="note"><h3>Your teacher: ${facts.instructor.name}</h3>${paragraphs(facts.instructor.shortBio ?? "", `Questions? Write to ${facts.supportEmail}.`)}</div></div></div>`,
  };
}

function toHead(
  { title = "", subtitle = "", audience }: SeedCourse,
  parts: readonly [Level, ...Level[]],
): string {
  const { ground, numeral, line, dot } = parts[0];
  const width = 250 / Math.min(parts.length, 2);
  const movements = parts.map(({ name }, index) => {
    const movement = placed(levelArcs[name], {
      x: 10 + (index % 2) * width,
      y: 12 + Math.floor(index / 2) * 100,
      width: width - 26,
      height: parts.length > 2 ? 76 : 170,
    });
    return (
      echoes(movement, { stroke: line, width: 1, count: 6 }) + arc(movement, { stroke: line, width: 4, dot })
    );
  });
  return `<div class="head" style="background:${ground};color:${numeral}"><p class="kind">${audience === "kids" ? "Kids course" : "Online ASL course"} · Syllabus</p>
    <h1>${words(title)}</h1><p class="subtitle">${words(subtitle)}</p>
    <svg width="2.5in" height="2in" viewBox="0 0 250 202" aria-hidden="true">${movements.join("")}</svg></div>`;
}

function toFacts({ lessonCount, stats }: SeedCourse): string {
  const facts = [
    ["Lessons", lessonCount],
    ["Duration", stats?.duration],
    ["Video", stats?.videoHours],
    ["Access", stats?.access],
    ["CEUs", stats?.ceuCount],
  ] as const;
  const known = facts.filter(([, value]) => value !== undefined);
  return `<dl class="facts" style="grid-template-columns:repeat(${known.length},auto)">${known.map(([label, value]) => `<div><dt>${label}</dt><dd>${value}</dd></div>`).join("")}</dl>`;
}

function toColumns(items: readonly string[]): string {
  const half = Math.ceil(items.length / 2);
  return bullets(items.slice(0, half)) + bullets(items.slice(half));
}

function toCourses(heading: string, courses: readonly SeedCourse[]): string {
  if (courses.length === 0) return "";
  return `<h3>${heading}</h3>${bullets(courses.map(({ title, subtitle, lessonCount }) => `${title}: ${subtitle}. ${lessonCount} lessons.`))}`;
}

function toNeeds({ course, needs }: SyllabusFacts): string {
  if (course.type === "bundle") return "";
  return needs.length > 0
    ? toCourses("Take these first", needs)
    : `<h3>What you need</h3>${paragraphs("No course comes before this one. You need a screen that shows hands and faces clearly, and room to move your arms.")}`;
}
