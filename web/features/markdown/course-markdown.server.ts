import "server-only";
import { documentPath } from "@shop/schemas/paths.ts";
import { toSafeAbsoluteUrl } from "#ui/safe-absolute-url.server.ts";
import { describeOffer } from "#features/markdown/describe-offer.ts";
import {
  toBullets,
  toFact,
  toLink,
  toMarkdown,
  toSection,
  toText,
  toTextBullets,
} from "#features/markdown/markdown-parts.ts";
import { toStoryMarkdown } from "#features/markdown/story-markdown.server.ts";
import type { CourseCard, CoursePage } from "#content/content-types.ts";
import type { Offer } from "#commerce/offer.ts";

interface PricedCourse {
  course: CoursePage;
  offer: Offer;
}

/** A course's page as Markdown. */
export function toCourseMarkdown({ course, offer }: PricedCourse): string {
  const { title, subtitle, description, header, stats, instructor } = course;
  return toMarkdown(
    `# ${toText(title)}`,
    subtitle && `> ${toText(subtitle)}`,
    toText(header?.description ?? description),
    toBullets([
      toFact("Price", describeOffer(offer)),
      toFact("Lessons", course.lessonCount),
      toFact("Video", toText(stats?.videoHours)),
      toFact("Access", toText(stats?.access)),
      toFact("Duration", toText(stats?.duration)),
      toFact("CEUs", stats?.ceuCount),
      toFact("Instructor", toText(instructor?.name)),
      toFact("Page", toSafeAbsoluteUrl(documentPath(course))),
    ]),
    toTextBullets(header?.highlights),
    toSection("Prerequisites", toCourseLinks(course.prerequisites)),
    toSection("Overview", toStoryMarkdown(course.overview)),
    toSection("Courses in this bundle", toCourseLinks(course.bundledCourses)),
    toSection("Topics", toTextBullets(course.topics?.list)),
    toSection("After this course you can", toTextBullets(course.whatYouWillLearn)),
    toSection(`Your instructor`, toText(instructor?.shortBio), toStoryMarkdown(instructor?.about ?? null)),
    toSection(
      "Questions and answers",
      ...(course.courseFaq ?? []).flatMap(({ question, answer }) =>
        question ? [`### ${toText(question)}`, toText(answer)] : [],
      ),
    ),
  );
}

const toCourseLinks = (courses: readonly CourseCard[] | null) =>
  toBullets(
    courses
      ?.filter((course) => course !== null)
      .map((course) => toLink(course.title, toSafeAbsoluteUrl(documentPath(course)))),
  );
